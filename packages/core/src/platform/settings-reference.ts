import type { Setting } from "#platform/setting.ts";
import { SETTINGS } from "#platform/settings.ts";

function defaultOf({ schema }: Setting): string {
  const parsed = schema.safeParse(undefined);
  if (!parsed.success) return "required";
  const { data } = parsed;
  const isNone = data === undefined || (Array.isArray(data) && data.length === 0);
  return isNone ? "none" : `\`${JSON.stringify(data).replaceAll('"', "")}\``;
}

function row(setting: Setting): string {
  return `| \`${setting.env}\` | ${defaultOf(setting)} | ${setting.doc.replaceAll("|", "\\|")} |`;
}

/** Every setting as a Markdown page, made from the one schema that reads them. */
export function settingsReference(): string {
  const groups = Object.entries(SETTINGS).flatMap(([group, settings]) => [
    `## ${group[0]?.toUpperCase()}${group.slice(1)}`,
    "",
    "| Variable | Default | What it is for |",
    "|---|---|---|",
    ...Object.values<Setting>(settings).map(row),
    "",
  ]);
  return [
    "# Settings",
    "",
    "Plumbline reads its settings from the environment. If one is not valid, it does not start, and it says which one and why.",
    "`npm run docs:settings` generates this page.",
    "",
    ...groups,
  ].join("\n");
}

/** Every setting as a file to copy and fill in: each has its default, commented out. */
export function settingsExample(): string {
  const groups = Object.values(SETTINGS).map((settings) =>
    Object.values<Setting>(settings)
      .map((setting) => `# ${setting.doc}\n# ${setting.env}=${exampleOf(setting)}`)
      .join("\n"),
  );
  return [
    "# Copy this file to .env, set what you need, and load it: set -a; . ./.env; set +a",
    "# Plumbline reads its settings from the environment alone. docs/reference/settings.md explains them.",
    "# `npm run docs:settings` generates this file.",
    "",
    groups.join("\n\n"),
    "",
  ].join("\n");
}

function exampleOf(setting: Setting): string {
  const given = defaultOf(setting);
  return given === "none" || given === "required" ? "" : given.replaceAll("`", "");
}
