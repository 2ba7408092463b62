import fc from "fast-check";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values on the edges of what programs take for granted. */
const HOSTILE = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202e",
    "%",
    "%00",
    "'",
    '"',
    "\\",
    "\n",
    "-1",
    "0",
    "1e309",
    "NaN",
    "null",
    "__proto__",
    "constructor",
    "toString",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "=cmd()",
    "'; --",
    "9999-12-31",
    "0000-01-01",
    "+275760-09-13",
    "2026-02-30",
    "a@b.c",
    "x".repeat(20_000),
    "é".repeat(500),
  ),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -0,
    -1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    0.1,
    [],
    {},
    [null],
    [[[]]],
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a schema takes, and now and then, at any place in it, something else. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return valuesFor(json);
}

function valuesFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: HOSTILE });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(isSchema);
  if (choices.length > 0) return fc.oneof(...choices.map(valuesFor));
  const all = (schema.allOf ?? []).filter(isSchema);
  if (all.length > 0) return fitting(Object.assign({}, schema, { allOf: undefined }, ...all));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  return FITTING[String(schema.type)]?.(schema) ?? HOSTILE;
}

const FITTING: Record<string, ((schema: JsonSchema) => fc.Arbitrary<unknown>) | undefined> = {
  string: texts,
  integer: ({ minimum = -(2 ** 31), maximum = 2 ** 53 - 1 }) =>
    fc.maxSafeInteger().map((whole) => within(whole, { minimum, maximum })),
  number: ({ minimum = -1e308, maximum = 1e308 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items }) => fc.array(isSchema(items) ? valuesFor(items) : HOSTILE, { maxLength: 4 }),
  object: objects,
};

function within(whole: number, { minimum, maximum }: { minimum: number; maximum: number }): number {
  return minimum + (Math.abs(whole) % Math.min(maximum - minimum + 1, 2 ** 53 - 1));
}

function texts({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (format === "date")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().split("T")[0] ?? "");
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"));
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 300) };
  return fc.oneof(
    fc.string({ unit: "grapheme", ...length }),
    fc.lorem({ maxCount: 8 }).map((text) => text.slice(0, maxLength)),
  );
}

function objects({
  properties = {},
  additionalProperties,
  required = [],
}: JsonSchema): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, valuesFor(schema)] as const] : [],
  );
  // Also without what is required, now and then.
  const whole = fc.record(Object.fromEntries(known), { requiredKeys: [...required] });
  const partial = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  const further = isSchema(additionalProperties)
    ? fc.dictionary(fc.string(), valuesFor(additionalProperties), { maxKeys: 3 })
    : fc.constant({});
  const own = fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: partial });
  return fc.tuple(further, own).map(([other, fields]) => ({ ...other, ...fields }));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
