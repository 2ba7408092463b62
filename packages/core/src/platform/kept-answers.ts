import type { Signals } from "#platform/signals.ts";

/** What an answer depends on: a channel and the id its signals carry. */
export type Subject = `${"organization" | "dashboard" | "person"} ${string}`;

/** An answer as read, with every subject whose change makes it wrong. Without a subject it is not kept. */
export interface Answer<T> {
  value: T;
  subjects: readonly Subject[];
}

/** Answers kept in this process until a signal says that one of their subjects changed. */
export interface KeptAnswers<T> {
  /**
   * The answer of that key, kept or read by `read`. It holds everything the process has heard of: who must
   * see all that is committed waits for `signals.caughtUp()` first, and passes by what that answers.
   */
  recall(key: string, isCaughtUp: boolean, read: () => Promise<Answer<T>>): Promise<T>;
}

interface Reading<T> {
  /** Subjects that changed since the reading began, so that it may have missed the change. */
  overtaken: Set<Subject>;
  isOvertaken: boolean;
  answer: Promise<Answer<T>>;
}

/**
 * A store for each set of signals, of answers whose sizes add up to at most `limit`; the oldest make room. Without
 * `sizeOf` each has the size 1.
 */
export function keptAnswers<T>(
  limit: number,
  sizeOf?: (value: T) => number,
): (signals: Signals) => KeptAnswers<T> {
  const stores = new WeakMap<Signals, KeptAnswers<T>>();
  return (signals) => {
    const known = stores.get(signals);
    if (known !== undefined) return known;
    const store = openStore<T>(signals, { limit, sizeOf: sizeOf ?? (() => 1) });
    stores.set(signals, store);
    return store;
  };
}

interface Room<T> {
  limit: number;
  sizeOf: (value: T) => number;
}

function openStore<T>(signals: Signals, { limit, sizeOf }: Room<T>): KeptAnswers<T> {
  let size = 0;
  const kept = new Map<string, Answer<T>>();
  const keysOf: KeysOf = new Map();
  const readings = new Map<string, Reading<T>>();

  function forget(key: string): void {
    const answer = kept.get(key);
    if (answer === undefined) return;
    size -= sizeOf(answer.value);
    unlink(keysOf, key, answer.subjects);
    kept.delete(key);
  }

  function keep(key: string, answer: Answer<T>): void {
    forget(key);
    kept.set(key, answer);
    size += sizeOf(answer.value);
    link(keysOf, key, answer.subjects);
    for (const oldest of kept.keys()) {
      if (size <= limit) break;
      forget(oldest);
    }
  }

  async function read(key: string, readNow: () => Promise<Answer<T>>): Promise<T> {
    const reading: Reading<T> = { overtaken: new Set(), isOvertaken: false, answer: readNow() };
    readings.set(key, reading);
    try {
      const answer = await reading.answer;
      const isCurrent = !reading.isOvertaken && !answer.subjects.some((it) => reading.overtaken.has(it));
      if (isCurrent && answer.subjects.length > 0) keep(key, answer);
      return answer.value;
    } finally {
      if (readings.get(key) === reading) readings.delete(key);
    }
  }

  listen(signals, {
    onChange: (subject) => {
      for (const key of keysOf.get(subject) ?? []) forget(key);
      for (const reading of readings.values()) reading.overtaken.add(subject);
    },
    onGap: () => {
      kept.clear();
      size = 0;
      keysOf.clear();
      for (const reading of readings.values()) reading.isOvertaken = true;
    },
  });

  return {
    recall: async (key, isCaughtUp, readNow) => {
      if (!isCaughtUp) return (await readNow()).value;
      const answer = kept.get(key);
      if (answer !== undefined) return answer.value;
      const reading = readings.get(key);
      // One that nothing has overtaken so far saw all that is known of: what it reads may be shared.
      const mayShare = reading !== undefined && !reading.isOvertaken && reading.overtaken.size === 0;
      return mayShare ? (await reading.answer).value : read(key, readNow);
    },
  };
}

type KeysOf = Map<Subject, Set<string>>;

function link(keysOf: KeysOf, key: string, subjects: readonly Subject[]): void {
  for (const subject of subjects) {
    const keys = keysOf.get(subject);
    if (keys === undefined) keysOf.set(subject, new Set([key]));
    else keys.add(key);
  }
}

function unlink(keysOf: KeysOf, key: string, subjects: readonly Subject[]): void {
  for (const subject of subjects) {
    const keys = keysOf.get(subject);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(subject);
  }
}

interface Changes {
  onChange: (subject: Subject) => void;
  onGap: () => void;
}

/** Listens for as long as the process does: a store lives as long as its signals. */
function listen(signals: Signals, { onChange, onGap }: Changes): void {
  const ofOrganization = (channel: "organization" | "dashboard") =>
    signals.subscribe(channel, {
      onSignal: ({ organizationId }) => onChange(`${channel} ${organizationId}`),
      onGap,
    });
  ofOrganization("organization");
  ofOrganization("dashboard");
  signals.subscribe("person", { onSignal: ({ userId }) => onChange(`person ${userId}`), onGap });
}
