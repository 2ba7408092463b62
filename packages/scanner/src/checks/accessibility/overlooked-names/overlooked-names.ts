import { settle, type Examination } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const NAMED_ALL_THE_SAME = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** Criteria under which engines complain of a missing name. */
const NAME_CRITERIA = ["1.1.1", "1.3.1", "2.4.4", "3.3.2", "4.1.2"];

/** Settles what engines complain of at controls of a kind whose name they overlook. */
export function settleOverlookedNames(isOfKind: (tag: string) => boolean): Examination {
  return settle(NAMED_ALL_THE_SAME, (controls) =>
    controls
      .filter(({ tag, name }) => isOfKind(tag) && name !== "")
      .flatMap(({ selector, by }) =>
        NAME_CRITERIA.map((criterion) => ({
          criterion,
          selector,
          ...(by === "content" ? { evenFailed: true, ofThisRule: true } : {}),
        })),
      ),
  );
}
