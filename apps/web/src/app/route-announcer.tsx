import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { FIRST_PATH } from "./first-path.ts";

/**
 * Browsers announce a new document, not a new route: after a navigation this says the page's title and moves the
 * focus to its content. The first page is left alone; there the browser does both itself.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const announced = useRef(FIRST_PATH);
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setMessage(title);
    // The main element outlives the change from loading to loaded; a heading would take the focus with it.
    // An address that names a part of the page leaves the focus to that part.
    if (hash === "") document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash, title]);

  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
