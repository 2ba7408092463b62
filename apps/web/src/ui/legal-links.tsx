import type { ComponentType, ReactNode } from "react";

const LEGAL_PAGES = [
  { href: "/terms", label: "Terms of Service" },
  { href: "/privacy", label: "Privacy Policy" },
  { href: "/accessibility", label: "Accessibility" },
  { href: "/cookie-policy", label: "Cookie Policy" },
  { href: "/data-processing-agreement", label: "DPA" },
];

export interface AnchorProps {
  href: string;
  className: string;
  children: ReactNode;
}

export interface LegalLinksProps {
  /** How a link is made: the login is shown without the router, the other pages go through it. */
  Anchor?: ComponentType<AnchorProps> | "a";
}

/** The way to the legal pages, in every footer. */
export function LegalLinks({ Anchor = "a" }: LegalLinksProps) {
  return (
    <nav aria-label="Legal">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {LEGAL_PAGES.map(({ href, label }) => (
          <li key={href}>
            <Anchor
              href={href}
              className="inline-block py-0.5 underline underline-offset-2 hover:text-ink max-sm:py-2.5"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
