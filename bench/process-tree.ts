import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** How often the processes are looked at: one that lives shorter than this is missed. */
const SAMPLE_MS = 50;
/** Memory costs more to read than time. */
const SAMPLES_A_MEMORY_READING = 10;

interface ProcessFacts {
  pid: number;
  parent: number;
  cpuSeconds: number;
}

/** What a process and all it started used, as Linux accounts for it in /proc. */
export interface TreeUse {
  /** User and system time of all of them. */
  cpuSeconds: number;
  /** Greatest sum of their proportional set sizes: a page that several share counts once. */
  peakBytes: number;
}

/** Watches a process and its descendants until it is stopped. */
export function watchTree(root: number): { stop(): TreeUse } {
  const ticksASecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  const cpuOf = new Map<number, number>();
  let peakBytes = 0;
  let samples = 0;
  const look = () => {
    const tree = descendants(root, readProcesses(ticksASecond));
    for (const { pid, cpuSeconds } of tree) cpuOf.set(pid, Math.max(cpuSeconds, cpuOf.get(pid) ?? 0));
    if (samples % SAMPLES_A_MEMORY_READING === 0) peakBytes = Math.max(peakBytes, memoryOf(tree));
    samples += 1;
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return { cpuSeconds: [...cpuOf.values()].reduce((sum, seconds) => sum + seconds, 0), peakBytes };
    },
  };
}

/** Proportional set size of a process and all it started, or of it alone, in bytes. */
export function memoryOfTree(root: number, { alone = false } = {}): number {
  const all = readProcesses(1);
  return memoryOf(alone ? all.filter(({ pid }) => pid === root) : descendants(root, all));
}

/** Ids of a process and all it started. */
export function descendantsOf(root: number): number[] {
  return descendants(root, readProcesses(1)).map(({ pid }) => pid);
}

function readProcesses(ticksASecond: number): ProcessFacts[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((name) => {
    const stat = readIfThere(`/proc/${name}/stat`);
    if (stat === null) return [];
    // The command's name, in brackets, may hold spaces: the fields are counted from behind it (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return [{ pid: Number(name), parent: Number(fields[1]), cpuSeconds: ticks / ticksASecond }];
  });
}

function descendants(root: number, all: readonly ProcessFacts[]): ProcessFacts[] {
  const found = all.filter(({ pid }) => pid === root);
  for (const ancestor of found) found.push(...all.filter(({ parent }) => parent === ancestor.pid));
  return found;
}

function memoryOf(tree: readonly ProcessFacts[]): number {
  return tree.reduce((sum, { pid }) => {
    const kibibytes = /^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? "")?.[1];
    return sum + Number(kibibytes ?? 0) * 1024;
  }, 0);
}

/** Text of a file of /proc; null when its process has just ended. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && ["ENOENT", "ESRCH"].includes(String(error.code)))
      return null;
    throw error;
  }
}
