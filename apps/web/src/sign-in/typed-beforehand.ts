/** What the login's fields hold. */
export interface Typed {
  email: string;
  password: string;
  rememberMe: boolean;
}

export const NOTHING_TYPED: Typed = { email: "", password: "", rememberMe: false };

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
  };
  const isUntouched = typed.email === "" && typed.password === "" && !typed.rememberMe;
  return isUntouched && !form.contains(document.activeElement) ? null : typed;
}
