import { describe, expect, it } from "vitest";

import { buttonKind } from "#gather/privacy/button-kind.ts";

describe("buttonKind", () => {
  it.each([
    ["Accept all", "accept"],
    ["OK", "accept"],
    ["Got it!", "accept"],
    ["I agree", "accept"],
    ["Alle akzeptieren", "accept"],
    ["Tout accepter", "accept"],
    ["Reject all", "reject"],
    ["Accept only necessary", "reject"],
    ["Decline", "reject"],
    ["Nur notwendige Cookies", "reject"],
    ["Continuer sans accepter", "reject"],
    ["Rechazar todo", "reject"],
    ["Manage preferences", "settings"],
    ["Cookie settings", "settings"],
    ["Einstellungen", "settings"],
    ["Personnaliser", "settings"],
    ["Privacy Policy", "other"],
    ["Learn more", "other"],
    ["Subscribe", "other"],
    ["", "other"],
  ])("takes %j for %s", (text, kind) => {
    expect(buttonKind(text)).toBe(kind);
  });
});
