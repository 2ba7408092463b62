import type { IssueList } from "@plumbline/contract/issues";

const GUIDE = [
  "Scans look at five areas: accessibility, SEO, performance, privacy and security.",
  "Every Monday, a scan covers accessibility, SEO and security. Once a month, a scan measures all five areas.",
  "Automated checks find only some issues. Also ask people to test your most important pages by hand.",
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
    ...(critical > 0
      ? ["Start with the critical issues. They keep people out or put your site at risk."]
      : []),
    ...(major > 0
      ? ["Work through the major issues by page or component. One change often fixes many places."]
      : []),
    ...(minor > 0 ? ["Put the minor issues into your regular work on the site."] : []),
    ...(left > 0
      ? ["When a change is live, mark the issue as fixed. We check it again, usually within minutes."]
      : []),
    ...(awaitingCheck > 0 ? ["An issue you mark as fixed counts until a check verifies it."] : []),
    ...(review > 0 ? ["Review what a scan could not decide. It costs no points until then."] : []),
    ...(critical + major + minor === 0
      ? ["Nothing is open. The next scan checks what was fixed again."]
      : []),
  ];
}
