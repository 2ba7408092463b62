import type { CDPSession, Protocol } from "puppeteer-core";

import type { PageEvidence } from "#evidence/page.ts";

const ENTRY_LIMIT = 200;
const TEXT_LIMIT = 500;

/** What the page said and did besides loading: console, exceptions, mixed content, deprecated calls. Bounded, whatever the page does. */
export class PageDiary {
  readonly console: PageEvidence["console"] = [];
  readonly exceptions: string[] = [];
  readonly mixedContent: PageEvidence["mixedContent"] = [];
  readonly deprecations: NonNullable<PageEvidence["deprecations"]> = [];

  /** Listens to one target's session; Runtime, Log and Audits must be enabled by the caller. */
  listen(session: CDPSession): void {
    session.on("Runtime.consoleAPICalled", (event) => {
      const text = event.args.map((argument) => argumentText(argument)).join(" ");
      this.#note(event.type, text);
    });
    session.on("Log.entryAdded", ({ entry }) => this.#note(entry.level, entry.text));
    session.on("Runtime.exceptionThrown", ({ exceptionDetails: details }) => {
      if (this.exceptions.length >= ENTRY_LIMIT) return;
      const text = details.exception?.description ?? details.text;
      this.exceptions.push(text.slice(0, TEXT_LIMIT));
    });
    session.on("Audits.issueAdded", ({ issue }) => this.#onIssue(issue));
  }

  /** All that has been written up to now. */
  copy(): Pick<PageEvidence, "console" | "exceptions" | "mixedContent" | "deprecations"> {
    const { console, exceptions, mixedContent, deprecations } = this;
    return {
      console: [...console],
      exceptions: [...exceptions],
      mixedContent: [...mixedContent],
      deprecations: [...deprecations],
    };
  }

  #note(level: string, text: string): void {
    if (this.console.length < ENTRY_LIMIT) this.console.push({ level, text: text.slice(0, TEXT_LIMIT) });
  }

  #onIssue(issue: Protocol.Audits.InspectorIssue): void {
    const { deprecationIssueDetails: deprecation } = issue.details;
    if (deprecation) this.#onDeprecation(deprecation);
    const details = issue.details.mixedContentIssueDetails;
    if (!details || this.mixedContent.length >= ENTRY_LIMIT) return;
    const known = this.mixedContent.some((entry) => entry.url === details.insecureURL);
    if (known) return;
    this.mixedContent.push({
      url: details.insecureURL,
      resolution: details.resolutionStatus,
      resourceType: details.resourceType ?? "",
    });
  }

  #onDeprecation({ type, sourceCodeLocation: { url } }: Protocol.Audits.DeprecationIssueDetails): void {
    if (this.deprecations.length >= ENTRY_LIMIT) return;
    const isKnown = this.deprecations.some((entry) => entry.type === type && entry.url === url);
    if (!isKnown) this.deprecations.push({ type, url });
  }
}

function argumentText(argument: Protocol.Runtime.RemoteObject): string {
  const value: unknown = argument.value;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return String(value);
  return argument.description ?? argument.type;
}
