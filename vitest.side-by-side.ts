import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A worker is begun anew for another project, so that each has its turn. */
const ORDER = ["pure", "scanner", "product"];
const IS_CHECK = /\/src\/checks\//;

/**
 * The projects one after the other, each with its longest files first. Tests of the scanner wait for pages, and those of its
 * checks compute: they are spread evenly among each other, so that no core stands idle.
 */
export class SideBySide extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return ORDER.flatMap((name) => spread(sorted.filter(({ project }) => project.name === name)));
  }
}

function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const checks = files.filter(({ moduleId }) => IS_CHECK.test(moduleId));
  const others = files.filter(({ moduleId }) => !IS_CHECK.test(moduleId));
  return [...placed(checks), ...placed(others)].toSorted((a, b) => a.place - b.place).map(({ file }) => file);
}

/** Places from 0 to 1, however many there are. */
function placed(files: readonly TestSpecification[]): { file: TestSpecification; place: number }[] {
  return files.map((file, index) => ({ file, place: (index + 0.5) / files.length }));
}
