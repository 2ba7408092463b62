import type { FormFieldRef } from "#evidence/document.ts";

/** What a field's markup gives it as a value; empty where that is nothing. */
export function fieldValue({ snippet }: FormFieldRef): string {
  const value = /\svalue=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(snippet);
  return (value?.[1] ?? value?.[2] ?? value?.[3] ?? "").trim();
}
