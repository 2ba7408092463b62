/** An object of structured data with its types, without the vocabulary's address. */
export interface DataNode {
  types: string[];
  properties: Record<string, unknown>;
}

/**
 * The schema.org entities a JSON-LD block describes: the block itself, the members of arrays and of
 * `@graph`. Entities nested in properties belong to their parent and are not listed.
 */
export function schemaOrgNodes(value: unknown): DataNode[] {
  return entities(value, false);
}

function entities(value: unknown, inSchemaOrg: boolean): DataNode[] {
  if (Array.isArray(value)) return value.flatMap((member) => entities(member, inSchemaOrg));
  const properties = asObject(value);
  if (properties === null) return [];
  const known = inSchemaOrg || namesSchemaOrg(properties["@context"]);
  const node = asNode(properties);
  const self = known && node !== null ? [node] : [];
  return "@graph" in properties ? [...self, ...entities(properties["@graph"], known)] : self;
}

/** Those entities and all that are nested in their properties. */
export function everyNode(value: unknown): DataNode[] {
  return schemaOrgNodes(value).flatMap(withNested);
}

function withNested(node: DataNode): DataNode[] {
  const nested = Object.keys(node.properties).flatMap((property) => nestedNodes(node, property));
  return [node, ...nested.flatMap(withNested)];
}

/** The values of a property as objects; texts and references without content are left out. */
export function nestedNodes(node: DataNode, property: string): DataNode[] {
  return valuesOf(node, property).flatMap((value) => {
    const properties = asObject(value);
    const nested = properties === null ? null : asNode(properties);
    return nested === null ? [] : [nested];
  });
}

/** Whether a property has any content: a text, a number, an object, or a list with one of them. */
export function hasProperty(node: DataNode, path: string): boolean {
  const [first = "", ...rest] = path.split(".");
  const values = valuesOf(node, first).filter(
    (value) => value !== null && value !== undefined && value !== "",
  );
  if (rest.length === 0) return values.length > 0;
  return values.some((value) => {
    const properties = asObject(value);
    if (properties === null) return false;
    // A reference is described elsewhere and gets the benefit of the doubt.
    if (isReference(properties)) return true;
    return hasProperty({ types: [], properties }, rest.join("."));
  });
}

function valuesOf(node: DataNode, property: string): unknown[] {
  const value = node.properties[property];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function asNode(properties: Record<string, unknown>): DataNode | null {
  if (isReference(properties)) return null;
  const types = [properties["@type"]].flat().filter((type) => typeof type === "string");
  return types.length === 0 ? null : { types: types.map(bareType), properties };
}

function isReference(properties: Record<string, unknown>): boolean {
  return "@id" in properties && Object.keys(properties).every((key) => key === "@id" || key === "@type");
}

function bareType(type: string): string {
  return type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, "");
}

function namesSchemaOrg(context: unknown): boolean {
  return [context].flat().some((part) => {
    if (typeof part === "string") return /^https?:\/\/(?:www\.)?schema\.org\/?/i.test(part);
    return Object.values(asObject(part) ?? {}).some(
      (vocabulary) => typeof vocabulary === "string" && namesSchemaOrg(vocabulary),
    );
  });
}

/** The properties of an object; null for lists, texts and all else. */
export function asObject(value: unknown): Record<string, unknown> | null {
  return isObject(value) ? value : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
