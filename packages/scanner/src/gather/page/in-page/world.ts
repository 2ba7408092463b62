import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { describePaths } from "./describe-across.ts";
import { describeNodePaths } from "./describe-node-paths.ts";
import { endEntrances } from "./end-entrances.ts";
import { observeVitals, readVitals, type ObservedVitals } from "./observe-vitals.ts";
import { quietForMs, textsThatRan, watchForQuiet } from "./quiet.ts";
import { readDocument } from "./read-document.ts";
import { readStorage } from "./read-storage.ts";
import { runAccessLintHere } from "./run-accesslint.ts";
import { axeFrames, describeTargets, elementAt, finishAxe, runAxeHere, runAxePartly } from "./run-axe.ts";

/** What the rest of the scanner may call in a page's isolated world. */
export interface PageWorld {
  readDocument(): DocumentSnapshot;
  readStorage(): PageEvidence["storage"];
  readVitals(): ObservedVitals;
  quietForMs: typeof quietForMs;
  textsThatRan: typeof textsThatRan;
  endEntrances(): number;
  runAxeHere: typeof runAxeHere;
  runAxePartly: typeof runAxePartly;
  finishAxe: typeof finishAxe;
  axeFrames: typeof axeFrames;
  elementAt: typeof elementAt;
  describeTargets: typeof describeTargets;
  describePaths: typeof describePaths;
  describeNodePaths: typeof describeNodePaths;
  runAccessLintHere: typeof runAccessLintHere;
}

watchForQuiet();
observeVitals();

export const world: PageWorld = {
  readDocument,
  readStorage,
  readVitals,
  quietForMs,
  textsThatRan,
  endEntrances,
  runAxeHere,
  runAxePartly,
  finishAxe,
  axeFrames,
  elementAt,
  describeTargets,
  describePaths,
  describeNodePaths,
  runAccessLintHere,
};
