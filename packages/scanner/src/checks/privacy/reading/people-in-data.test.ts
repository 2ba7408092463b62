import { expect, it } from "vitest";

import { peopleIn } from "#checks/privacy/reading/people-in-data.ts";

const member = (email: string, more = 'phone: "0171 5550142"') =>
  `{ name: "Ann", email: "${email}", ${more} }`;
const MEMBERS = ["ann@gmail.com", "bo@web.de", "cy@orange.fr"].map((email) => member(email)).join(",");

it.each([
  ["a script's list", `const members = [${MEMBERS}];`],
  [
    "JSON",
    JSON.stringify(
      ["ann@gmail.com", "bo@web.de", "cy@yahoo.com"].map((contactEmail) => ({
        contactEmail,
        dateOfBirth: "1990-01-02",
      })),
    ),
  ],
])("counts the people in %s", (_, code) => {
  expect(peopleIn(code)).toBe(3);
});

it.each([
  [
    "a team of one host",
    `[${["a@shop.com", "b@shop.com", "c@shop.com"].map((email) => member(email)).join(",")}]`,
  ],
  ["two people", `[${member("ann@gmail.com")},${member("bo@web.de")}]`],
  ["addresses alone", '[{email:"a@gmail.com"},{email:"b@web.de"},{email:"c@gmx.de"}]'],
  [
    "made-up people",
    `[${["a@one.example", "b@two.example", "c@three.test"].map((email) => member(email)).join(",")}]`,
  ],
  ["no data", "const pattern = /@/; send({ email: field.value, phone: other.value });"],
])("counts none in %s", (_, code) => {
  expect(peopleIn(code)).toBe(0);
});
