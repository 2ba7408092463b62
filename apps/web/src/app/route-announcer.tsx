import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { shownView } from "#ui/view-title.ts";

import { FIRST_PATH } from "./first-path.ts";

interface RouteAnnouncerProps {
  title: string;
  /** The view that the title names; one without a name is said once that has loaded. */
  view?: ReturnType<typeof shownView>;
}

/**
 * Browsers announce a new document, not a new route: after a navigation this says the page's title and moves the
 * focus to its content. The first page is left alone; there the browser does both itself.
 */
export function RouteAnnouncer({ title, view }: RouteAnnouncerProps) {
  const { pathname, hash } = useLocation();
  const seen = useRef(FIRST_PATH);
  const isDue = useRef(false);
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    isDue.current = true;
    // The main element outlives the change from loading to loaded; a heading would take the focus with it.
    // An address that names a part of the page leaves the focus to that part.
    if (hash === "") document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  useEffect(() => {
    if (!isDue.current) return;
    // A page names its view as it comes: the title with that name is on its way.
    if (view !== undefined && (view.isComing || view !== shownView())) return;
    isDue.current = false;
    setMessage(title);
  }, [pathname, title, view]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
