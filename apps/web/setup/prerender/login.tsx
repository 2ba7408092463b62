import { StrictMode } from "react";
import { renderToString } from "react-dom/server";

import { LoginScreen } from "../../src/app/login-screen.tsx";
import { renderWithLogo } from "./brand.ts";
import { renderWithConsent } from "./consent.ts";

/** The markup of the login, as its script will find it. */
export function loginMarkup(variant: { hasLogo: boolean; isAnswered: boolean }): string {
  renderWithLogo(variant.hasLogo);
  renderWithConsent(variant.isAnswered);
  return renderToString(
    <StrictMode>
      <LoginScreen search="" typed={null} onLoggedIn={async () => undefined} />
    </StrictMode>,
  );
}
