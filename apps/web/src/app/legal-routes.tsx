import type { RouteObject } from "react-router";

import { ChangeConsent } from "#cookie-notice/cookie-notice.tsx";
import type { LegalPageProps } from "#legal/legal-page.tsx";
import type { LegalText } from "#legal/legal-text.ts";

interface LegalRoute extends Omit<LegalPageProps, "text"> {
  path: string;
  title: string;
  importText: () => Promise<{ legalText: LegalText }>;
}

/** The legal pages need no session; each brings its own text when it is opened. */
export const legalRoutes: RouteObject[] = [
  legalRoute({
    path: "terms",
    title: "Terms and Conditions",
    importText: () => import("#legal/texts/terms.md"),
    back: "/",
    hasDashboardLink: false,
  }),
  legalRoute({
    path: "privacy",
    title: "Privacy Policy",
    importText: () => import("#legal/texts/privacy.md"),
    back: "/",
    hasDashboardLink: false,
  }),
  legalRoute({
    path: "accessibility",
    title: "Accessibility Statement",
    importText: () => import("#legal/texts/accessibility.md"),
    back: "/dashboard",
    hasDashboardLink: true,
  }),
  legalRoute({
    path: "cookie-policy",
    title: "Cookie Policy",
    importText: () => import("#legal/texts/cookie-policy.md"),
    back: "/dashboard",
    hasDashboardLink: true,
    action: <ChangeConsent />,
  }),
  legalRoute({
    path: "data-processing-agreement",
    title: "Data Processing Agreement",
    importText: () => import("#legal/texts/data-processing-agreement.md"),
    back: "/dashboard",
    hasDashboardLink: true,
  }),
];

function legalRoute({ path, title, importText, ...props }: LegalRoute): RouteObject {
  return {
    path,
    handle: { title },
    lazy: async () => {
      const [{ LegalPage }, { legalText }] = await Promise.all([
        import("#legal/legal-page.tsx"),
        importText(),
      ]);
      return { element: <LegalPage text={legalText} {...props} /> };
    },
  };
}
