import { describe, expect, it } from "vitest";

import { aField } from "#checks/privacy/reading/fields.testing.ts";
import {
  asksForHealth,
  asksForPersonalData,
  asksForSensitiveData,
  isLogIn,
} from "#checks/privacy/reading/personal-fields.ts";
import { aForm } from "#evidence-builders.testing.ts";
import type { FormFieldRef } from "#evidence/document.ts";

describe("fields of forms", () => {
  it.each([
    [{ type: "email" }, true],
    [{ name: "first_name" }, true],
    [{ label: "Telefonnummer" }, true],
    [{ label: "Enter it here", shownLabel: "Name" }, true],
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

  it.each([
    { type: "tel", autocomplete: "one-time-code" },
    { type: "tel", label: "Bestätigungscode" },
    { type: "tel", label: "Código de verificación" },
    { type: "tel", name: "otp" },
    { type: "tel", label: "Digit 1", snippet: '<input type="tel" maxlength="1">' },
    { type: "email", label: "Password *" },
  ])("%j asks for what someone has of the site", (field) => {
    expect(asksForPersonalData(aField(field))).toBe(false);
  });

  it.each([
    { type: "tel", label: "Phone, with area code" },
    { name: "postcode" },
    { type: "tel", name: "pin_phone" },
  ])("%j asks for personal data, though a code is spoken of", (field) => {
    expect(asksForPersonalData(aField(field))).toBe(true);
  });
});

describe("a form that asks for what the site knows already", () => {
  const password = aField({ type: "password" });
  const email = aField({ type: "email", label: "Email" });
  const named = (name: string) => ({ selector: "#go", snippet: "<button>", component: "button", name });
  const form = (button: string, ...fields: FormFieldRef[]) => aForm({ fields, sentBy: [named(button)] });
  const textField = (label: string) => aField({ label });

  it.each([
    aForm({ fields: [email, password] }),
    form("Anmelden", email, password, aField({ type: "checkbox", label: "Remember me" })),
    form("Sign in", email, aField({ type: "email", label: "Password" })),
    form("Log in", email, aField({ type: "tel", label: "Phone" }), password),
    form("Se connecter", textField("Nom d’utilisateur"), email, password),
    form("Sign in", email),
    form("Iniciar sesión", textField("Correo electrónico")),
    form("Send reset link", email, aField({ type: "hidden", name: "token" })),
    { ...form("Weiter", email), text: "Passwort vergessen? Wir senden einen Link." },
    { ...form("Enviar", email), heading: "Recuperar contraseña" },
    form("Reset password", email, password, password),
    form("Wyślij", aField({ type: "tel", label: "Kod weryfikacyjny" }), aField({ type: "password" })),
  ])("is a login or a reset: %#", (known) => {
    expect(isLogIn(known)).toBe(true);
  });

  it.each([
    aForm({ fields: [email, aField({ name: "name" }), password] }),
    aForm({ fields: [email, password, password] }),
    form("Create account", email, password),
    form("Registrieren", email, password),
    form("S’inscrire", email, password),
    form("Continue", email, aField({ type: "password", autocomplete: "new-password" })),
    form("Continue", textField("Username"), email, password),
    form("Subscribe", email),
    form("Sign up", email),
    { ...form("Continue", email), heading: "Sign in or create an account" },
    form("Log in to send", email, textField("Message")),
    { ...form("Enviar", email, textField("Mensaje")), text: "¿Olvidó su contraseña? Escríbanos." },
  ])("is none of them: %#", (asking) => {
    expect(isLogIn(asking)).toBe(false);
  });
});
