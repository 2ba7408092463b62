/**
 * Breaks the code in small ways, one at a time: does a test notice? Takes a random sample of each area. Usage:
 * npm run prove:mutants [-- area[,area] [mutants an area [seed [minutes an area]]]]
 */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inspect } from "node:util";

import { createVitest, type TestSpecification, type Vitest } from "vitest/node";

import { AREAS, type MutatedArea } from "./mutated-areas.ts";
import { mutated, type Mutation, mutationsOf } from "./mutations.ts";
import { descendantsOf } from "./process-tree.ts";
import { randomNumbers } from "./random-numbers.ts";

const ROOT = join(import.meta.dirname, "..");
const [names = Object.keys(AREAS).join(","), ...numbers] = process.argv.slice(2);
const [sample = 40, seed = 20_261_124, minutes = 10] = numbers.map(Number);
const GOAL = 0.85;
/** A mutant that runs so many times as long as the unbroken code, and this long besides, is caught in a loop. */
const TIMES_AS_LONG = 5;
const LOOP_MS = 30_000;
const LONGEST_MS = 1_800_000;

interface Mutant extends Mutation {
  file: string;
  source: string;
}

/** The mutant that Vitest sees in place of its file. */
let active: Mutant | null = null;

const showMutant = {
  name: "show-mutant",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    active !== null && id.split("?")[0] === active.file ? mutated(code, active) : null,
};

function startVitest({ needsDatabase }: MutatedArea): Promise<Vitest> {
  return createVitest(
    "test",
    {
      root: ROOT,
      config: false,
      watch: false,
      include: ["{packages,apps}/**/*.test.{ts,tsx}"],
      exclude: ["**/node_modules/**", "**/dist/**"],
      globalSetup: needsDatabase ? ["./vitest.global-setup.ts"] : [],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      maxWorkers: 1,
      isolate: false,
      bail: 1,
      // What it keeps between runs does not know of mutants.
      fsModuleCache: false,
      reporters: [{}],
    },
    { plugins: [showMutant] },
  );
}

function mutantsOf({ files }: MutatedArea): Mutant[] {
  const found = globSync(files, { cwd: ROOT, exclude: ["**/*.{test,testing}.*"] }).toSorted();
  return found.flatMap((name) => {
    const file = join(ROOT, name);
    const source = readFileSync(file, "utf8");
    return mutationsOf(file, source).map((mutation) => ({ ...mutation, file, source }));
  });
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

/** Test files that fail; a run that had to be ended is one too. */
async function failures(
  vitest: Vitest,
  specifications: TestSpecification[],
  usuallyMs = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const limitMs = Math.min(usuallyMs * TIMES_AS_LONG + LOOP_MS, LONGEST_MS);
  const watchdog = setTimeout(endTestProcesses, limitMs);
  try {
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications);
    const failed = testModules.filter((module) => !module.ok());
    return [
      ...failed.map(({ relativeModuleId }) => relativeModuleId),
      ...unhandledErrors.map((error) => inspect(error)),
    ];
  } finally {
    clearTimeout(watchdog);
  }
}

function endTestProcesses(): void {
  for (const pid of descendantsOf(process.pid)) {
    const command = pid === process.pid ? "" : readFileSync(`/proc/${pid}/cmdline`, "utf8");
    if (command.includes("vitest/dist/workers")) process.kill(pid, "SIGKILL");
  }
}

function showOf({ file, source, start, end, by }: Mutant): string {
  const line = source.slice(0, start).split("\n").length;
  const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 90);
  return `${relative(ROOT, file)}:${line}  ${short(source.slice(start, end))}  ->  ${short(by)}`;
}

/** The tests beside a file first: they notice most, and cost least. */
function inOrder(tests: readonly TestSpecification[], { file }: Mutant): TestSpecification[][] {
  const own = file.replace(/(?:-view)?\.tsx?$/, "");
  const beside = tests.filter(({ moduleId }) => moduleId.startsWith(own));
  const others = tests.filter((test) => !beside.includes(test));
  return [beside, others].filter(({ length }) => length > 0);
}

interface Trial {
  vitest: Vitest;
  tests: readonly TestSpecification[];
  /** Time that all tests take without a mutant. */
  usuallyMs: number;
}

async function isKilled({ vitest, tests, usuallyMs }: Trial, mutant: Mutant): Promise<boolean> {
  active = mutant;
  vitest.invalidateFile(mutant.file);
  try {
    for (const some of inOrder(tests, mutant))
      if ((await failures(vitest, some, usuallyMs)).length > 0) return true;
    return false;
  } finally {
    active = null;
    vitest.invalidateFile(mutant.file);
  }
}

async function prove(name: string): Promise<void> {
  const area = AREAS[name];
  if (area === undefined) throw new Error(`There is no area "${name}": ${Object.keys(AREAS).join(", ")}.`);
  const vitest = await startVitest(area);
  try {
    await vitest.standalone();
    const found = new Set(globSync(area.tests, { cwd: ROOT }).map((file) => join(ROOT, file)));
    const tests = (await vitest.globTestSpecifications()).filter(({ moduleId }) => found.has(moduleId));
    const startedAt = Date.now();
    const failed = await failures(vitest, tests);
    const trial = { vitest, tests, usuallyMs: Date.now() - startedAt };
    if (failed.length > 0)
      throw new Error(`The tests of ${name} fail without a mutant: ${failed.join(", ")}`);
    const endsAt = Date.now() + minutes * 60_000;
    const all = mutantsOf(area);
    const tried: Mutant[] = [];
    const survivors: Mutant[] = [];
    for (const mutant of shuffled(all, randomNumbers(seed)).slice(0, sample)) {
      if (Date.now() > endsAt) break;
      tried.push(mutant);
      if (await isKilled(trial, mutant)) continue;
      survivors.push(mutant);
      console.log(`survived  ${showOf(mutant)}`);
    }
    tell(name, { of: all.length, tried: tried.length, survived: survivors.length });
  } finally {
    await vitest.close();
  }
}

function tell(name: string, { of, tried, survived }: { of: number; tried: number; survived: number }): void {
  const share = (tried - survived) / tried;
  console.log(
    `${name}: ${tried - survived} of ${tried} mutants killed, ${Math.round(share * 100)}% (${of} there are)`,
  );
  if (!(share >= GOAL)) process.exitCode = 1;
}

for (const name of names.split(",")) await prove(name);
