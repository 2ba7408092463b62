import { useLocation, useNavigate } from "react-router";

import { LoginPage } from "#sign-in/login-page.tsx";

/** The login as a route: after a logout, or for someone who asked for another page first. */
export function LoginRoute() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return <LoginPage search={search} onLoggedIn={async (path) => navigate(path, { replace: true })} />;
}
