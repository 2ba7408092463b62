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

  const people = (...entries: Record<string, string>[]) =>
    entries.map((more, at) => ({ name: ["Ann Kovac", "Bo Lind"][at] ?? "", ...more }));

  it("knows clients by the address of a list that has no key", () => {
    const list = JSON.stringify(people({ phone: "503-555-0101" }, { phone: "503-555-0102" }));
    expect(peopleInAnswer(list, "https://a.example/api/v2/customers?page=1")?.kinds).toContain("client");
    expect(peopleInAnswer(list, "https://a.example/data/patients.json")?.kinds).toContain("client");
    expect(peopleInAnswer(list, "https://a.example/api/patients/search")?.kinds).not.toContain("client");
    expect(peopleInAnswer(list, "https://a.example/api/stores")?.kinds).toEqual(["name", "phone"]);
    expect(peopleInAnswer(list, "https://a.example/band/members")?.kinds).toEqual(["name", "phone"]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["appointments", { appointments: people({ phone: "503-555-0101" }, { phone: "503-555-0102" }) }],
    ["Bestellungen", { bestellungen: people({ telefon: "030 5550101" }, { telefon: "030 5550102" }) }],
    ["réservations", { réservations: people({ tel: "06 12 34 56 78" }, { tel: "06 12 34 56 79" }) }],
    [
      "orders that name whoever made them",
      { rows: people({}, {}).map(({ name }) => ({ customerName: name, mobile: "503-555-0101", total: 1 })) },
    ],
  ])("knows clients by what they made: %s", (_what, answer) => {
    expect(peopleInAnswer(JSON.stringify(answer))?.kinds).toEqual(
      expect.arrayContaining(["client", "phone"]),
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ["personalEmail", { personalEmail: "a@mail.example" }, "private email"],
    ["home_phone", { home_phone: "503-555-0101" }, "private phone"],
    ["emailPrivado", { email_privato: "a@mail.example" }, "private email"],
    ["telPrivé", { tel_privé: "06 12 34 56 78" }, "private phone"],
  ])("knows what a key calls private: %s", (_key, data, kind) => {
    expect(peopleInAnswer(JSON.stringify({ staff: people(data, data) }))?.kinds).toContain(kind);
  });

  it.each<[string, Record<string, unknown>]>([
    ["branches", { locations: people({ phone: "503-555-0101" }, { phone: "503-555-0102" }) }],
    ["a team", { team: people({ workEmail: "a@shop.example" }, { workEmail: "b@shop.example" }) }],
    ["hosts of tours", { guides: people({ mobile: "503-555-0101" }, { mobile: "503-555-0102" }) }],
  ])("takes %s for neither clients nor private data", (_what, answer) => {
    const kinds = peopleInAnswer(JSON.stringify(answer))?.kinds ?? [];
    expect(kinds.filter((kind) => kind === "client" || kind.startsWith("private"))).toEqual([]);
  });

  it.each([
    ["reviews of customers", people({}, {}).map(({ name }) => ({ customerName: name, stars: "5" }))],
    [
      "products that were ordered",
      {
        orders: [
          { name: "Rye", price: 3 },
          { name: "Spelt", price: 4 },
        ],
      },
    ],
  ])("counts none in %s", (_what, answer) => {
    expect(peopleInAnswer(JSON.stringify(answer))).toBeNull();
  });

  it.each<[string, string, Record<string, string>]>([
    ["license", "/api/couriers", { license: "TX 08812231", phone: "214-555-0131" }],
    ["driversLicense", "/api/list", { driversLicense: "K1120-4421", phone: "214-555-0131" }],
    ["license_no", "/fleet/drivers", { license_no: "09931274", email: "a@fleet.example" }],
  ])("counts a driver's %s as a number of identity at %s", (_key, path, data) => {
    const found = peopleInAnswer(JSON.stringify(people(data, data)), `https://a.example${path}`);
    expect(found?.kinds).toEqual(expect.arrayContaining(["identity number", "person"]));
  });

  it.each<[string, string, Record<string, string>]>([
    ["of agents, which is public", "/api/agents", { license: "DRE 01234567", phone: "214-555-0131" }],
    ["of software", "/api/drivers", { license: "EULA 2024", version: "12" }],
  ])("counts no license %s", (_what, path, data) => {
    const found = peopleInAnswer(JSON.stringify(people(data, data)), `https://a.example${path}`);
    expect(found?.kinds ?? []).not.toContain("identity number");
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
