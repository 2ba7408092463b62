import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { findBrowser } from "#browser/find-browser.ts";
import { launchBrowser } from "#browser/launch.ts";

function profilesOf(pid: number | undefined): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(`plumbline-chromium-${pid}-`));
}

/** Starts a process of its own that launches a browser, and waits until that runs. */
async function launchElsewhere(): Promise<{ pid: number; browserPid: number; kill(): Promise<void> }> {
  const launch = fileURLToPath(new URL("./launch.ts", import.meta.url));
  const script = `
    const { launchBrowser } = await import(${JSON.stringify(launch)});
    const browser = await launchBrowser();
    console.log(browser.puppeteer.process().pid);
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return {
    pid: child.pid ?? 0,
    browserPid: Number(String(line)),
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function untilGone(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}`)) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("launching the browser", () => {
  it("opens a page that does not show that it is automated, and leaves no profile behind", async () => {
    const browser = await launchBrowser({ userAgent: "Mozilla/5.0 Test/1" });
    const page = await browser.puppeteer.newPage();
    const seen = await page.evaluate(() => [navigator.webdriver, navigator.userAgent]);
    const during = profilesOf(process.pid).length;
    await browser.close();
    await browser.close();
    expect(seen).toEqual([false, "Mozilla/5.0 Test/1"]);
    expect(profilesOf(process.pid).length).toBe(during - 1);
  });

  it("is told no requests that nobody asked to be told of", async () => {
    const browser = await launchBrowser();
    const page = await browser.puppeteer.newPage();
    const told: string[] = [];
    page.on("request", (request) => told.push(request.url()));
    await page.goto("data:text/html,<title>Bread</title>");
    const title = await page.title();
    await browser.close();
    expect({ told, title }).toEqual({ told: [], title: "Bread" });
  });

  it.runIf(process.getuid?.() === 0)(
    "as root hands it to a user that nothing else is, in its sandbox",
    async () => {
      const browser = await launchBrowser();
      const pid = browser.puppeteer.process()?.pid;
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      await browser.close();
      expect(browser.sandboxed).toBe(true);
      expect(/^Uid:.*$/mu.exec(status)?.[0]).toBe("Uid:\t65520\t65520\t65520\t65520");
      expect(/^Groups:\s*$/mu.test(status)).toBe(true);
    },
  );

  it("does not start without its sandbox unless it is told that it may", async () => {
    const folder = await mkdtemp(join(tmpdir(), "plumbline-stub-"));
    const browserPath = join(folder, "chromium");
    // What Chromium does where the kernel forbids user namespaces: it ends, unless it may go without.
    await writeFile(
      browserPath,
      `#!/bin/sh\ncase "$*" in *--no-sandbox*) exec ${findBrowser()} "$@";; *) echo "No usable sandbox!" >&2; exit 1;; esac\n`,
      { mode: 0o755 },
    );
    await chmod(folder, 0o755);
    await expect(launchBrowser({ browserPath })).rejects.toThrow(
      /cannot start its sandbox here.*PLUMBLINE_UNSANDBOXED_BROWSER/su,
    );
    const said: string[] = [];
    const log = (_level: string, message: string) => said.push(message);
    const browser = await launchBrowser({ browserPath, allowsUnsandboxed: true, log });
    await browser.close();
    expect(browser.sandboxed).toBe(false);
    expect(said).toEqual(["Chromium's sandbox cannot start here; it runs without"]);
    await rm(folder, { recursive: true });
  });

  it("ends with a process that was killed, whose profile the next launch removes", async () => {
    const other = await launchElsewhere();
    expect(profilesOf(other.pid)).toHaveLength(1);
    await other.kill();
    await untilGone(other.browserPid);
    const next = await launchBrowser();
    await next.close();
    expect(profilesOf(other.pid)).toHaveLength(0);
  });

  it("leaves the profile of a living process alone", async () => {
    const other = await launchElsewhere();
    try {
      const mine = await launchBrowser();
      await mine.close();
      expect(profilesOf(other.pid)).toHaveLength(1);
    } finally {
      await other.kill();
      await untilGone(other.browserPid);
    }
  });
});
