/** Facts about a span. Ids and counts; never names, addresses or texts of a client. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  name: string;
  /** `server` answers a request and `consumer` takes up a job: both begin a trace. `internal` is a part of one. */
  kind: "server" | "consumer" | "internal";
  attributes?: SpanAttributes;
}

/** A piece of work whose time is measured. */
export interface Span {
  /** Id of its trace; null where nothing is traced. */
  readonly traceId: string | null;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Ends it; with what it failed of, of which only the kind is told. */
  end(failure?: unknown): void;
}

/** Traces of this process. Without the standard variables they cost nothing, and nothing that makes or sends them is loaded. */
export interface Tracing {
  /** Begins a span within the current one. Whoever begins it ends it. */
  begin(options: SpanOptions): Span;
  /** Runs `act` with a span as the current one. */
  within<T>(span: Span, act: () => T): T;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

const NO_SPAN: Span = { traceId: null, rename: () => {}, set: () => {}, end: () => {} };

export const NO_TRACING: Tracing = {
  begin: () => NO_SPAN,
  within: (_span, act) => act(),
  close: async () => {},
};

/** Runs `act` within a span of its own, which ends with it. */
export async function traced<T>(
  tracing: Tracing,
  options: SpanOptions,
  act: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.begin(options);
  try {
    const done = await tracing.within(span, () => act(span));
    span.end();
    return done;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
