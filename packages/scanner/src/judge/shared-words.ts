import type { FixExample } from "@plumbline/contract/fix-example";
import type { Finding } from "@plumbline/contract/scan-result";

/** Keeps each text of the findings once: a template's defect has the same words on every page. */
export class SharedWords {
  readonly #known = new Map<string, string>();
  readonly #examples = new Map<string, FixExample>();

  /** The same finding. */
  in(finding: Finding): Finding {
    const { page, selector, snippet, message, example, component } = finding;
    return {
      ...finding,
      page: this.#one(page),
      selector: selector === null ? null : this.#one(selector),
      snippet: snippet === null ? null : this.#one(snippet),
      message: this.#one(message),
      ...(example === undefined ? {} : { example: this.#oneExample(example) }),
      component: this.#one(component),
    };
  }

  #oneExample(example: FixExample): FixExample {
    const key = JSON.stringify(example);
    const known = this.#examples.get(key);
    if (known === undefined) this.#examples.set(key, example);
    return known ?? example;
  }

  #one(text: string): string {
    const known = this.#known.get(text);
    if (known === undefined) this.#known.set(text, text);
    return known ?? text;
  }
}
