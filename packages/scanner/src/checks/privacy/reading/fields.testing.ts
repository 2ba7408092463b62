import type { FormFieldRef } from "#evidence/document.ts";

/** A text field without name or label; give what the test is about. */
export function aField(overrides: Partial<FormFieldRef> = {}): FormFieldRef {
  return {
    selector: "form > input",
    snippet: "<input>",
    component: "form>input",
    tag: "input",
    type: "text",
    name: "",
    autocomplete: "",
    label: "",
    checked: false,
    required: false,
    ...overrides,
  };
}
