/** Where a library writes its version, by the code around it, which minifiers and bundlers keep. */
interface Shape {
  key: string;
  /** Text every build of it holds: looked for first, because it is fast. */
  needs: string;
  /** The first group is what stands for the version: a literal, a variable, or a module's `version`. */
  pattern: RegExp;
}

const VERSION = String.raw`\d+\.\d+(?:\.\d+)*(?:-(?:alpha|beta|rc)[.\d]*)?`;
const VALUE = String.raw`(["'\x60]${VERSION}["'\x60]|[\w$]+(?:\(\)\.version)?)`;
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
    needs: "__lodash_hash_undefined__",
    pattern: shape(String.raw`\.VERSION\s*=\s*${VALUE}[,;]\s*${NAME}\(\[\s*["']bind["'],\s*["']bindKey["']`),
  },
  {
    key: "underscore",
    needs: "_wrapped",
    pattern: shape(String.raw`\.VERSION\s*=\s*${VALUE}[,;]\s*${NAME}\.prototype\.value\s*=`),
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
];

function shape(source: string): RegExp {
  return new RegExp(source);
}

/** Libraries in a script that were minified without their comments, told by their code. */
export function librariesByShape(text: string): { key: string; version: string }[] {
  return SHAPES.flatMap(({ key, needs, pattern }) => {
    if (!text.includes(needs)) return [];
    const match = pattern.exec(text);
    const version = match === null ? null : versionBehind(match[1] ?? "", text, match.index);
    return version === null ? [] : [{ key, version }];
  });
}

/** A literal says it itself; a variable was given it before, a module's `version` stands in what the module exports. */
function versionBehind(value: string, text: string, at: number): string | null {
  const literal = LITERAL.exec(value)?.[1];
  if (literal !== undefined) return literal;
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
