import type { Plugin } from "vite";

/**
 * Sonner writes its style sheet into the page from script, which a strict style-src forbids. The same rules
 * are imported from its CSS file instead, so the call is taken out; a version without the call stops the build.
 */
export function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: "sonner-without-inline-styles",
    enforce: "pre",
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/u },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(".*"\);?$/mu, "");
        if (stripped === code) this.error("sonner no longer inserts its styles as expected");
        return { code: stripped, map: null };
      },
    },
  };
}
