import { print } from "../output.ts";

/** What every operator's command takes. */
export interface AnswerOptions {
  json: boolean;
}

/** Prints what a command did: as text to read, or as JSON for a program. */
export function answer({ json }: AnswerOptions, data: unknown, text: string): Promise<void> {
  return print(json ? `${JSON.stringify(data, null, 2)}\n` : text);
}
