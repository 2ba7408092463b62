import { describe, expect, it } from "vitest";

import { hashText, isStableName, plainClasses, semanticClasses, withoutBuildHash } from "./stable-names.ts";

describe("class names after a redeploy", () => {
  it.each([
    ["Card_title__x7Ab2", "Card_title", "CSS modules"],
    ["styles-module__header___1a2b3", "styles-module__header", "CSS modules with a dash"],
    ["_menu_1ab2c_7", "menu", "CSS modules of Vite"],
    ["hero-1a2b3c4d", "hero", "a content hash"],
    ["post-1234", "post", "a number"],
    ["css-1x2y3z", null, "Emotion"],
    ["css-1x2y3z-Button", null, "Emotion with a label"],
    ["jsx-123456789", null, "styled-jsx"],
    ["sc-bdVaJa", null, "styled-components"],
    ["svelte-1a2b3c", null, "Svelte"],
    ["astro-J7PV25F6", null, "Astro"],
    ["_ngcontent-abc-c42", null, "Angular"],
    ["makeStyles-root-12", null, "Material UI"],
    ["jss42", null, "JSS"],
  ])("%s becomes %s (%s)", (name, clean, _tool) => expect(withoutBuildHash(name)).toBe(clean));

  it.each([
    "site-header",
    "btn-primary",
    "product_card",
    "navbar",
    "MuiButton-root",
    "h1",
    "wp-block-image",
    "mainNav",
  ])("%s stays", (name) => expect(withoutBuildHash(name)).toBe(name));
});

describe("classes that tell what an element is", () => {
  it("are kept without hashes, states and utilities, in one order", () => {
    const names = [
      "card--wide",
      "Card_root__9zX1q",
      "is-open",
      "active",
      "mt-4",
      "md:flex",
      "col-md-6",
      "text-gray-500",
      "d-flex",
      "w-1/2",
      "justify-content-center",
      "align-items-md-end",
      "font-weight-bold",
      "d-sm-inline-block",
      "bg-gradient-info",
      "border-left-primary",
    ];
    expect(semanticClasses(names)).toEqual(["Card_root", "card--wide"]);
    expect(semanticClasses(names.toReversed())).toEqual(["Card_root", "card--wide"]);
  });

  it("are the same in both deployments", () => {
    expect(semanticClasses(["Nav_link__a1B2c", "css-1abc23"])).toEqual(
      semanticClasses(["Nav_link__Z9y8x", "css-9zyx87"]),
    );
  });
});

describe("classes that tell what surrounds an element", () => {
  it("leave out variants of another class that is there", () => {
    expect(plainClasses(["card", "card-info", "card--wide"])).toEqual(["card"]);
    expect(plainClasses(["nav-pills", "nav"])).toEqual(["nav"]);
    expect(plainClasses(["site-header", "dark"])).toEqual(["dark", "site-header"]);
  });
});

describe("names a selector may rely on", () => {
  it.each(["main-menu", "newsletter", "price_box"])("%s can be trusted", (name) => {
    expect(isStableName(name)).toBe(true);
  });
  it.each(["css-1x2y3z", "item-42", "active", "mt-4", "a:b", "radix-:r1:", "x".repeat(60)])(
    "%s cannot",
    (name) => {
      expect(isStableName(name)).toBe(false);
    },
  );
});

describe("the hash of a path", () => {
  it("has 14 hex digits and tells texts apart", () => {
    expect(hashText("nav>ul>li")).toMatch(/^[0-9a-f]{14}$/);
    expect(hashText("nav>ul>li")).not.toBe(hashText("nav>ul>il"));
    expect(hashText("nav>ul>li")).toBe(hashText("nav>ul>li"));
  });
});
