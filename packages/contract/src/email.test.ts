import { expect, it } from "vitest";

import { email } from "./email.ts";

it.each([
  ["anna@bakery.example", "anna@bakery.example"],
  [" Anna@Bakery.example ", "Anna@Bakery.example"],
  ["anna@müller.example", "anna@xn--mller-kva.example"],
  ["anna@Bäckerei-Süd.例え.example", "anna@xn--bckerei-sd-q5a01a.xn--r8jz45g.example"],
  ["anna@xn--mller-kva.example", "anna@xn--mller-kva.example"],
])("%s is an address, by the name mail servers know", (typed, known) => {
  expect(email.parse(typed)).toBe(known);
});

it.each([
  "anna",
  "anna@",
  "@müller.example",
  "anna@mül ler.example",
  "anna@müller.example/x",
  "anna@müller.example:25",
  "anna@müller",
  "jörg @müller.example",
  "j“rg@bakery.example",
])("%s is none", (typed) => {
  expect(email.safeParse(typed).error?.issues[0]?.message).toBe("Enter a valid email address.");
});

it.each(["jörg@müller.example", "jörg@bakery.example", "用户@例え.example"])(
  "%s is refused with the reason: mail servers don't take it",
  (typed) => {
    expect(email.safeParse(typed).error?.issues[0]?.message).toBe(
      "We can't send email to addresses that have letters such as ü before the @. Enter another address.",
    );
  },
);
