import { couldNotRun, type Defect, verdictOf } from "#check.ts";
import { CCPA, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { pagesWatched, whoAsks } from "#checks/privacy/reading/pages-watched.ts";
import { shortAddress } from "#checks/privacy/reading/third-parties.ts";
import type { RecorderAsked } from "#evidence/privacy.ts";

export const prvRecording = privacySiteCheck({
  id: "prv-recording",
  group: "thirdparty",
  severities: { EU: "medium", CA: "medium", US: "low", KIDS: "high" },
  sources: [
    "GDPR Art. 5(1)(a) and (c)",
    "California Penal Code §632 (recording without consent)",
    "16 CFR §312.2 (COPPA: photos, videos and voices of children)",
    "W3C Media Capture and Streams, privacy considerations",
  ],
  defect: "Camera or microphone asked for without a click",
  title: "Pages ask for the camera or microphone only when the visitor wants to use it",
  whyItMatters:
    "A camera or microphone shows who someone is and what happens around them. A page that asks for it by itself gives visitors no reason to say yes, and whoever agrees may not know when it records. We watch the start page and pages that run scripts of their own.",
  businessImpact:
    "Most visitors refuse a request that comes out of nowhere, and browsers then remember the refusal, so that the feature never works for them.",
  fixSteps: [
    'Ask only after a click on a button such as "Try it on with your camera", and say next to it what happens to the pictures or sounds.',
    "Stop recording as soon as the visitor is done.",
    "Say in your privacy policy what you record and who gets it. If nobody needs it, remove the request.",
  ],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [GDPR, CCPA],
  evaluate: (evidence) => {
    const watched = pagesWatched(evidence, "recordersAsked");
    if (watched.length === 0)
      return couldNotRun("We could not watch whether pages ask for the camera or microphone.");
    const found = watched.flatMap(({ page, seen }) => byScript(seen).map((asked) => defectOf(asked, page)));
    // Each script once, on the first page that shows it.
    return verdictOf(
      [...new Map(found.toReversed().map((one) => [one.component, one])).values()].toReversed(),
    );
  },
});

interface Asked {
  scriptUrl: string;
  devices: string[];
}

function byScript(asked: readonly RecorderAsked[]): Asked[] {
  const scripts = [...new Set(asked.map(({ scriptUrl }) => scriptUrl))];
  return scripts.map((scriptUrl) => ({
    scriptUrl,
    devices: asked.filter((one) => one.scriptUrl === scriptUrl).map(({ device }) => device),
  }));
}

/** What a page is for may explain it: a person decides. */
function defectOf({ scriptUrl, devices }: Asked, page: string): Defect {
  const { asker, of } = whoAsks(scriptUrl, page);
  return {
    message: `${asker} asks for the visitor's ${devices.toSorted().join(" and ")} before the visitor clicks anything. What is it for, and who gets what it records?`,
    page,
    snippet: shortAddress(scriptUrl),
    component: `recording request${of}`,
    outcome: "review",
  };
}
