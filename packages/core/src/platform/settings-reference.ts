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
    "Plumbline reads its settings from the environment. If one is not valid, it does not start, and it says which one and why.",
    "`npm run docs:settings` generates this page.",
    "",
    ...groups,
  ].join("\n");
}
