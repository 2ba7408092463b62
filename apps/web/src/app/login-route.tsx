import { useNavigate } from "react-router";

import { LoginPage } from "#sign-in/login-page.tsx";

/** The login as a route: after a logout, or for someone who asked for another page first. */
export function LoginRoute() {
  const navigate = useNavigate();
  return <LoginPage onLoggedIn={async (path) => navigate(path, { replace: true })} />;
}
