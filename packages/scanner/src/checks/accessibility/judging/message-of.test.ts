import { describe, expect, it } from "vitest";

import { ROOMS } from "#checks/accessibility/rooms.ts";
import type { Rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE, PLUMBLINE, type SourceName } from "#evidence/engine-names.ts";

import { messageOf } from "./message-of.ts";

const roomNamed = (id: string): Rule | null => ROOMS.find((room) => room.id === id) ?? null;

interface Source {
  engine?: SourceName;
  snippet?: string;
}

function said(message: string, { engine = AXE, snippet = "<b>" }: Source = {}) {
  const element = { selector: "#it", snippet, component: "b" };
  return { engine, rule: "any", verdict: "failed" as const, message, element };
}

const UNNAMED = "aria-label attribute does not exist or is empty; Element has no title attribute";
const NOTHING =
  "It has no name for a screen reader to read: no text, label, text alternative, aria-label or title";
const NO_LABEL = "It has no name for a screen reader to read: no label, aria-label or title";

describe("what is said of an element without a name", () => {
  it.each(["progressbar", "meter", "tablist", "textbox", "listbox", "slider", "dialog", "combobox"])(
    "does not speak of missing text where the role is %s, which takes no name from its text",
    (role) => {
      const words = messageOf(
        said(UNNAMED, { snippet: `<div role="${role}">Fortschritt</div>` }),
        null,
        "fail",
      );
      expect(words).toContain(`Text inside an element with the role “${role}” doesn't name it`);
      expect(words).toContain("needs aria-label or aria-labelledby");
      expect(words).not.toContain("no text");
    },
  );

  it.each([
    ['<a href="/a" role="tablist">Startseite</a>', /role “tablist”/],
    ["<select><option>Rye</option></select>", NO_LABEL],
    ['<input type="text" value="Ann">', NO_LABEL],
    ['<input role="combobox">', NO_LABEL],
    ["<progress value=3 max=9>", NO_LABEL],
    ['<iframe src="/map"></iframe>', /no title, aria-label or aria-labelledby$/],
    ['<a href="/a"><i class="icon"></i></a>', NOTHING],
    ['<div role="button"></div>', NOTHING],
    ['<input type="submit" value="">', NOTHING],
    ['<a href="/cut', NOTHING],
  ])("says what could name %s", (snippet, words) => {
    expect(messageOf(said(UNNAMED, { snippet }), null, "fail")).toMatch(words);
  });
});

describe("what a person is asked to look at", () => {
  it("follows what an engine saw, where its word alone does not decide", () => {
    const small = said("Target has insufficient size", { engine: ALFA });
    expect(messageOf(small, roomNamed("a11y-target-size"), "review")).toBe(
      "It is smaller than 24 by 24 pixels. Can you hit it with a finger without touching what is next to it?",
    );
    const unknown = said("Odd words of an engine", { engine: ACCESSLINT });
    expect(messageOf(unknown, roomNamed("a11y-label"), "review")).toBe(
      "Form field without a label. Can people tell what to enter, and does a screen reader say it?",
    );
  });

  it("is not added to a failure, to advice, to words that ask already and to our own", () => {
    const room = roomNamed("a11y-target-size");
    const small = said("Target has insufficient size", { engine: ALFA });
    expect(messageOf(small, room, "fail")).toBe("It is smaller than 24 by 24 pixels");
    expect(messageOf(small, room, "advice")).toBe("It is smaller than 24 by 24 pixels");
    const unseen = said("Could not get the target size because there are too many overlapping elements");
    expect(messageOf(unseen, room, "review")).not.toContain("hit it with a finger");
    expect(messageOf(said("It is small. Is it?", { engine: PLUMBLINE }), room, "review")).toBe(
      "It is small. Is it?",
    );
  });

  it("is known for every rule that stands for an engine's and for a criterion", () => {
    const withEngines = ROOMS.filter(({ engines, criteria }) => engines !== undefined && criteria.length > 0);
    expect(
      withEngines.filter(({ question }) => question?.endsWith("?") !== true).map(({ id }) => id),
    ).toEqual([]);
  });
});
