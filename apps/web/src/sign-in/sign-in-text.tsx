/** What a form of the sign-in is for and what to fill in. */
export function SignInText({ children }: { children: string }) {
  return <p className="mt-2 mb-5 text-sm wrap-anywhere text-muted">{children}</p>;
}
