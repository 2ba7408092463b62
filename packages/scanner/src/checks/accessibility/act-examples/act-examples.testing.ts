/** Content by which the verdict on one ACT rule is tested: what breaks its criterion and what does not. */
export interface ActExamples {
  /** ACT rule, e.g. `97a4e1`, and what it asks for. */
  rule: string;
  asks: string;
  criterion: string;
  /** Markup inside an accessible page's main area, or a whole document that starts with its doctype. */
  failed: readonly string[];
  /** Content about which only a person can say. */
  review?: readonly string[];
  clean: readonly string[];
}
