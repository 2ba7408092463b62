import type { Finding } from "@plumbline/contract/scan-result";

/** Keeps each text of the findings once: a template's defect has the same words on every page. */
export class SharedWords {
  readonly #known = new Map<string, string>();

  /** The same finding. */
  in(finding: Finding): Finding {
    const { page, selector, snippet, message, component } = finding;
    return {
      ...finding,
      page: this.#one(page),
      selector: selector === null ? null : this.#one(selector),
      snippet: snippet === null ? null : this.#one(snippet),
      message: this.#one(message),
      component: this.#one(component),
    };
  }

  #one(text: string): string {
    const known = this.#known.get(text);
    if (known === undefined) this.#known.set(text, text);
    return known ?? text;
  }
}
