// Node without a document, but with modules compiled for the browser: state and what is derived from it live as they do there.
import type { Environment } from "vitest/runtime";

export default {
  name: "runes",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
