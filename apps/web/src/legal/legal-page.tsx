import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";

import { brand } from "#brand/brand.ts";
import { BrandBlock } from "#ui/brand-mark.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { LegalLinks } from "#ui/legal-links.tsx";
import { RouterAnchor } from "#ui/router-anchor.tsx";

import { LegalBody } from "./legal-body.tsx";
import type { LegalSection, LegalText } from "./legal-text.ts";
import { LINK_LOOK, TextLink } from "./text-link.tsx";

export interface LegalPageProps {
  text: LegalText;
  /** Where 'Back to Dashboard' leads. */
  back: "/" | "/dashboard";
  /** Whether a second link to the dashboard stands below the text. */
  hasDashboardLink: boolean;
  /** What the reader can do about what the text says, below it. */
  action?: ReactNode;
}

/** A legal text, open to everybody. */
export function LegalPage({ text, back, hasDashboardLink, action }: LegalPageProps) {
  useFocusOnAnchor();
  return (
    <div className="mx-auto flex min-h-dvh max-w-5xl flex-col px-4 sm:px-6 print:block print:max-w-none print:px-0">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
        <BrandBlock />
        <Link to={back} className={`${buttonLook()} print:hidden`}>
          <ArrowLeft aria-hidden className="size-4 shrink-0" />
          Back to Dashboard
        </Link>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="grid flex-1 content-start gap-x-12 py-8 lg:grid-cols-[minmax(0,1fr)_15rem] print:block print:py-0"
      >
        <div className="wrap-anywhere">
          <h1 className="mt-2 text-3xl font-semibold tracking-tight">{text.title}</h1>
          <p className="mt-2 text-muted">{text.updated}</p>
        </div>
        <Contents sections={text.sections} />
        <div className="max-w-[54ch] leading-relaxed wrap-anywhere print:max-w-none">
          <LegalBody nodes={text.body} />
          {action && <div className="mt-6 print:hidden">{action}</div>}
          {hasDashboardLink && (
            <p className="mt-10 print:hidden">
              <TextLink to="/dashboard">Dashboard</TextLink>
            </p>
          )}
        </div>
      </main>
      <LegalFooter />
    </div>
  );
}

/** Following a link into the text takes the keyboard along; the router only scrolls. */
function useFocusOnAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="mt-6 self-start text-sm lg:sticky lg:top-6 lg:row-span-2 lg:mt-2 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="font-semibold">
        On this page
      </h2>
      <ol className="mt-2 border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="block py-1 pl-3 text-muted hover:text-ink hover:underline max-sm:py-2.5"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LegalFooter() {
  return (
    <footer className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line py-5 text-sm text-muted">
      <div className="print:hidden">
        <LegalLinks Anchor={RouterAnchor} />
      </div>
      <a className={LINK_LOOK} href={`mailto:${brand.supportEmail}`}>
        {brand.supportEmail}
      </a>
      <p>{brand.copyright}</p>
    </footer>
  );
}
