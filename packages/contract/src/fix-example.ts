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
 * How a place can look once it is fixed. It is a fix only where the scan tried it in a page and the defect was gone; else
 * it is an example. What only a person knows is marked TODO.
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
  tried: z
    .enum(["fixed", "not-fixed", "broke-something"])
    .optional()
    .describe("What came of it when the scan tried it in a page; absent where it was not tried"),
});
export type FixExample = z.infer<typeof fixExample>;
