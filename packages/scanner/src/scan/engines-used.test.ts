import { describe, expect, it } from "vitest";

import type { EngineName } from "#evidence/engine-names.ts";
import { aPage } from "#evidence-builders.testing.ts";
import { enginesUsed } from "#scan/engines-used.ts";

describe("the engines a scan used", () => {
  it("are the browser and what spoke of the key pages, each once", () => {
    const report = (engine: EngineName, version: string) => ({
      engine,
      report: {
        gathered: true as const,
        value: { engine, version, findings: [], passedRules: [], inapplicableRules: [] },
      },
    });
    const engines = [report("axe-core", "4.14.1"), report("Alfa", "0.114.0")];
    const silent = {
      engine: "AccessLint" as const,
      report: { gathered: false as const, reason: "It crashed." },
    };
    const key = aPage({ isKeyPage: true, engines: [...engines, silent] });
    const pages = [key, key, aPage({ notMeasured: "No answer.", isKeyPage: true })];
    expect(enginesUsed({ browser: "Chromium 156.0.8078.79", pages })).toEqual([
      "Chromium 156.0.8078.79",
      "Alfa 0.114.0",
      "axe-core 4.14.1",
    ]);
  });

  it("are none where no page could be opened", () => {
    expect(enginesUsed({ pages: [aPage({ notMeasured: "No answer.", isKeyPage: true })] })).toEqual([]);
  });
});
