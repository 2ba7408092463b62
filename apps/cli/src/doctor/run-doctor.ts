import { type Config, loadConfig } from "@plumbline/core/platform/config";
import { embeddedDatabaseElsewhere } from "@plumbline/core/platform/database/embedded-postgres";
import { checkPart, type Examination, type PartCheck, partsOf } from "@plumbline/core/platform/self-check";
import { tryBrowser } from "@plumbline/scanner/try-browser";

import { withServices } from "#operator/with-services.ts";

/** Looks at everything the service depends on, part by part: one that fails does not hide the others. */
export async function runDoctor({ isFixing }: { isFixing: boolean }): Promise<PartCheck[]> {
  const settings = await checkPart(SETTINGS);
  if (!settings.isWell) return [settings];
  const config = loadConfig();
  const [services, browser, fonts] = await Promise.all([
    checkServices(config, isFixing),
    checkPart(browserOf(config)),
    checkPart(FONTS),
  ]);
  return [settings, ...services, browser, fonts];
}

const SETTINGS: Examination = {
  part: "Settings",
  examine: async () => {
    const { database, home } = loadConfig();
    const elsewhere = database.url === undefined ? await embeddedDatabaseElsewhere(home.folder) : null;
    const where = elsewhere === null ? "" : `, and its database is in ${elsewhere}`;
    return `read from the environment; home is ${home.folder}${where}`;
  },
  advice: "Correct these variables. docs/reference/settings.md lists what each one accepts.",
};

async function checkServices(config: Config, isFixing: boolean): Promise<PartCheck[]> {
  try {
    return await withServices(async (services) =>
      Promise.all(partsOf(services, { isFixing }).map(checkPart)),
    );
  } catch (error) {
    const where = config.database.url === undefined ? "the embedded database" : "DATABASE_URL";
    return [
      await checkPart({
        part: "Database",
        examine: () => Promise.reject(error),
        advice: `Queue, storage and mail can be checked once ${where} works.`,
      }),
    ];
  }
}

function browserOf(config: Config): Examination {
  return {
    part: "Browser",
    examine: async () => {
      const { version, isSandboxed } = await tryBrowser(config.scanner);
      return isSandboxed ? version : `${version}, without its sandbox, which the kernel does not allow here`;
    },
    advice:
      "Install Chromium, e.g. apt-get install chromium, or set PLUMBLINE_BROWSER to its path. Chromium needs its sandbox, and so user namespaces.",
  };
}

const FONTS: Examination = {
  part: "Fonts",
  examine: async () => {
    const { examineTypefaces } = await import("@plumbline/documents/examine-typefaces");
    return examineTypefaces();
  },
  advice: "Run npm install again: the documents' typefaces come as its packages.",
};

/** The findings, a line each, with what to do below those that are not well. */
export function doctorText(checks: readonly PartCheck[]): string {
  const width = Math.max(...checks.map(({ part }) => part.length));
  const indent = " ".repeat(width + 8);
  const lines = checks.flatMap(({ part, isWell, finding, advice }) => [
    `${isWell ? "ok  " : "FAIL"}  ${part.padEnd(width)}  ${finding.replaceAll("\n", `\n${indent}`)}`,
    ...(advice === null ? [] : [`${indent}${advice}`]),
  ]);
  return `${lines.join("\n")}\n`;
}
