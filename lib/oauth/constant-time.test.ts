import { expect, it, vi } from "vitest";

const compared = vi.hoisted(() => vi.fn<(a: Buffer, b: Buffer) => void>());

vi.mock("node:crypto", async (importActual) => {
  const actual = await importActual<typeof import("node:crypto")>();
  const timingSafeEqual = (a: Buffer, b: Buffer) => {
    compared(a, b);
    return actual.timingSafeEqual(a, b);
  };
  return { ...actual, timingSafeEqual };
});

it("A16 compares signatures and secrets with what takes the same time wherever they differ", async () => {
  const { equalInConstantTime, readSignedParameters, signatureMatches } = await import("./verify");
  const sent = `${"A".repeat(27)}=`;
  const request = {
    method: "GET",
    url: new URL("http://127.0.0.1/12/accounts"),
    authorization: `OAuth oauth_consumer_key="key", oauth_signature="${encodeURIComponent(sent)}"`,
  };
  const parameters = readSignedParameters(request);
  expect(parameters && signatureMatches(request, parameters, { consumerSecret: "secret" })).toBe(false);
  expect(compared).toHaveBeenCalledOnce();
  expect(compared.mock.lastCall?.[1].toString()).toBe(sent);
  expect(equalInConstantTime("a", "longer than a")).toBe(false);
  expect(compared).toHaveBeenCalledTimes(2);
});
