import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { BrowserNotFoundError, findBrowser, usualPlaces } from "#browser/find-browser.ts";

describe("finding a browser", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), "find-browser-"));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  function place(name: string, text: string, mode = 0o755): string {
    const file = path.join(directory, name);
    writeFileSync(file, text);
    chmodSync(file, mode);
    return file;
  }

  it("takes the configured one before all others", () => {
    const configured = place("mine", "#!/bin/sh\n");
    expect(findBrowser(configured, [place("chromium", "#!/bin/sh\n")])).toBe(configured);
  });

  it("takes the program that a configured script starts and waits for: to kill the script would leave it", () => {
    const program = place("shell", "#!/bin/sh\n");
    expect(findBrowser(place("waiting", `#!/bin/sh -e\n\n${program} "$@"\n`), [])).toBe(program);
    const becoming = place("becoming", `#!/bin/sh\nexec ${program} "$@"\n`);
    expect(findBrowser(becoming, [])).toBe(becoming);
    const toNowhere = place("to-nowhere", `#!/bin/sh\n${program}-missing "$@"\n`);
    expect(findBrowser(toNowhere, [])).toBe(toNowhere);
  });

  it("refuses a configured path that does not exist instead of taking another", () => {
    const other = place("chromium", "#!/bin/sh\n");
    expect(() => findBrowser(path.join(directory, "missing"), [other])).toThrow(/missing does not exist/);
  });

  it("looks for the headless shell first, unless the machine has policies, which it does not read", () => {
    const isShellFirst = () => usualPlaces(directory)[0]?.endsWith("/chromium-headless-shell");
    expect(isShellFirst()).toBe(true);
    place("own-authorities.json", "{}");
    expect(isShellFirst()).toBe(false);
    expect(usualPlaces(directory).join()).not.toContain("headless-shell");
  });

  it("takes the first usual place that holds a program", () => {
    const real = place("google-chrome", "#!/bin/sh\n");
    expect(findBrowser(undefined, [path.join(directory, "chromium"), directory, real])).toBe(real);
  });

  it("passes by a file that cannot be run and Ubuntu's script that only asks for a snap", () => {
    const plain = place("chromium", "text", 0o644);
    const stub = place("chromium-browser", "#!/bin/sh\necho 'run: snap install chromium'\n");
    expect(() => findBrowser(undefined, [plain, stub])).toThrow(BrowserNotFoundError);
  });

  it("says what to install when there is none", () => {
    expect(() => findBrowser("", [])).toThrow(/apt-get install chromium/);
  });
});
