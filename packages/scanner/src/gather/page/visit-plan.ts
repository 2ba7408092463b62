import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import type { EgressError } from "#egress/egress-error.ts";
import type { NetworkGate } from "#egress/network-gate.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { EngineName } from "#evidence/engine-names.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { Probe } from "#evidence/probe-facts.ts";
import type { TriedComponents } from "#gather/operating/controls/tried-components.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import type { EvidenceCamera } from "#gather/screenshots/evidence-camera.ts";

/** What is known of a page as soon as it has been read, before it is examined. */
export type PageAsRead = Pick<PageEvidence, "url" | "finalUrl" | "document" | "isKeyPage">;

/** One page to visit. */
export interface VisitPlan {
  url: string;
  isKeyPage: boolean;
  /** Facts for which a page is operated, and a key page looked at in other views; all there are when absent. */
  onlyFor?: readonly Pick<Probe<unknown>, "id">[];
  /** Engines that are asked about the page at rest; all when absent. */
  engines?: readonly EngineName[];
  /** Rules of axe that it is asked for then; all we run when absent. */
  axeRules?: readonly string[];
  /** Whether only that is done which needs the page loaded anew; engines and rules are not asked about it at rest. */
  skipsAtRest?: boolean;
  /** Whether a page that shows nothing at all counts as not measured: a site's page that nobody can see is none. */
  refusesBlank?: boolean;
  /** Asked once a page that is none yet has been read; one that becomes a key page is examined as such. */
  becomesKeyPage?: (finalUrl: string, document: DocumentSnapshot) => Promise<boolean>;
  /** Told once the page has been read, so that what its links lead to need not wait for the rest of the visit. */
  onRead?: (page: PageAsRead) => void;
  /** Told what the engines and rules saw of the page as it came, before it is operated and looked at in other views. */
  onExamined?: (page: ExaminedPage) => void;
  /** Whether the accessibility engines are asked; they cost more than all the rest. */
  accessibility: boolean;
  /**
   * Whether a consent banner is rejected before the accessibility engines look, so that they see the page itself.
   * All else that is kept of the page, its requests and cookies above all, is from before the click.
   */
  dismissBanner?: boolean;
  /** Takes pictures of what is found; none are taken when absent. */
  camera?: EvidenceCamera;
  /** CSS pixels; 1280 x 800 when absent. */
  viewport?: { width: number; height: number };
  limits?: Partial<VisitLimits>;
  /** Components of the site that were operated on other pages; this page stands alone when absent. */
  triedComponents?: TriedComponents;
  /** Told how much longer than usual the visit takes, once the page turns out to show several views. */
  takesLonger?: (ms: number) => void;
  /** The network of the visit's context; without a way to shut it no page is operated. */
  gate?: NetworkGate;
  signal?: AbortSignal;
  /** Why the guarding proxy could not reach an address: it knows more than the browser behind it. */
  failureOf?: (url: string) => EgressError | null;
}
