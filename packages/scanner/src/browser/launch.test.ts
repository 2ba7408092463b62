import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

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
