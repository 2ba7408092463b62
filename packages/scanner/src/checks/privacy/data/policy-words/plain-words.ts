/** Everyday wordings of a topic in one language, and further words with which a policy could speak of it at all. */
interface PlainTopic {
  told: readonly string[];
  traces?: string;
}

/** By the names of `POLICY_TOPICS`. The patterns begin at the beginning of a word. */
export type PlainWords = Readonly<Record<string, PlainTopic>>;
