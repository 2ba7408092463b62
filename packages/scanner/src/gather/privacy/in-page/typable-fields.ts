/** A visible field of the page that takes text. */
export interface TypableField {
  name: string;
  kind: "email" | "password" | "telephone" | "search" | "text";
}

const TAKES_TEXT = "input, textarea, [contenteditable=''], [contenteditable=true]";
const TYPES = new Set(["text", "email", "password", "tel", "search", ""]);
const FIELD_LIMIT = 6;
const NAME_LIMIT = 80;
const SEARCH = /search|suche|recherche|buscar|cerca|zoek|szukaj|\bq\b|query/i;

/** The fields a visitor can type into, at most six; a second form of the same kind is not typed into again. */
export function typableFields(): TypableField[] {
  return found().map(describe);
}

/** Puts the cursor into one of them, named by its place among them. */
export function enterField(index: string): void {
  const field = found()[Number(index)];
  field?.scrollIntoView({ block: "center" });
  field?.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Takes the cursor out of the field again. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Makes what runs in the page's own world hear of something, by the name of an event that nothing else has. */
export function tellPage(eventName: string): void {
  dispatchEvent(new Event(eventName));
}

function found(): HTMLElement[] {
  const fields = [...document.querySelectorAll<HTMLElement>(TAKES_TEXT)].filter(canBeTypedInto);
  return fields.slice(0, FIELD_LIMIT);
}

function canBeTypedInto(field: HTMLElement): boolean {
  if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = field.getBoundingClientRect();
  if (width < 10 || height < 5) return false;
  if (field instanceof HTMLInputElement) return TYPES.has(field.type) && !field.disabled && !field.readOnly;
  return !(field instanceof HTMLTextAreaElement && (field.disabled || field.readOnly));
}

function describe(field: HTMLElement): TypableField {
  const name = nameOf(field).replaceAll(/\s+/g, " ").trim().slice(0, NAME_LIMIT);
  return { name: name === "" ? field.tagName.toLowerCase() : name, kind: kindOf(field, name) };
}

function nameOf(field: HTMLElement): string {
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]?.innerText
      : null;
  return (
    label ||
    field.getAttribute("aria-label") ||
    field.getAttribute("placeholder") ||
    field.getAttribute("name") ||
    field.id
  );
}

function kindOf(field: HTMLElement, name: string): TypableField["kind"] {
  const type = field instanceof HTMLInputElement ? field.type : "";
  const told = `${name} ${field.getAttribute("name") ?? ""} ${field.id}`;
  const inSearch = field.closest("[role=search], search") !== null;
  if (type === "search" || inSearch || field.matches("[role=searchbox]") || SEARCH.test(told))
    return "search";
  if (type === "email" || type === "password") return type;
  if (type === "tel") return "telephone";
  return /e-?mail/i.test(told) ? "email" : "text";
}
