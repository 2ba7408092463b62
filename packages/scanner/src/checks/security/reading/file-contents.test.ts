import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { contentOf, contentOfMap } from "./file-contents.ts";

const DUMP = "-- MySQL dump 10.13\n--\nINSERT INTO `users` VALUES (1,'ann@mill.example');\n";
const shown = (path: string, text: string | Uint8Array) =>
  contentOf(`https://mill.example${path}`, typeof text === "string" ? Buffer.from(text) : text);

describe("what the start of a linked file shows", () => {
  it.each<[string, string | Uint8Array, string]>([
    ["/old.sql", DUMP, "a copy of a database"],
    ["/old.sql.gz", gzipSync(DUMP.repeat(200)).subarray(0, 60), "a copy of a database"],
    ["/.DS_Store", "\0\0\0\u0001Bud1\0", "a list of a folder's files (.DS_Store)"],
    ["/members.mdb", "\0\u0001\0\0Standard Jet DB\0", "a database"],
    ["/config.php.bak", "<?php\n$dbpass = 'Rye2009!';", "a password or key"],
    ["/web.config.old", '<add connectionString="Server=db;Password=Spelt1" />', "a password or key"],
    ["/.env.local", "APP_NAME=mill\nJWT_SECRET=stone-ground-77\n", "a password or key"],
    [
      "/actuator",
      '{"_links":{"self":{"href":"/actuator"},"env":{}}}',
      "the tools of a Spring program (actuator)",
    ],
    ["/debug.log", "[12-Mar-2025 09:11:02 UTC] PHP Notice:  x in /srv/a.php", "a log of a program's errors"],
  ])("is private: %s", (path, text, what) => {
    expect(shown(path, text)?.isPrivate).toBe(what);
  });

  it.each<[string, string]>([
    ["/.env.example", "DB_PASSWORD=your-password\nAPI_KEY=${KEY}\n"],
    ["/backup.sql", "<!DOCTYPE html><title>Sign in</title><p>$pass = 'Rye2009!'"],
    ["/prices.csv", "bread;price\nRye;4.20\n"],
    ["/package.json", '{"name":"mill","dependencies":{"lodash":"4.17.4"}}'],
  ])("is nothing: %s", (path, text) => {
    expect(shown(path, text)).toBeNull();
  });

  it.each<[string, string, object]>([
    ["/CHANGELOG.txt", "\nDrupal 7.54, 2017-02-01\n---", { name: "Drupal", version: "7.54", isSystem: true }],
    [
      "/readme.txt",
      "=== Slides ===\nStable tag: 1.2.3\n",
      { name: "Slides", version: "1.2.3", isSystem: true },
    ],
    [
      "/js/CHANGELOG.md",
      "# Select2 Change Log\n\n## 4.0.5 (2017)\n- fix\n",
      { name: "Select2", version: "4.0.5", isSystem: false },
    ],
  ])("is a release: %s", (path, text, release) => {
    expect(shown(path, text)).toMatchObject({ release });
    expect(shown("/news/today", text)).toBeNull();
  });

  it("is a cloud store's list or a description of an interface", () => {
    const store =
      "<?xml version='1.0'?><ListBucketResult><Contents><Key>a</Key></Contents></ListBucketResult>";
    expect(shown("/files/", store)).toMatchObject({ bucket: 1 });
    expect(shown("/v2/api-docs", '{"swagger":"2.0","paths":{}}')).toMatchObject({ describesApi: true });
    expect(shown("/a.json", '{"openapi_url":"/docs","version":"3.0"}')).toBeNull();
  });

  it("is a secret in a source map, shortened", () => {
    const map = (code: string) =>
      contentOfMap("https://mill.example/a.js.map", Buffer.from(JSON.stringify({ sourcesContent: [code] })));
    expect(map('const key = "ghp_16C7e42F292c6912E7710c838347Ae178B4a"')?.secrets).toEqual([
      { kind: "GitHub token", masked: "ghp_16C7…" },
    ]);
    expect(map('const key = process.env["KEY"]')).toBeNull();
  });
});
