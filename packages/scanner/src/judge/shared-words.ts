import type { FixExample } from "@plumbline/contract/fix-example";
import type { Finding } from "@plumbline/contract/scan-result";

/** Keeps each text and list of the findings once: a template's defect has the same words on every page. */
export class SharedWords {
  readonly #known = new Map<string, string>();
  readonly #lists = new Map<string, string[]>();
  readonly #examples = new Map<string, FixExample>();

  /** The same finding. Its lists must not be changed. */
  in(finding: Finding): Finding {
    const { page, selector, snippet, message, example, component, wcag, actRules, sources } = finding;
    return {
      ...finding,
      wcag: this.#oneList(wcag),
      actRules: this.#oneList(actRules),
      sources: this.#oneList(sources),
      page: this.#one(page),
      selector: selector === null ? null : this.#one(selector),
      snippet: snippet === null ? null : this.#one(snippet),
      message: this.#one(message),
      ...(example === undefined ? {} : { example: this.#oneExample(example) }),
      component: this.#one(component),
    };
  }

  #oneList(list: string[]): string[] {
    const key = list.join("\n");
    const known = this.#lists.get(key);
    if (known === undefined) this.#lists.set(key, list);
    return known ?? list;
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
