import { renderToString } from "react-dom/server";

import { DashboardStarting } from "../../src/app/starting.tsx";
import { renderWithLogo } from "./brand.ts";
import { renderWithConsent } from "./consent.ts";

/** The markup of the dashboard's shape, which stands until the script has its data. */
export function dashboardMarkup(variant: { hasLogo: boolean; isAnswered: boolean }): string {
  renderWithLogo(variant.hasLogo);
  renderWithConsent(variant.isAnswered);
  return renderToString(<DashboardStarting />);
}
