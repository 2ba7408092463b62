import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  asksForHealth,
  asksForPersonalData,
  asksForSensitiveData,
  isLogIn,
} from "#checks/privacy/reading/personal-fields.ts";
import { aForm } from "#evidence-builders.testing.ts";

describe("fields of forms", () => {
  it.each([
    [{ type: "email" }, true],
    [{ name: "first_name" }, true],
    [{ label: "Telefonnummer" }, true],
    [{ autocomplete: "street-address" }, true],
    [{ type: "search", name: "name" }, false],
    [{ label: "Quantity", name: "qty" }, false],
    [{ type: "hidden", name: "email" }, false],
  ])("%j asks for personal data: %s", (field, expected) => {
    expect(asksForPersonalData(aField(field))).toBe(expected);
  });

  it("knows sensitive questions by name and label", () => {
    expect(asksForSensitiveData(aField({ name: "medical_history" }))).toBe(true);
    expect(asksForSensitiveData(aField({ label: "Social Security number" }))).toBe(true);
    expect(asksForSensitiveData(aField({ label: "Favourite bread" }))).toBe(false);
  });

  it.each([
    "Medicamentos y alergias",
    "Aktuelle Beschwerden",
    "Vos symptômes",
    "Objawy",
    "Ziektes",
    "Any allergies?",
  ])("knows that “%s” asks for health", (label) => {
    expect(asksForHealth(aField({ label }))).toBe(true);
  });

  it.each(["Farmacia más cercana", "Health insurer's website", "Elektronik", "Lekcja", "Your company"])(
    "knows that “%s” does not",
    (label) => {
      expect(asksForHealth(aField({ label }))).toBe(false);
    },
  );

  it("tells a login from a sign-up", () => {
    const password = aField({ type: "password" });
    const email = aField({ type: "email" });
    expect(isLogIn(aForm({ fields: [email, password] }))).toBe(true);
    expect(isLogIn(aForm({ fields: [email, aField({ name: "name" }), password] }))).toBe(false);
  });
});
