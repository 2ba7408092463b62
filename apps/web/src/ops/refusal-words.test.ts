import { describe, expect, it } from "vitest";

import { refusalWords } from "./refusal-words.ts";

describe("why a mail was not delivered", () => {
  it.each([
    ["connect ECONNREFUSED 127.0.0.1:25", "nothing answers at its address"],
    ["connect ECONNREFUSED …", "nothing answers at its address"],
    ["getaddrinfo ENOTFOUND mail.example", "its name has no address"],
    ["Connection timeout", "does not answer in time"],
    ["Invalid login: 535 5.7.8 Error", "refuses our user name or password"],
    ["self-signed certificate", "no encrypted connection"],
    ["550 no such user <…>", "refuses this recipient or message"],
    ["Message failed: 452 4.2.2 Mailbox full", "takes no mail for now"],
  ])("is said in words: %s", (said, words) => {
    expect(refusalWords(said)).toContain(words);
  });

  it.each(["No mail server was reached.", "Something else went wrong", ""])(
    "is left as it is: %s",
    (said) => {
      expect(refusalWords(said)).toBeNull();
    },
  );
});
