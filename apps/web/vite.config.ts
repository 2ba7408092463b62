import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { CHUNK_GROUPS } from "./setup/chunks.ts";
import { legalTexts } from "./setup/legal-texts.ts";
import { pages } from "./setup/pages.ts";
import { precompress } from "./setup/precompress.ts";
import { steadyFont } from "./setup/steady-font.ts";
import { sonnerWithoutInlineStyles } from "./setup/sonner-without-inline-styles.ts";
import { zodWithoutEval } from "./setup/zod-without-eval.ts";

const API = "http://127.0.0.1:4400";

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutInlineStyles(),
    legalTexts(),
    steadyFont(),
    pages(),
    precompress(),
    zodWithoutEval(),
  ],
  // The dependency optimizer would bundle sonner past the plugin above.
  optimizeDeps: { exclude: ["sonner"] },
  server: { proxy: { "/api": API, "/sandbox-checkout": API } },
  build: {
    // Files inlined as data: addresses would need their own rule in the content security policy.
    assetsInlineLimit: 0,
    // Browsers that lack it do not run the client at all.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
  },
});
