import { notApplicable, notLookedAt, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { judgeDocument } from "./reading/delivery.ts";
import { isThirdParty } from "./reading/third-party.ts";

export const secFramePermissions = pageCheck({
  id: "sec-frame-permissions",
  area: "security",
  severity: "low",
  group: "content",
  sources: ["W3C Permissions Policy", "OWASP Secure Headers Project"],
  defect: "Embedded page may use camera or location",
  title: "Embedded pages get only the permissions they need",
  whyItMatters:
    "The page embeds content from another company and hands on permissions, such as camera or location, to whatever site the frame shows. If the frame ever leads to another site, that site gets them, too.",
  businessImpact:
    "Visitors who see your site's name in a camera or location request blame your site for what happens next.",
  fixSteps: [
    'In the code of the embed, remove the permissions that the content doesn\'t need from the allow attribute. For example, change allow="camera *; geolocation *; fullscreen" to allow="fullscreen".',
    'Remove the “*” from those it needs. Without it, only the site in the src attribute gets them: allow="geolocation".',
    "Then try out the embedded content.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: The allow attribute of frames",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#allow",
    },
  ],
  evaluate: (page, evidence) =>
    judgeDocument(page, ({ iframes }) => {
      const escapes = iframes
        .filter((frame) => leavesSandbox(frame, page.finalUrl))
        .map(escapeDefect(page.finalUrl));
      const frames = iframes.filter(({ src }) => isThirdParty(src, evidence));
      if (escapes.length > 0 && frames.length === 0) return verdictOf(escapes);
      if (frames.length === 0) return notApplicable("The page embeds no frames from other sites");
      if (frames.every(({ allow }) => allow === undefined))
        return notLookedAt("We did not read what the frames may use");
      return verdictOf([
        ...escapes,
        ...frames.flatMap(({ src, allow, ...element }) => {
          const open = openToAll(allow ?? "");
          const host = URL.parse(src ?? "")?.host ?? "";
          if (open.length === 0) return [];
          return [
            {
              message: `The frame of ${host} hands on ${open.join(", ")} to any site that it shows. Does it need that?`,
              page: page.finalUrl,
              element,
              component: `frame:${host}`,
              outcome: "review" as const,
            },
          ];
        }),
      ]);
    }),
});

type Frame = DocumentSnapshot["iframes"][number];

/** A page of the same origin that may run scripts and keep its origin can remove the sandbox around itself. */
function leavesSandbox({ src, sandbox }: Frame, page: string): boolean {
  const allowed = new Set((sandbox ?? "").toLowerCase().split(/\s+/));
  const isSameOrigin = src !== null && URL.parse(src)?.origin === URL.parse(page)?.origin;
  return isSameOrigin && allowed.has("allow-scripts") && allowed.has("allow-same-origin");
}

function escapeDefect(page: string) {
  return ({ src, selector, snippet, component }: Frame): Defect => {
    const path = URL.parse(src ?? "")?.pathname ?? "";
    return {
      message: `The sandbox of the frame ${path} keeps nothing in: with allow-scripts and allow-same-origin, a page of your own site can remove it. Is it meant to protect from what the frame shows?`,
      page,
      element: { selector, snippet, component },
      component: `frame:${path}`,
      outcome: "review",
    };
  };
}

/** What browsers guard with a question to the visitor. Payment widgets hand on `payment`, and calls `display-capture`, to frames within. */
const GUARDED = /^(?:camera|microphone|geolocation|clipboard-read|usb|serial|hid|bluetooth|midi)$/;

/** Guarded features that an `allow` attribute gives to every origin: `camera *; microphone *`. */
function openToAll(allow: string): string[] {
  return allow.split(";").flatMap((directive) => {
    const [feature = "", ...origins] = directive.trim().toLowerCase().split(/\s+/);
    return GUARDED.test(feature) && origins.includes("*") ? [feature] : [];
  });
}
