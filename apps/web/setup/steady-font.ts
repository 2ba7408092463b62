import type { Plugin } from "vite";

/**
 * Has the browser keep the typeface it first painted with: the font is preloaded, and one that comes too late all the
 * same is there for the next page instead of moving this one. The font's package says `swap`.
 */
export function steadyFont(): Plugin {
  return {
    name: "steady-font",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        let faces = 0;
        for (const output of Object.values(bundle)) {
          if (output.type !== "asset" || !output.fileName.endsWith(".css")) continue;
          output.source = String(output.source).replaceAll(/font-display:\s*swap/gu, () => {
            faces += 1;
            return "font-display:optional";
          });
        }
        if (faces === 0) this.error("The build has no font that is swapped.");
      },
    },
  };
}
