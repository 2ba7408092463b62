/** Where a library writes its version, by the code around it, which minifiers and bundlers keep. */
interface Shape {
  key: string;
  /** Text every build of it holds: looked for first, because it is fast. */
  needs: string;
  /** The group `value` is what stands for the version: a literal, a variable, or a module's `version`. */
  pattern: RegExp;
}

const VERSION = String.raw`\d+\.\d+(?:\.\d+)*(?:-(?:alpha|beta|rc)[.\d]*)?`;
const VALUE = String.raw`(?<value>["'\x60]${VERSION}["'\x60]|[\w$]+(?:\(\d*\)\.version)?)`;
const NAME = String.raw`[\w$]+`;
const LITERAL = new RegExp(`^["'\`](${VERSION})["'\`]$`);

const SHAPES: readonly Shape[] = [
  {
    key: "jquery",
    needs: "jquery:",
    pattern: shape(String.raw`\.fn\s*=\s*${NAME}\.prototype\s*=\s*\{\s*jquery:\s*${VALUE}`),
  },
  {
    key: "lodash",
    needs: "curryRight",
    pattern: shape(
      String.raw`\.VERSION\s*=\s*${VALUE}[,;]\s*${NAME}\((?:\[\s*["']bind["'],\s*["']bindKey["']|["']bind bindKey )`,
    ),
  },
  {
    // Before 3.0.0.
    key: "lodash",
    needs: "__wrapped__",
    pattern: shape(String.raw`\.VERSION\s*=\s*${VALUE}[,;]\s*${NAME}\.prototype\.chain\s*=`),
  },
  {
    key: "underscore",
    needs: "_wrapped",
    pattern: shape(String.raw`\.VERSION\s*=\s*${VALUE}[,;]\s*${NAME}\.prototype\.value\s*=`),
  },
  {
    // Before 1.10.0, which it gives to Node or to the page before it names its version.
    key: "underscore",
    needs: "_wrapped",
    pattern: shape(String.raw`\._\s*=\s*(${NAME})\)?[,;]\s*\1\.VERSION\s*=\s*${VALUE}`),
  },
  {
    key: "moment",
    needs: "_isAMomentObject",
    pattern: shape(String.raw`\.version\s*=\s*${VALUE}[,;]\s*${NAME}\(${NAME}\)[,;]\s*${NAME}\.fn\s*=`),
  },
  {
    key: "axios",
    needs: "isAxiosError",
    pattern: shape(String.raw`\.isCancel\s*=[^;,]{1,60}[;,]\s*${NAME}\.VERSION\s*=\s*${VALUE}`),
  },
  {
    key: "vue",
    needs: "FunctionalRenderContext",
    pattern: shape(
      String.raw`["']FunctionalRenderContext["'],\s*\{\s*value:\s*${NAME}\s*\}\)[,;]\s*${NAME}\.version\s*=\s*${VALUE}`,
    ),
  },
  {
    // Before 2.5.0.
    key: "vue",
    needs: "$isServer",
    pattern: shape(
      String.raw`["']\$(?:isServer|ssrContext)["'],\s*\{\s*get:[^;]{1,80}?\}\)[,;]\s*${NAME}\.version\s*=\s*${VALUE}`,
    ),
  },
  {
    // From 3.0.0 on: what `createApp` makes.
    key: "vue",
    needs: "__v_isVNode",
    pattern: shape(
      String.raw`_context:\s*${NAME},(?:\s*_instance:\s*null,)?\s*version:\s*${VALUE},\s*get config\(\)`,
    ),
  },
];

/** Releases that name no version, told by what they have not yet: each is as old as the one named, or older. */
const NAMELESS: readonly { key: string; version: string; pattern: RegExp; without: string }[] = [
  {
    // 0.21.2 brought texts with its version, 0.22.0 the version itself.
    key: "axios",
    version: "0.21.1",
    pattern: shape(
      String.raw`\.CancelToken\s*=[^;,]{1,60}[;,]\s*${NAME}\.isCancel\s*=[^;,]{1,60}[;,]\s*${NAME}\.all\s*=`,
    ),
    without: "[Axios v",
  },
];

/** A library in a script, and whether it may also be older than the version. */
export interface ShapeSeen {
  key: string;
  version: string;
  isOrOlder?: true;
}

function shape(source: string): RegExp {
  return new RegExp(source);
}

/** Libraries in a script that were minified without their comments, told by their code. */
export function librariesByShape(text: string): ShapeSeen[] {
  const nameless = NAMELESS.filter(({ pattern, without }) => pattern.test(text) && !text.includes(without));
  return [
    ...namedByShape(text),
    ...nameless.map(({ key, version }) => ({ key, version, isOrOlder: true as const })),
  ];
}

function namedByShape(text: string): ShapeSeen[] {
  return SHAPES.flatMap(({ key, needs, pattern }) => {
    if (!text.includes(needs)) return [];
    const match = pattern.exec(text);
    const version = match === null ? null : versionBehind(match.groups?.["value"] ?? "", text, match.index);
    return version === null ? [] : [{ key, version }];
  });
}

/** A literal says it itself; a variable was given it before, a module's `version` stands in what the module exports. */
function versionBehind(value: string, text: string, at: number): string | null {
  const literal = LITERAL.exec(value)?.[1];
  if (literal !== undefined) return literal;
  if (/\(\d+\)\.version$/.test(value)) return exportedVersion(text);
  const [name = ""] = value.split("(");
  const assigned = new RegExp(
    value === name
      ? String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*["'\x60](${VERSION})["'\x60]`
      : String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=[^;]{1,80}?\{\s*version:\s*["'\x60](${VERSION})["'\x60]\s*\}`,
    "g",
  );
  const found = [...text.matchAll(assigned)];
  return (found.findLast(({ index }) => index < at) ?? found[0])?.[1] ?? null;
}

/** Of a numbered module; null where several modules export a version, since then nobody can say which is meant. */
function exportedVersion(text: string): string | null {
  const exported = new RegExp(
    String.raw`\.exports\s*=\s*\{\s*version:\s*["'\x60](${VERSION})["'\x60]\s*\}`,
    "g",
  );
  const versions = new Set([...text.matchAll(exported)].map(([, version]) => version ?? ""));
  const [only] = versions;
  return versions.size === 1 && only !== undefined ? only : null;
}
