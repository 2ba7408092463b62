import type { ReactNode } from "react";
import { RouterProvider } from "react-router/dom";

import { createRouter } from "./routes.tsx";

/** The app with its router, at the address the browser shows. */
export function showApp(show: (content: ReactNode) => void): void {
  show(<RouterProvider router={createRouter()} />);
}
