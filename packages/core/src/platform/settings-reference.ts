import { SETTINGS, type Setting } from "#platform/settings.ts";

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
    "Read from the environment. A setting that cannot be used stops the start and says which and why.",
    "This page is generated: `npm run docs:settings`.",
    "",
    ...groups,
  ].join("\n");
}
