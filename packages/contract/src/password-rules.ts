interface PasswordRule {
  /** Shown where a password breaks the rule. */
  message: string;
  /** Shown in the checklist below the field. */
  label: string;
  isMet(password: string): boolean;
}

export const PASSWORD_MIN_LENGTH = 8;

/** The five rules of a new password, in the order they are shown (`docs/product.md`, 'Passwords'). */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    message: "Password must be at least 8 characters long",
    label: "At least 8 characters long",
    isMet: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    message: "Password must contain an uppercase letter",
    label: "Contains an uppercase letter (A-Z)",
    isMet: (password) => /[A-Z]/u.test(password),
  },
  {
    message: "Password must contain a lowercase letter",
    label: "Contains a lowercase letter (a-z)",
    isMet: (password) => /[a-z]/u.test(password),
  },
  {
    message: "Password must contain a number",
    label: "Contains a number (0-9)",
    isMet: (password) => /[0-9]/u.test(password),
  },
  {
    message: "Password must contain a special character",
    label: "Contains a special character (!@#$%^&*)",
    isMet: (password) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/u.test(password),
  },
];

/** Words of the strength meter by the number of rules met; each rule is a step of 20 %. */
export const PASSWORD_STRENGTHS = ["Very Weak", "Weak", "Fair", "Good", "Strong", "Very Strong"] as const;
