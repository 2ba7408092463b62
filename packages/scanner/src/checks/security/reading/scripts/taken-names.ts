import type { AnyNode } from "acorn";

/** A name that a pattern declares. */
interface TakenName {
  name: string;
  /** Where it stands in the whole; null where that is deeper than one step. */
  part: string | number | null;
}

/** The names a pattern declares. */
export function namesIn(pattern: AnyNode): TakenName[] {
  if (pattern.type === "Identifier") return [{ name: pattern.name, part: null }];
  if (pattern.type === "AssignmentPattern") return namesIn(pattern.left);
  if (pattern.type === "RestElement") return namesIn(pattern.argument);
  if (pattern.type === "ArrayPattern") {
    return pattern.elements.flatMap((element, index) =>
      element === null ? [] : namesIn(element).map(({ name }) => ({ name, part: index })),
    );
  }
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((property) => {
    if (property.type !== "Property") return namesIn(property);
    const part = !property.computed && property.key.type === "Identifier" ? property.key.name : null;
    return namesIn(property.value).map(({ name }) => ({ name, part }));
  });
}
