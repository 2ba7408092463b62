/** Code that is mutated together, and the tests that answer for it; globs below the root. */
export interface MutatedArea {
  files: string[];
  tests: string[];
  needsDatabase?: boolean;
}

export const AREAS: Readonly<Record<string, MutatedArea>> = {
  score: {
    files: ["packages/scanner/src/score/*.ts"],
    tests: ["packages/scanner/src/{score,judge}/*.test.ts", "packages/contract/src/overall-*.test.ts"],
  },
  judge: {
    files: ["packages/scanner/src/judge/*.ts"],
    tests: ["packages/scanner/src/{judge,score}/**/*.test.ts"],
  },
  formulas: {
    files: [
      "packages/contract/src/{affected-people,apportion,business-impact,overall-coverage,overall-score,priority}.ts",
      "packages/contract/src/{revenue-at-risk,roi,rule-changes,work,yearly-loss,contrast,accent-shades}.ts",
      "packages/contract/src/{cause-of-line,change-words,coverage-words,proration-words,time-words}.ts",
    ],
    tests: ["packages/contract/src/*.test.ts"],
  },
  schedule: {
    files: [
      "packages/contract/src/{schedule,calendar,bank-holidays,scan-days,time-zones,billing-period}.ts",
      "packages/core/src/scans/{next-scan-day,scan-schedule}.ts",
    ],
    tests: [
      "packages/contract/src/*.test.ts",
      "packages/core/src/scans/{next-scan-day,scan-schedule}.test.ts",
    ],
    needsDatabase: true,
  },
  documents: {
    files: [
      "packages/documents/src/*-view.ts",
      "packages/documents/src/{addresses,sarif*,earl,csv*,*-csv}.ts",
    ],
    tests: ["packages/documents/src/**/*.test.ts"],
  },
  reconcile: {
    files: [
      "packages/core/src/issues/{reconcile,judge-retest,coverage,retested-places,retest-batches,moved-causes}.ts",
    ],
    tests: ["packages/core/src/issues/*.test.ts"],
    needsDatabase: true,
  },
  money: {
    files: [
      "packages/core/src/billing/lifecycle/{next-account,next-subscription,subscription-state,propose-refund}.ts",
      "packages/core/src/billing/{credit-of,dollars,erasure-dates,plans}.ts",
      "packages/contract/src/{billing-period,proration-words}.ts",
    ],
    tests: [
      "packages/core/src/billing/lifecycle/*.test.ts",
      "packages/core/src/billing/{credit-of,erasure-dates,subscription-life}.test.ts",
      "packages/contract/src/{billing-period,proration-words}.test.ts",
    ],
    needsDatabase: true,
  },
  contract: {
    // What decides and words. Limits of schemas are held by the API's tests and its fuzzer.
    files: [
      "packages/contract/src/{adherence,all-words,bands,cause-points,conformance-gaps,conformance-tables}.ts",
      "packages/contract/src/{criteria-counts,fix-plan,letter-gaps,own-description,reason-words}.ts",
      "packages/contract/src/{consent-cookie,file-name,overall-score,password-rules,time-zones}.ts",
    ],
    tests: ["packages/contract/src/*.test.ts"],
  },
  access: {
    files: [
      "packages/core/src/platform/{roles,context}.ts",
      "packages/core/src/platform/database/tenancy.ts",
      "packages/core/src/sign-in/{read-session,idle-limit}.ts",
      "apps/api/src/server/{add-route,note-refusals}.ts",
    ],
    tests: [
      "apps/api/src/routes/{access,auth}.routes.test.ts",
      "packages/core/src/platform/database/tenancy.test.ts",
    ],
    needsDatabase: true,
  },
  database: {
    files: [
      "packages/core/src/platform/database/{months,unique-violation,schema-version,is-database-away}.ts",
    ],
    tests: ["packages/core/src/platform/database/{months,months-of-scans,schema,migrate}.test.ts"],
    needsDatabase: true,
  },
};
