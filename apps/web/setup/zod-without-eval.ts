import type { Plugin } from "vite";

const CONFIGURED = "\0zod-without-eval";

/**
 * Has zod build its schemas without compiling code from strings: our content security policy forbids that, and the
 * attempt alone is an error in every visitor's console.
 */
export function zodWithoutEval(): Plugin {
  let zod = "";
  return {
    name: "zod-without-eval",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== "zod" || importer === CONFIGURED) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (resolved === null) return null;
      zod = resolved.id;
      return CONFIGURED;
    },
    load(id) {
      if (id !== CONFIGURED) return null;
      const path = JSON.stringify(zod);
      return `import { config } from ${path};\nconfig({ jitless: true });\nexport * from ${path};\n`;
    },
  };
}
