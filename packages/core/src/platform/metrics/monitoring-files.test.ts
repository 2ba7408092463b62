import { readFileSync } from "node:fs";

import { JOB_NAMES } from "@plumbline/contract/job-names";
import { parser } from "@prometheus-io/lezer-promql";
import { silentLog } from "@plumbline/testing/log-capture";
import { collectDefaultMetrics } from "prom-client";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

import { connectDatabase } from "#platform/database/connect.ts";

import { createMetrics } from "./metrics.ts";
import { watchPool, watchQueue } from "./watch-database.ts";

const ROOT = new URL("../../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const alerts = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.object({ summary: z.string(), description: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read("deploy/prometheus/alerts.yml")))
  .groups.flatMap(({ rules }) => rules);
const panels = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(read("deploy/grafana/plumbline.json"))).panels;

/** What Prometheus itself adds to each series, and what it reports of each target. */
const OF_PROMETHEUS = { labels: ["job", "instance", "le"], metrics: ["up"] };

/** Labels of each series, by its name; values where they are known before anything happened. */
const known = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

beforeAll(async () => {
  const metrics = createMetrics();
  const nowhere = connectDatabase({ url: "postgres://x:y@127.0.0.1:1/x", poolSize: 1, log: silentLog() });
  watchPool(metrics, nowhere);
  watchQueue(metrics, nowhere.db);
  collectDefaultMetrics({ register: metrics.registry });
  for (const { name, values } of await metrics.registry.getMetricsAsJSON()) {
    const labels = new Map<string, Set<string>>();
    for (const value of values)
      for (const [label, text] of Object.entries(value.labels))
        labels.set(label, (labels.get(label) ?? new Set()).add(String(text)));
    for (const end of ["", "_bucket", "_count"]) known.set(name + end, labels);
  }
  const byKind = new Map([["kind", new Set<string>(JOB_NAMES)]]);
  known.set("plumbline_queue_jobs", new Map([...byKind, ["state", new Set(["waiting", "running"])]]));
  known.set("plumbline_queue_oldest_age_seconds", byKind);
  await nowhere.close();
});

interface Selector {
  metric: string;
  matchers: { label: string; operator: string; value: string }[];
}

/** What an expression selects; throws where it is no PromQL. */
function selectorsIn(expression: string): Selector[] {
  const text = expression.replaceAll("$__rate_interval", "5m");
  const selectors: Selector[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from, node }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${text}`);
      const textOf = (kind: string) => {
        const child = node.getChild(kind);
        return child === null ? "" : text.slice(child.from, child.to);
      };
      if (type.name === "VectorSelector") selectors.push({ metric: textOf("Identifier"), matchers: [] });
      if (type.name !== "UnquotedLabelMatcher") return;
      const value = textOf("StringLiteral").slice(1, -1);
      selectors.at(-1)?.matchers.push({ label: textOf("LabelName"), operator: textOf("MatchOp"), value });
    },
  });
  return selectors;
}

/** What is wrong with an expression: it would never select anything. */
function mistakesIn(expression: string): string[] {
  return selectorsIn(expression).flatMap(({ metric, matchers }) => {
    if (OF_PROMETHEUS.metrics.includes(metric)) return [];
    const labels = known.get(metric);
    if (labels === undefined) return [`${metric} does not exist`];
    return matchers.flatMap(({ label, operator, value }) => {
      const values = labels.get(label);
      if (values === undefined || OF_PROMETHEUS.labels.includes(label)) return [];
      const parts = operator.endsWith("~") ? value.split("|") : [value];
      return parts.filter((part) => !values.has(part)).map((part) => `${metric} has no ${label} "${part}"`);
    });
  });
}

describe("the files for Prometheus and Grafana", () => {
  it("know mistakes when they see them", () => {
    expect(mistakesIn('rate(plumbline_mails_total{outcome="sent"}[5m]) > 0')).toEqual([]);
    expect(mistakesIn("plumbline_emails_total")).toEqual(["plumbline_emails_total does not exist"]);
    expect(mistakesIn('plumbline_queue_jobs{kind=~"scan|email"}')).toEqual([
      'plumbline_queue_jobs has no kind "email"',
    ]);
    expect(() => mistakesIn("sum(rate(plumbline_mails_total[5m])")).toThrow("No PromQL");
  });

  it.each(alerts.map(({ alert, expr }) => [alert, expr]))("alert %s watches what exists", (_alert, expr) => {
    expect(mistakesIn(expr)).toEqual([]);
  });

  it.each(panels.map(({ title, targets }) => [title, targets] as const))(
    "panel %s shows what exists",
    (_title, targets) => {
      expect(targets.flatMap(({ expr }) => mistakesIn(expr))).toEqual([]);
    },
  );

  it("and the manifest that scales workers, watch what exists", () => {
    const queries = [...read("deploy/kubernetes/worker.yaml").matchAll(/^\s+query: (.+)$/gmu)];
    expect(queries.map(([, query = ""]) => mistakesIn(query))).toEqual([[]]);
  });

  it("leave no metric of ours that no panel shows", () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => selectorsIn(expr)));
    const names = new Set(shown.map(({ metric }) => metric.replace(/_(?:bucket|count)$/u, "")));
    const ours = [...known.keys()].filter((name) => /^plumbline_(?!.*_(?:bucket|count)$)/u.test(name));
    expect(ours.filter((name) => !names.has(name))).toEqual([]);
  });
});
