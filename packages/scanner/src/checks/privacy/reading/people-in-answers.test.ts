import { describe, expect, it } from "vitest";

import { peopleInAnswer } from "./people-in-answers.ts";

describe("people in answers", () => {
  it.each([
    [
      "bookings of patients",
      {
        slots: [
          { at: "09:00", free: true },
          { at: "09:30", patient: { name: "Ann Kovac", dob: "1971-08-14", reason: "rash" } },
          { at: "10:00", patient: { name: "Bo Lind", dob: "2012-02-03", reason: "nuts" } },
        ],
      },
      { people: 2, kinds: ["birth date", "client", "health", "name"] },
    ],
    [
      "reviews",
      [
        { auteur: "Camille R.", texte: "Bien", email: "c@mail.example", tel: "0612345678", ip: "82.64.12.9" },
        { auteur: "Hugo L.", texte: "Rapide", email: "h@mail.example", tel: "0698765432", ip: "90.3.77.120" },
      ],
      { people: 2, kinds: ["IP address", "email", "person", "phone"] },
    ],
    [
      "members in German",
      {
        mitglieder: ["Ute Maier", "Jan Kern", "Eva Roth"].map((nachname, at) => ({
          nachname,
          geburtsdatum: `0${at + 1}.05.1980`,
          eMail: "u@web.de",
        })),
      },
      { people: 3, kinds: ["birth date", "client", "email", "person", "private email"] },
    ],
  ])("counts %s", (_, answer, found) => {
    expect(peopleInAnswer(JSON.stringify(answer))).toEqual(found);
  });

  it.each([
    ["one person, such as the visitor", { user: { name: "Ann", email: "ann@gmail.com", ip: "82.64.12.9" } }],
    [
      "products",
      [
        { name: "Rye", price: 3, released: "2020-01-02" },
        { name: "Spelt", price: 4 },
      ],
    ],
    ["names alone", [{ name: "Ann Kovac" }, { name: "Bo Lind" }]],
    [
      "posts",
      [
        { author: "Ann Kovac", date: "2024-01-02" },
        { author: "Bo Lind", date: "2024-02-02" },
      ],
    ],
    ["nothing that can be read", "<html>"],
  ])("counts none in %s", (_, answer) => {
    expect(peopleInAnswer(typeof answer === "string" ? answer : JSON.stringify(answer))).toBeNull();
  });
});
