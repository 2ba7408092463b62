import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import type { EgressError } from "#egress/egress-error.ts";
import type { NetworkGate } from "#egress/network-gate.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { Probe } from "#evidence/probe-facts.ts";
import type { TriedComponents } from "#gather/operating/tried-components.ts";
import type { EvidenceCamera } from "#gather/screenshots/evidence-camera.ts";

/** What one visit may cost. */
export interface VisitLimits {
  /** Until a tab is ready for the page. */
  openMs: number;
  /** Until the load event, redirects included. */
  loadMs: number;
  /** After load, until network and document are quiet. */
  settleMs: number;
  /** One reading in the page. */
  readMs: number;
  /** One accessibility engine. */
  engineMs: number;
  /** Until the tab is empty again, and as long once more until it is closed where it could not be emptied. */
  closeMs: number;
  /** After the visit began, until no further view of a key page is begun. */
  viewsUntilMs: number;
  /** From the load in which a key page is operated, until nothing further of it is tried but passing messages. */
  operateMs: number;
  /** Markup of the page itself, unpacked. */
  documentBytes: number;
  /** Everything the page loads, on the wire; what comes later is cut off. */
  totalBytes: number;
}

export const VISIT_LIMITS: VisitLimits = {
  openMs: 10_000,
  loadMs: 20_000,
  settleMs: 3000,
  readMs: 5000,
  engineMs: 15_000,
  closeMs: 3000,
  viewsUntilMs: 30_000,
  operateMs: 15_000,
  documentBytes: 10 * 1024 * 1024,
  totalBytes: 60 * 1024 * 1024,
};

/** What is known of a page as soon as it has been read, before it is examined. */
export type PageAsRead = Pick<PageEvidence, "url" | "finalUrl" | "document" | "isKeyPage">;

/** One page to visit. */
export interface VisitPlan {
  url: string;
  isKeyPage: boolean;
  /** Facts for which a key page is looked at in other views and operated; all there are when absent. */
  onlyFor?: readonly Pick<Probe<unknown>, "id">[];
  /** Whether only that is done which needs the page loaded anew; engines and rules are not asked about it at rest. */
  skipsAtRest?: boolean;
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
  /** The network of the visit's context; without a way to shut it no page is operated. */
  gate?: NetworkGate;
  signal?: AbortSignal;
  /** Why the guarding proxy could not reach an address: it knows more than the browser behind it. */
  failureOf?: (url: string) => EgressError | null;
}
