import { expect, it } from "vitest";

import { EgressError, toEgressError } from "#egress/egress-error.ts";
import { explainMediaType, explainStatus, leadsTo } from "#gather/page/answer-trouble.ts";
import { explainBotWall } from "#gather/page/bot-wall.ts";
import { explainEgress } from "#gather/page/explain-egress.ts";
import { explainNetworkError } from "#gather/page/navigation-failure.ts";

it.each([
  [401, "asks-for-password"],
  [407, "asks-for-password"],
  [403, "turned-away"],
  [429, "turned-away"],
  [404, "no-page"],
  [410, "no-page"],
  [204, "not-a-page"],
  [418, "other"],
  [503, "other"],
])("an answer of status %i is of the kind %s", (status, trouble) => {
  expect(explainStatus(status)).toMatchObject({ trouble });
});

it("pages are no trouble", () => {
  expect(explainStatus(200)).toBeNull();
  expect(explainMediaType("text/html; charset=utf-8")).toBeNull();
});

it.each([
  ["net::ERR_NAME_NOT_RESOLVED", "unknown-host"],
  ["net::ERR_CERT_DATE_INVALID", "certificate"],
  ["net::ERR_SSL_PROTOCOL_ERROR", "certificate"],
  ["net::ERR_TOO_MANY_REDIRECTS", "redirect-loop"],
  ["net::ERR_CONNECTION_REFUSED", "other"],
  ["net::ERR_SOMETHING_NEW", "other"],
])("the browser's %s is of the kind %s", (error, trouble) => {
  expect(explainNetworkError(error, "https://a.example/").trouble).toBe(trouble);
});

it("what is found out before the browser is of the same kinds", () => {
  const unknown = toEgressError(Object.assign(new Error("gone"), { code: "ENOTFOUND" }), "a.example");
  expect(explainEgress(unknown)).toEqual({
    words: "We could not find a.example in the DNS.",
    trouble: "unknown-host",
  });
  expect(explainEgress(new EgressError("tls-failure", "No secure connection.")).trouble).toBe("certificate");
  expect(explainEgress(new EgressError("timeout", "Too late.")).trouble).toBe("other");
});

it("files and bot checks have kinds of their own", () => {
  expect(explainMediaType("application/pdf")).toEqual(leadsTo("a PDF document"));
  expect(leadsTo("a download").trouble).toBe("not-a-page");
  const headers = [["cf-mitigated", "challenge"]] as const;
  expect(explainBotWall({ headers, status: 403, document: null })?.trouble).toBe("turned-away");
});
