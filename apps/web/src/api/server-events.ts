/** One server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
}

/**
 * The events of a stream as they come (https://html.spec.whatwg.org/multipage/server-sent-events.html), for calls
 * that need an Authorization header, which EventSource cannot send. Comments, ids and retry times are passed over.
 *
 * @param onSign called whenever anything arrives, heartbeats included
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onSign();
      const blocks = (text + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/u);
      text = blocks.pop() ?? "";
      for (const block of blocks) yield* eventIn(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function* eventIn(block: string): Generator<ServerEvent> {
  const data: string[] = [];
  let name = "message";
  for (const line of block.split(/\r?\n/u)) {
    const [, field, value = ""] = /^(event|data): ?(.*)$/u.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
  }
  if (data.length > 0) yield { name, data: data.join("\n") };
}
