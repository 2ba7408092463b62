import { CookieNotice } from "#cookie-notice/cookie-notice.tsx";
import { DashboardLoading } from "#dashboard/dashboard-loading.tsx";
import { currentSession } from "#session/session.ts";
import { StartingFrame } from "#shell/shell-frame.tsx";
import { BrandMark } from "#ui/brand-mark.tsx";

/** What stands there until the first screen's code has arrived. */
export function Starting() {
  const isDashboard = globalThis.location.pathname === "/" && currentSession().status !== "signed-out";
  return isDashboard ? <DashboardStarting /> : <MarkAlone />;
}

/** The dashboard's shape. The server sends the same with the page, so nothing moves when the script takes over. */
export function DashboardStarting() {
  return (
    <>
      <CookieNotice />
      <StartingFrame>
        <DashboardLoading />
      </StartingFrame>
    </>
  );
}

function MarkAlone() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <BrandMark className="size-10" />
    </div>
  );
}
