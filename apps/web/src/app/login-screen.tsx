import { CookieNotice } from "#cookie-notice/cookie-notice.tsx";
import { LoginPage, type LoginPageProps } from "#sign-in/login-page.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ToastArea } from "#ui/toast-area.tsx";

/** Everything on the page of the login; the build renders it as well, so that the page comes with it. */
export function LoginScreen(props: LoginPageProps) {
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <LoginPage {...props} />
      <ToastArea />
    </>
  );
}
