import { expect, it } from "vitest";

import { actWords } from "./act-words.ts";

it.each([
  ["organization.suspended", "Client suspended"],
  ["refund.made-elsewhere", "Waiting refund closed: the money had already gone back"],
  ["subscription.end-scheduled", "Subscription canceled, ends with its period"],
  ["something.new-happened", "Something new happened"],
])("'%s' reads '%s'", (action, words) => {
  expect(actWords(action)).toBe(words);
});
