/** What visitors press. */
export const PRESSABLE =
  "button, [role=button], input[type=button], input[type=submit], a[href], a[onclick], [class*=button], [class*=btn], [tabindex='0']";
const ELEMENT_LIMIT = 20_000;

/** Elements of the document and of open shadow roots, in tree order. */
export function allElements(root: Document | ShadowRoot = document, into: Element[] = []): Element[] {
  for (const element of root.querySelectorAll("*")) {
    if (into.length >= ELEMENT_LIMIT) return into;
    into.push(element);
    if (element.shadowRoot) allElements(element.shadowRoot, into);
  }
  return into;
}

/** Whether an element, or what it holds, is in the window. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, bottom, top, right, left } = element.getBoundingClientRect();
  const inWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return (width > 20 && height > 10 && inWindow) || hasShownChild(element);
}

/** A wrapper may have no size of its own while what it holds is fixed to the window. */
function hasShownChild(element: Element): boolean {
  const inner = element.shadowRoot ?? element;
  return [...inner.children].some((child) => {
    const { width, height, top, bottom } = child.getBoundingClientRect();
    return width > 20 && height > 10 && bottom > 0 && top < innerHeight && child.checkVisibility();
  });
}

/** The element's visible words, those in shadow trees included. */
export function textOf(element: Element): string {
  const hosts = [element, ...within(element)].filter((host) => host.shadowRoot !== null);
  const inShadow = hosts.flatMap((host) => Array.from(host.shadowRoot?.children ?? []));
  return [element, ...inShadow].map(ownText).join("\n").trim();
}

function ownText(element: Element): string {
  return element instanceof HTMLElement ? element.innerText : "";
}

/** All that an element holds, those in shadow trees included. */
export function within(element: Element): Element[] {
  const inner = [...element.querySelectorAll("*")];
  const shadows = [element, ...inner].flatMap((host) =>
    host.shadowRoot ? allElements(host.shadowRoot) : [],
  );
  return [...inner, ...shadows];
}

/** Whether an element holds another one, through shadow trees, too. */
export function contains(outer: Element, inner: Element): boolean {
  for (
    let node: Node | null = inner;
    node;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)
  ) {
    if (node === outer) return true;
  }
  return false;
}

/** What people read on a control, or hear of it. */
export function labelOf(element: Element): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : null;
  const value = element instanceof HTMLInputElement && element.type !== "checkbox" ? element.value : "";
  const text = element instanceof HTMLElement ? element.innerText : "";
  const named =
    element.getAttribute("aria-label") ?? element.getAttribute("title") ?? element.getAttribute("name");
  return (text || value || label || named || "").replaceAll(/\s+/g, " ").trim().slice(0, 200);
}

/** Whether a control leads to another page. */
export function leadsOn(element: Element): boolean {
  return element.matches("a[href]:not([href^='#'], [href^='javascript:'], [role=button])");
}
