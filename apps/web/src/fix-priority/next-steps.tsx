import type { IssueList } from "@plumbline/contract/issues";

const GUIDE = [
  "Scans look at five areas: accessibility, SEO, performance, privacy and security.",
  "Every Monday a scan covers accessibility, SEO and security. Once a month all five areas are measured.",
  "Automated checks find a part of all defects. Have people test the important journeys by hand as well.",
];

/** What to do next: with issues, by what they are; without, how monitoring works. `open` is null without any. */
export function NextSteps({ open }: { open: IssueList["open"] | null }) {
  const steps = open === null ? GUIDE : stepsFor(open);
  return (
    <section
      aria-labelledby="next-steps"
      className="rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="next-steps" className="font-semibold">
        {open === null ? "Compliance Monitoring Guide" : "Next Steps & Recommendations"}
      </h2>
      <ol className="mt-3 max-w-[75ch] list-decimal space-y-2 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** The steps that make sense for what is open, in their order. */
export function stepsFor(open: IssueList["open"]): string[] {
  const { critical, major, minor, awaitingCheck, review } = open;
  const left = critical + major + minor - awaitingCheck;
  return [
    ...(critical > 0 ? ["Begin with the critical issues: they keep people out or expose the site."] : []),
    ...(major > 0 ? ["Take the major issues by page or component: one change often mends many places."] : []),
    ...(minor > 0 ? ["Put the minor issues into your regular work on the site."] : []),
    ...(left > 0 ? ["Mark each issue as fixed when the change is live, so that it is checked at once."] : []),
    ...(awaitingCheck > 0 ? ["What is marked as fixed stays counted until a check has verified it."] : []),
    ...(review > 0
      ? ["Have somebody judge what a scan could not decide; it costs no points until then."]
      : []),
    ...(critical + major + minor === 0
      ? ["Nothing is open. The next scan checks what was fixed again."]
      : []),
  ];
}
