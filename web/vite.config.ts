// The build: everything is written into the server's package, which serves it and ships it in the wheel.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8740";
const outDir = "../src/serai/server/static";
const LEAST = 1000; // bytes; what is smaller gains nothing

/** Every file of text once more as gzip and brotli: the server gives them as they are to browsers that take them. */
function packed(): Plugin {
  let folder = outDir;
  return {
    name: "packed",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const content = readFileSync(join(folder, name));
        if (content.length < LEAST) continue;
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}

/** The published ladders (docs/strength/*.json, as `serai arena --report` writes them) become one file beside the app. */
function ladder(folder: string): Plugin {
  return {
    name: "ladder",
    generateBundle() {
      const files = existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.endsWith(".json"))
            .sort()
        : [];
      const rows = files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf-8")) as unknown);
      this.emitFile({ type: "asset", fileName: "ladder.json", source: JSON.stringify(rows) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), ladder("../docs/strength"), packed()],
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": server, "/schema": server, "/ws": { target: server, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    // Runes as the browser has them; of the browser itself a test puts up what it needs (src/lib/testing.ts).
    environment: "./vitest.environment.ts",
    // The first import compiles what it imports, which takes its time on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
