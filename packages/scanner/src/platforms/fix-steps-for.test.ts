import { PLATFORMS } from "@plumbline/contract/platforms";
import { describe, expect, it } from "vitest";

import { CHECKS } from "#checks/registry.ts";

import { fixStepsFor, platformSteps } from "./fix-steps-for.ts";
import { WORK } from "./work.ts";

const named = Object.values(WORK).flatMap((checks) => Object.keys(checks));
const check = (id: string) => {
  const found = CHECKS.find((candidate) => candidate.id === id);
  if (found === undefined) throw new RangeError(`There is no check ${id}.`);
  return found;
};

describe("steps in a platform's own menus", () => {
  it("belong to checks that exist, each named once", () => {
    const ids = new Set(CHECKS.map(({ id }) => id));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
  });

  it("say first what to do, then where", () => {
    expect(fixStepsFor(check("sec-hsts"), "Squarespace")).toEqual({
      platform: "Squarespace",
      fixSteps: [
        "Make sure that the site sends this header with every https page: Strict-Transport-Security: max-age=31536000.",
        "Open the “SSL” panel in Settings.",
        "Choose “Secure” and “HSTS Secure”, and save.",
      ],
    });
  });

  it("give way to the general ones where the platform is not known or has no menu for it", () => {
    const general = check("seo-robots-txt");
    expect(fixStepsFor(general, null)).toEqual({ fixSteps: general.fixSteps });
    expect(fixStepsFor(general, "Joomla")).toEqual({ fixSteps: general.fixSteps });
    const code = check("a11y-aria-roles");
    expect(fixStepsFor(code, "WordPress")).toEqual({ fixSteps: code.fixSteps });
    expect(platformSteps(code)).toEqual([]);
    expect(platformSteps(general).map(({ platform }) => platform)).toEqual(
      PLATFORMS.filter((platform) => platform !== "Joomla"),
    );
  });

  it.each(PLATFORMS)("are 2 to 5 different sentences, for at least 90 checks, in %s", (platform) => {
    const told = CHECKS.map((each) => fixStepsFor(each, platform)).filter(
      (steps) => steps.platform !== undefined,
    );
    expect(told.length).toBeGreaterThan(90);
    const odd = told.filter(({ fixSteps }) => {
      const isSentence = fixSteps.every((step) => /^[A-Z].*[.”]$/u.test(step));
      return (
        !isSentence || fixSteps.length < 2 || fixSteps.length > 5 || new Set(fixSteps).size < fixSteps.length
      );
    });
    expect(odd).toEqual([]);
  });
});
