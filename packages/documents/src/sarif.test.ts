import oasisSchema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json" with { type: "json" };
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { Log } from "sarif";
import { describe, expect, it } from "vitest";

import { altCheck, aFinding, aResult, headerCheck } from "#scan-result.testing.ts";
import { toSarif } from "#sarif.ts";

// The schema OASIS publishes is written in draft 4, whose own keywords for name and version the validator does not know.
const { $schema: _draft, id: _name, ...schema } = oasisSchema;
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const isValid = ajv.compile(schema);

const context = {
  checks: [altCheck, headerCheck],
  fingerprintOf: ({ check, component }: { check: string; component: string }) => `${check}/${component}`,
  isNew: null,
};

function onlyRun(log: Log) {
  const [run] = log.runs;
  if (run === undefined) throw new Error("A log has one run.");
  return run;
}

describe("a scan as SARIF", () => {
  const run = onlyRun(toSarif(aResult(), context));
  const results = run.results ?? [];

  it("is valid by the standard's own schema, with and without findings", () => {
    for (const result of [aResult(), aResult({ findings: [], pages: [], checks: [], overall: null })]) {
      expect([isValid(toSarif(result, context)), isValid.errors]).toEqual([true, null]);
    }
    expect(isValid({ version: "2.1.0" })).toBe(false);
  });

  it("ranks what is confirmed and leaves what needs review without a level", () => {
    expect(results.map(({ kind, level }) => [kind, level])).toEqual([
      ["fail", "error"],
      ["review", "none"],
    ]);
    const low = aResult({ findings: [aFinding({ severity: "low" }), aFinding({ severity: "medium" })] });
    expect(onlyRun(toSarif(low, context)).results?.map(({ level }) => level)).toEqual(["note", "warning"]);
  });

  it("tells advice as information, which is no failure and has no level", () => {
    const log = toSarif(
      aResult({ findings: [aFinding({ outcome: "advice", severity: "low", wcag: [] })] }),
      context,
    );
    expect(onlyRun(log).results).toMatchObject([{ kind: "informational", level: "none" }]);
    expect([isValid(log), isValid.errors]).toEqual([true, null]);
  });

  it("places each finding on its page and element", () => {
    expect(results[0]?.locations).toEqual([
      {
        physicalLocation: { artifactLocation: { uri: "https://shop.example/", index: 0 } },
        logicalLocations: [{ fullyQualifiedName: "main > img", kind: "element" }],
      },
    ]);
    expect(results[1]?.locations?.[0]).not.toHaveProperty("logicalLocations");
  });

  it("names the fix unit so that the next log can be matched", () => {
    expect(results[0]?.partialFingerprints).toEqual({ "plumblineFixUnit/v1": "a11y-image-alt/img" });
  });

  it("points each result at its rule, which says how to fix it", () => {
    const rule = run.tool.driver.rules?.[results[0]?.ruleIndex ?? -1];
    expect(rule?.id).toBe("a11y-image-alt");
    expect(rule?.help?.text).toContain("1. Describe each listed image in alt.");
    expect(rule?.help?.markdown).toContain("&lt;img>");
    expect(rule?.helpUri).toBe("https://www.w3.org/WAI/WCAG22/Understanding/non-text-content");
    expect(rule?.properties?.tags).toEqual(["Accessibility", "WCAG 1.1.1"]);
  });

  it("names the platform in whose menus the steps are", () => {
    const onShopify = { ...altCheck, platform: "Shopify" as const };
    const [rule] = onlyRun(toSarif(aResult(), { ...context, checks: [onShopify] })).tool.driver.rules ?? [];
    expect(rule?.help?.text).toContain("How to fix it in Shopify:\n1. Describe");
    expect(rule?.help?.markdown).toContain("**How to fix it in Shopify**\n\n1. Describe");
  });

  it("gives security rules the number code-scanning services rank by", () => {
    const rule = run.tool.driver.rules?.find(({ id }) => id === "sec-hsts");
    expect(rule?.properties?.["security-severity"]).toBe("8.0");
    const others = run.tool.driver.rules?.filter(({ id }) => id !== "sec-hsts") ?? [];
    expect(others.map(({ properties }) => properties?.["security-severity"])).toEqual([undefined, undefined]);
  });

  it("offers further reading where there is any", () => {
    const helpOf = (id: string) => run.tool.driver.rules?.find((rule) => rule.id === id)?.help?.markdown;
    expect(helpOf("a11y-image-alt")).toContain("**More**\n\n- [Understanding 1.1.1](https://www.w3.org/");
    expect(helpOf("sec-hsts")).not.toContain("**More**");
  });

  it("carries the scores of its areas, and a criterion also where no name of it is known", () => {
    expect(run.properties).toMatchObject({
      site: "https://shop.example/",
      overall: 75,
      areas: { accessibility: { score: 75, state: "measured" } },
    });
    const later = onlyRun(toSarif(aResult({ findings: [aFinding({ wcag: ["1.1.1", "9.9.9"] })] }), context));
    expect(later.taxonomies?.[0]?.taxa).toMatchObject([
      { id: "1.1.1", name: "Non-text Content", shortDescription: { text: "Non-text Content (A)" } },
      { id: "9.9.9" },
    ]);
  });

  it("quotes markup only of a finding that has some", () => {
    const log = toSarif(aResult({ findings: [aFinding(), aFinding({ snippet: null })] }), context);
    const [quoted, bare] = onlyRun(log).results ?? [];
    expect(quoted?.properties).toHaveProperty("snippet", '<img src="chair.png">');
    expect(bare?.properties).not.toHaveProperty("snippet");
  });

  it("keeps a rule whose text is not known by the name of its defect", () => {
    expect(run.tool.driver.rules?.[1]).toEqual({
      id: "a11y-color-contrast",
      name: "Text with low contrast",
      shortDescription: { text: "Text with low contrast" },
    });
  });

  it("tells which pages were not measured and which checks could not run", () => {
    const [invocation] = run.invocations ?? [];
    expect(invocation?.executionSuccessful).toBe(true);
    expect(
      invocation?.toolExecutionNotifications?.map(({ level, message }) => [level, message.text]),
    ).toEqual([
      ["error", "Not measured: It did not answer in time"],
      ["warning", "sec-hsts could not be checked: No TLS"],
    ]);
  });

  it("doubles braces in messages, where single ones would stand for arguments", () => {
    const message = "Set a { width: 100% } on {0}";
    const [page] = aResult().pages;
    if (page === undefined) throw new Error("The result lists a page.");
    const braced = aResult({
      findings: [aFinding({ message, snippet: "a { }" })],
      pages: [
        { ...page, title: "Hello {{name}}" },
        { ...page, state: "not-measured", reason: "It said {no}" },
      ],
    });
    const log = toSarif(braced, context);
    const { results: told, artifacts, invocations } = onlyRun(log);
    expect(isValid(log)).toBe(true);
    expect(told?.[0]?.message.text).toBe("Set a {{ width: 100% }} on {{0}}");
    expect(told?.[0]?.properties).toMatchObject({ snippet: "a { }" });
    expect(artifacts?.[0]?.description?.text).toBe("Hello {{{{name}}}}");
    expect(invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toBe(
      "Not measured: It said {{no}}",
    );
  });

  it("says that a scan without a measured page did not succeed", () => {
    const nothing = aResult({ pages: aResult().pages.slice(1), findings: [] });
    expect(onlyRun(toSarif(nothing, context)).invocations?.[0]?.executionSuccessful).toBe(false);
  });

  it("tells what is new against an earlier scan, and says nothing of it without one", () => {
    const compared = toSarif(aResult(), { ...context, isNew: ({ outcome }) => outcome === "review" });
    expect(onlyRun(compared).results?.map(({ baselineState }) => baselineState)).toEqual([
      "unchanged",
      "new",
    ]);
    expect(results[0]).not.toHaveProperty("baselineState");
  });

  describe("corrected markup of one element", () => {
    const snippet = '<img src="chair.png">';
    const example = { text: '<img src="chair.png" alt="A chair">' };
    const logOf = (...findings: Parameters<typeof aFinding>[0][]) =>
      toSarif(aResult({ findings: findings.map(aFinding) }), context);
    const fixesIn = (log: Log) => (onlyRun(log).results ?? []).map(({ fixes }) => fixes);

    it("is a fix of the element, which is a part of its page", () => {
      const log = logOf({ snippet, example });
      expect([isValid(log), isValid.errors]).toEqual([true, null]);
      const [fixes] = fixesIn(log);
      const change = fixes?.[0]?.artifactChanges[0];
      const element = onlyRun(log).artifacts?.[change?.artifactLocation.index ?? -1];
      expect(fixes?.[0]).toMatchObject({
        description: { text: "After (example)" },
        properties: { page: "https://shop.example/" },
      });
      expect(onlyRun(log).artifacts?.[element?.parentIndex ?? -1]?.location?.uri).toBe(
        "https://shop.example/",
      );
      expect(element?.location).toEqual({ uri: "/main%20%3E%20img", index: 2 });
      expect(change?.artifactLocation).toEqual(element?.location);
      const before = element?.contents?.text ?? "";
      const [replacement] = change?.replacements ?? [];
      const { charOffset = -1, charLength = 0 } = replacement?.deletedRegion ?? {};
      const after =
        before.slice(0, charOffset) +
        (replacement?.insertedContent?.text ?? "") +
        before.slice(charOffset + charLength);
      expect([before, after]).toEqual([snippet, example.text]);
    });

    it("names each element once, whatever is found in it", () => {
      const log = logOf({ snippet, example }, { snippet, example }, { snippet, example, selector: "#other" });
      expect([isValid(log), isValid.errors]).toEqual([true, null]);
      const indices = fixesIn(log).map((fixes) => fixes?.[0]?.artifactChanges[0]?.artifactLocation.index);
      expect(indices).toEqual([2, 2, 3]);
    });

    it("is no fix where the element was seen with other markup before", () => {
      const other = { snippet: '<img src="chair.png" class="big">', example };
      expect(fixesIn(logOf({ snippet, example }, other)).map((fixes) => fixes?.length)).toEqual([
        1,
        undefined,
      ]);
    });

    it.each([
      ["a header", { snippet: null, example: { text: "X-Content-Type-Options: nosniff" } }],
      ["a style", { snippet: "<p>Now</p>", example: { text: "color: #595959" } }],
      ["what the head lacks", { snippet: '<html lang="en">', example: { text: "<title>Chairs</title>" } }],
      ["markup that was cut", { snippet: `<p ${"a".repeat(396)}>`, example: { text: "<p>" } }],
      ["a page that is not listed", { page: "https://shop.example/other", snippet, example }],
      ["a place without an example", { snippet }],
      ["a place without a selector", { selector: null, snippet, example }],
    ])("is no fix for %s", (_kind, finding) => {
      expect(fixesIn(logOf(finding))).toEqual([undefined]);
    });
  });
});
