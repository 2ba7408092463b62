/** What the login's fields hold. */
export interface Typed {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Whether the form was sent, and nothing changed since. */
  isSent: boolean;
}

export const NOTHING_TYPED: Typed = { email: "", password: "", rememberMe: false, isSent: false };

/** Notes on a form that the page came with that it was sent: its script does it later, and the press is not lost. */
export function noteEarlySubmits(): void {
  document.addEventListener("submit", ({ target }) => earlyForm(target)?.setAttribute(SENT, ""));
  document.addEventListener("input", ({ target }) => earlyForm(target)?.removeAttribute(SENT));
}

const SENT = "data-sent";

function earlyForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("[data-prerendered] form") : null;
}

/** The text of a form's field; empty where it has none. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

/** What was typed into the page's own markup before its script had come; null where nobody has begun. */
export function typedBeforehand(): Typed | null {
  const form = document.querySelector<HTMLFormElement>("#root form");
  if (!form) return null;
  const data = new FormData(form);
  const typed = {
    email: textOf(data, "email"),
    password: textOf(data, "password"),
    rememberMe: data.has("rememberMe"),
    isSent: form.hasAttribute(SENT),
  };
  const isUntouched = typed.email === "" && typed.password === "" && !typed.rememberMe;
  return isUntouched && !form.contains(document.activeElement) ? null : typed;
}
