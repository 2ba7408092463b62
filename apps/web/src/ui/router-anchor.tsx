import { Link } from "react-router";

import type { AnchorProps } from "./legal-links.tsx";

/** A link the router follows without loading the page anew. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  return <Link to={href} {...props} />;
}
