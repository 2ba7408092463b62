/** What the login's fields hold. */
export interface Typed {
  email: string;
  password: string;
  rememberMe: boolean;
}

export const NOTHING_TYPED: Typed = { email: "", password: "", rememberMe: false };

/** What was typed into the page's own markup before its script had come; null where nobody has begun. */
export function typedBeforehand(): Typed | null {
  const form = document.querySelector<HTMLFormElement>("#root form");
  if (!form) return null;
  const data = new FormData(form);
  const textOf = (field: string) => String(data.get(field) ?? "");
  const typed = { email: textOf("email"), password: textOf("password"), rememberMe: data.has("rememberMe") };
  const isUntouched = typed.email === "" && typed.password === "" && !typed.rememberMe;
  return isUntouched && !form.contains(document.activeElement) ? null : typed;
}
