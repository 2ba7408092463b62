import { existsSync, readdirSync, readFileSync } from "node:fs";

/** How often the processes are looked at, in milliseconds: a page can fill some 100 MB meanwhile. */
const LOOK_MS = 200;

interface MemoryOptions {
  /** What the browser and all it started may use together, in bytes. */
  limitBytes: number;
  /** Told of each process that was ended, and of what all of them used then. */
  onEnded: (usedBytes: number) => void;
}

/** Something that looks at memory until it is stopped. */
export interface MemoryWatch {
  /** What was used when it was looked at last, as a share of what may be; null where nothing is watched. */
  readonly share: number | null;
  stop(): void;
}

/**
 * Ends whichever process of a browser uses most while all of them together use more than they may. As a rule that is
 * the page that allocates: Chromium gives each site a process of its own. Its tab then crashes, and the browser lives.
 *
 * Needs the `/proc` of Linux. Elsewhere nothing is watched.
 */
export function watchMemory(browserPid: number, { limitBytes, onEnded }: MemoryOptions): MemoryWatch {
  if (!existsSync("/proc/self/status")) return { share: null, stop: () => undefined };
  const family = new Family(browserPid);
  let share: number | null = null;
  const look = () => {
    const uses = family.members().flatMap((pid) => memoryOf(pid) ?? []);
    const used = totalOf(uses);
    share = used / limitBytes;
    const [greatest] = uses.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (used > limitBytes && greatest !== undefined && end(greatest.pid)) onEnded(used);
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    get share() {
      return share;
    },
    stop: () => clearInterval(timer),
  };
}

/** A process with all it started, directly or not. Who belongs to it is asked once for each process. */
class Family {
  readonly #root: number;
  /** Whether a process belongs to it. */
  #known = new Map<number, boolean>();

  constructor(root: number) {
    this.#root = root;
  }

  members(): number[] {
    const known = new Map([
      [0, false],
      [this.#root, true],
    ]);
    const pids = readdirSync("/proc").filter((name) => /^\d+$/u.test(name));
    for (const pid of pids.map(Number).toSorted((a, b) => a - b)) {
      const isMember = known.get(pid) ?? this.#known.get(pid) ?? this.#isChildOfOne(pid, known);
      // A child can come before its parent where ids have started over. Then the next look tells.
      if (isMember !== undefined) known.set(pid, isMember);
    }
    this.#known = known;
    return [...known].filter(([, isMember]) => isMember).map(([pid]) => pid);
  }

  #isChildOfOne(pid: number, known: ReadonlyMap<number, boolean>): boolean | undefined {
    const parent = parentOf(pid);
    return parent === null ? false : (known.get(parent) ?? this.#known.get(parent));
  }
}

interface Use {
  pid: number;
  /** Memory that is the process's own, in bytes. */
  own: number;
  /** Memory that it shares with others without a file behind it, such as pictures on their way to the screen. */
  shared: number;
}

/** What is shared is counted once, as that of the process that has most of it. */
function totalOf(uses: readonly Use[]): number {
  const own = uses.reduce((sum, use) => sum + use.own, 0);
  return own + Math.max(0, ...uses.map(({ shared }) => shared));
}

function sizeOf({ own, shared }: Use): number {
  return own + shared;
}

/** See proc_pid_status(5). Null when the process has just ended. */
function memoryOf(pid: number): Use | null {
  const status = readIfThere(`/proc/${pid}/status`);
  if (status === null) return null;
  const kibibytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, "mu").exec(status)?.[1] ?? 0);
  return { pid, own: kibibytes("RssAnon") * 1024, shared: kibibytes("RssShmem") * 1024 };
}

/** See proc_pid_stat(5). */
function parentOf(pid: number): number | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  // The command's name, in brackets, may hold spaces: the fields are counted from behind it.
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ESRCH") return null;
    throw error;
  }
}

/** False when it has just ended by itself. */
function end(pid: number): boolean {
  try {
    return process.kill(pid, "SIGKILL");
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
