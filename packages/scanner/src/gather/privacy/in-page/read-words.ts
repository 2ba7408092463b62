const TEXT_LIMIT = 100_000;
const NAME_LIMIT = 500;

/** What a visitor can read and press on the page. */
export interface PageWords {
  /** Visible text, lines kept, cut to 100,000 characters. */
  text: string;
  /** Names of visible links and buttons. */
  controlNames: string[];
}

export function readWords(): PageWords {
  const controls = [
    ...document.querySelectorAll("a, button, [role=button], [role=link], [role=switch], summary"),
  ];
  const names = controls
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map(nameOf);
  return {
    text: (document.body?.innerText ?? "").slice(0, TEXT_LIMIT),
    controlNames: [...new Set(names)].filter((name) => name !== "").slice(0, NAME_LIMIT),
  };
}

function nameOf(control: Element): string {
  const image = control.querySelector("img[alt], svg title");
  const text = control instanceof HTMLElement ? control.innerText : "";
  const name =
    text.trim() ||
    control.getAttribute("aria-label") ||
    control.getAttribute("title") ||
    image?.getAttribute("alt") ||
    image?.textContent ||
    "";
  return name.replaceAll(/\s+/g, " ").trim().slice(0, 200);
}
