import { globSync } from "node:fs";
import { join } from "node:path";

import { ScaledObject } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject";
import { loadConfig } from "@plumbline/core/platform/config";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Namespace } from "kubernetes-models/v1/Namespace";
import { Service } from "kubernetes-models/v1/Service";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";

import { KNOWN_VARIABLES, read, ROOT, SECRETS, stage } from "./deploy.testing.ts";

const MODELS = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  Service,
};
const resource = z.looseObject({ kind: z.enum(Object.keys(MODELS) as (keyof typeof MODELS)[]) });
const listed = z
  .object({ resources: z.array(z.string()) })
  .parse(parse(read("deploy/kubernetes/kustomization.yaml")));
const resources = listed.resources.flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`)).map((document) => resource.parse(document.toJS())),
);

function validateResource({ kind, ...data }: z.output<typeof resource>): void {
  // Each model checks what it is given against the schema of its kind.
  const Model = MODELS[kind] as new (data: object) => { validate(): void };
  new Model(data).validate();
}

const deployment = z.object({
  kind: z.literal("Deployment"),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.array(
          z.object({
            ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
            startupProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
            livenessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
          }),
        ),
      }),
    }),
  }),
});

describe("the manifests for Kubernetes", () => {
  it("are all listed, and follow the schemas, which know a mistake when they see one", () => {
    const files = globSync("*.yaml", { cwd: join(ROOT, "deploy/kubernetes") });
    expect(files.filter((file) => file !== "kustomization.yaml").sort()).toEqual(
      [...listed.resources].sort(),
    );
    for (const each of resources) expect(() => validateResource(each)).not.toThrow();
    const broken = resources.find(({ kind }) => kind === "Deployment");
    expect(() => validateResource({ kind: "Deployment", ...broken, spec: { replicas: "two" } })).toThrow(
      "replicas",
    );
  });

  it("run the images as their users, with probes where they listen", () => {
    const found = resources.filter(({ kind }) => kind === "Deployment").map((each) => deployment.parse(each));
    expect(found.map(({ metadata }) => metadata.name)).toEqual(["plumbline-api", "plumbline-worker"]);
    for (const { metadata, spec } of found) {
      const lines = stage(metadata.name.replace("plumbline-", ""));
      const { securityContext, containers } = spec.template.spec;
      const user = lines
        .findLast((line) => line.getKeyword() === "USER")
        ?.getArguments()[0]
        ?.getValue();
      expect(String(securityContext.runAsUser)).toBe(user);
      const exposed = lines
        .filter((line) => line.getKeyword() === "EXPOSE")
        .flatMap((line) => line.getArguments());
      const [container] = containers;
      expect(container?.ports.map(({ containerPort }) => String(containerPort))).toEqual(
        exposed.map((port) => port.getValue()),
      );
      const names = container?.ports.map(({ name }) => name);
      for (const probe of [container?.startupProbe, container?.livenessProbe]) {
        expect(probe?.httpGet.path).toBe("/healthz");
        expect(names).toContain(probe?.httpGet.port);
      }
    }
  });

  it("give the service settings that it takes, with the secrets that they name", () => {
    const { data } = z
      .object({ data: z.record(z.string(), z.string()) })
      .parse(resources.find(({ kind }) => kind === "ConfigMap"));
    for (const name of Object.keys(SECRETS)) expect(read("deploy/kubernetes/settings.yaml")).toContain(name);
    expect(Object.keys(data).filter((key) => !KNOWN_VARIABLES.has(key))).toEqual([]);
    expect(loadConfig({ ...data, ...SECRETS }).storage.bucket).toBe("plumbline");
  });
});
