import { z } from "zod";

/** Web servers and hosts whose settings can send a header. */
export const SERVERS = ["nginx", "Apache", "Caddy", "IIS", "Cloudflare", "Netlify", "Vercel"] as const;
export type Server = (typeof SERVERS)[number];

const colorPair = z.object({
  text: z.string().describe("Color of the text, e.g. #aaaaaa"),
  background: z.string(),
  ratio: z.number().describe("Their contrast, 1 to 21"),
});

/**
 * How a place can look once it is fixed. It was not tried in the page, so it is an example and never 'the fix'. What
 * only a person knows is marked TODO.
 */
export const fixExample = z.object({
  text: z.string().describe("The markup, style, header, cookie, record or line as it can be"),
  servers: z
    .array(z.object({ server: z.enum(SERVERS), text: z.string() }))
    .optional()
    .describe("For a header, a cookie or a redirect: what to set on each server, or to write in code there"),
  colors: z
    .object({ before: colorPair, after: colorPair })
    .optional()
    .describe("For the contrast of text: the colors as they are, and the nearest that pass"),
});
export type FixExample = z.infer<typeof fixExample>;
