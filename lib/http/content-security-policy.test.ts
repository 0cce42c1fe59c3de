import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy";

const policyWith = (mediaOrigins: readonly string[]) => {
  const policy = contentSecurityPolicy({
    nonce: "n",
    authOrigin: "https://auth.example",
    mediaOrigins,
    secure: true,
    development: false,
  });
  return (name: string) => policy.split("; ").find((each) => each.startsWith(`${name} `));
};

it("lets pictures come from where the service is said to keep them, and scripts from nowhere else", () => {
  const directive = policyWith(["https://pictures.example", "https://films.example"]);
  expect(directive("img-src")).toBe(
    "img-src 'self' data: blob: https://pictures.example https://films.example",
  );
  expect(directive("media-src")).toBe(
    "media-src 'self' blob: https://pictures.example https://films.example",
  );
  expect(directive("connect-src")).toBe("connect-src 'self'");
  expect(directive("script-src")).not.toContain("https:");
});

it("lets them come from nowhere when nothing is said", () => {
  const directive = policyWith([]);
  expect(directive("img-src")).toBe("img-src 'self' data: blob:");
  expect(directive("media-src")).toBe("media-src 'self' blob:");
});
