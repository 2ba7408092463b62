import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests of the scanner wait most and those of checks are the shortest, so that no core stands idle at the end. */
const ORDER = ["pure", "scanner", "product", "checks"];

/** Projects of one group in this order, each with its longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => ORDER.indexOf(a.project.name) - ORDER.indexOf(b.project.name));
  }
}
