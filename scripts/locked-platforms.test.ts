import { describe, expect, it } from "vitest";
import { missingPlatforms, withAllPlatforms } from "./locked-platforms.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/tool": {
      version: "1.2.3",
      license: "MIT",
      optionalDependencies: {
        "@tool/cli-darwin-arm64": "1.2.3",
        "@tool/cli-linux-x64-musl": "1.2.3",
        "@tool/cli-linux-x64-gnu": "1.2.3",
      },
    },
    "node_modules/@tool/cli-linux-x64-gnu": { version: "1.2.3", optional: true },
  },
};

describe("a lock file written where a registry lacks some systems", () => {
  it("is found to miss them", () => {
    expect(missingPlatforms(lock).map(({ name }) => name)).toEqual([
      "@tool/cli-darwin-arm64",
      "@tool/cli-linux-x64-musl",
    ]);
  });

  it("is completed so that each system installs its own", () => {
    const whole = withAllPlatforms(lock);
    expect(missingPlatforms(whole)).toEqual([]);
    expect(whole.packages?.["node_modules/@tool/cli-darwin-arm64"]).toEqual({
      version: "1.2.3",
      cpu: ["arm64"],
      license: "MIT",
      optional: true,
      os: ["darwin"],
    });
    expect(whole.packages?.["node_modules/@tool/cli-linux-x64-musl"]).toMatchObject({
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
    });
  });
});
