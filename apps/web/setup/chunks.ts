import { join } from "node:path";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

const SOURCES = join(import.meta.dirname, "..", "src");

/** What is fetched together, in the order people come to it; what an earlier step has is not in a later one. */
const STEPS: readonly { chunk: string; entries: readonly string[] }[] = [
  { chunk: "login", entries: ["app/main.tsx", "app/login-entry.tsx"] },
  { chunk: "app", entries: ["app/app-entry.tsx"] },
  { chunk: "signed-in", entries: ["app/signed-in-layout.tsx"] },
];

const PAGES = [
  "dashboard/dashboard-page.tsx",
  "audit-history/audit-history-page.tsx",
  "statements/letter-page.tsx",
  "statements/conformance-page.tsx",
  "fix-priority/fix-priority-page.tsx",
  "billing/billing-page.tsx",
  "account/account-page.tsx",
  "team/team-page.tsx",
  "support/support-page.tsx",
];

/** What so many pages have in common is fetched in one piece, and in another one what the first page can do without. */
const SHARED_BY = 3;
const FIRST_PAGE = "dashboard/dashboard-page.tsx";

/** Forms that are fetched when someone comes to them. */
const LATE = [
  "sign-in/change-password-form.tsx",
  "sign-in/reset-password-form.tsx",
  "app/accept-invite-route.tsx",
];

/** The operator's page: no page of clients may come to need its code. */
const OPS = "app/ops-entry.tsx";

/** What the bundler adds to every chunk that loads others; no module imports it. */
const ADDED_BY_BUNDLER = /^\0vite\/preload-helper/u;

/**
 * Which modules share a chunk. Left alone the bundler makes dozens of small files, and each costs a request and the
 * time of the main thread to ask for it.
 */
export const CHUNK_GROUPS = [
  {
    debugName: "start",
    priority: STEPS.length + 4,
    name: (id: string) =>
      ADDED_BY_BUNDLER.test(id) || id === join(SOURCES, "app/start.ts") ? "start" : null,
  },
  ...STEPS.map(({ chunk, entries }, step) => ({
    debugName: chunk,
    priority: STEPS.length + 3 - step,
    name: (id: string, graph: ModuleGraph) =>
      entries.some((entry) => reached(entry, graph).has(id)) ? chunk : null,
  })),
  {
    debugName: "pages",
    priority: 3,
    name: (id: string, graph: ModuleGraph) =>
      isShared(id, graph) && reached(FIRST_PAGE, graph).has(id) ? "pages" : null,
  },
  {
    debugName: "more-pages",
    priority: 2,
    name: (id: string, graph: ModuleGraph) => (isShared(id, graph) ? "more-pages" : null),
  },
  {
    debugName: "shared-with-ops",
    priority: 1,
    name: (id: string, graph: ModuleGraph) =>
      sharedWithOps(graph).has(id) ? `shared-${wantedBy(id, graph)}` : null,
  },
  {
    debugName: "ops",
    priority: 0,
    name: (id: string, graph: ModuleGraph) => (reached(OPS, graph).has(id) ? "ops" : null),
  },
];

const known = new Map<string, ReadonlySet<string>>();

function isShared(id: string, graph: ModuleGraph): boolean {
  return PAGES.filter((page) => reached(page, graph).has(id)).length >= SHARED_BY;
}

let shared: ReadonlySet<string> | null = null;

/** What the operator's page has in common with something of the clients'. */
function sharedWithOps(graph: ModuleGraph): ReadonlySet<string> {
  if (shared) return shared;
  const own = reached(OPS, graph);
  const isWanted = (id: string) => graph.getModuleInfo(id)?.importers.some((importer) => !own.has(importer));
  const found = new Set([...own].filter(isWanted));
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  shared = found;
  return found;
}

/** Which of the clients' pages and late forms need a module, as a short name: those that differ share no chunk. */
function wantedBy(id: string, graph: ModuleGraph): string {
  const bits = [...PAGES, ...LATE].map((entry) => (reached(entry, graph).has(id) ? "1" : "0"));
  return Number.parseInt(bits.join(""), 2).toString(36);
}

/** A module and everything it imports at once. */
function reached(path: string, graph: ModuleGraph): ReadonlySet<string> {
  const entry = join(SOURCES, path);
  const before = known.get(entry);
  if (before) return before;
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  known.set(entry, found);
  return found;
}
