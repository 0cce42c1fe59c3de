import { execFileSync } from "node:child_process";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/ads/catalogue";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import * as activityStream from "@/lib/ads/endpoints/activity-stream";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import * as users from "@/lib/ads/endpoints/users";
import { buildRequest } from "@/lib/ads/request";
import { SNIPPET_LANGUAGES, snippetIn } from "./snippets";

const NAME = 'It\'s\n100 % "off" & $HOME';

const callOf = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => ({
  endpoint,
  environment: "sandbox" as const,
  request: buildRequest(endpoint, input),
});

const update = callOf(campaigns.update, { account_id: "a1", campaign_id: "c1", name: "It's ready & set" });
const batch = callOf(campaigns.batch, {
  account_id: "a1",
  body: [
    {
      operation_type: "Update",
      params: { campaign_id: "c1", daily_budget_amount_local_micro: "9007199254740993" },
    },
  ],
});

/** The words that a shell gives to curl. */
function curlWords(text: string): string[] {
  const given = "ADS_SANDBOX_URL=https://sandbox.example OAUTH_HEADER=signed BEARER_TOKEN=bt HOME=/nowhere";
  const script = `${given}\ncurl() { printf '%s\\0' "$@"; }\n${text}`;
  const output = execFileSync("sh", ["-c", script], { encoding: "utf8" });
  return output.split("\0").slice(0, -1);
}

describe("as cURL", () => {
  it("gives a shell the method, the address and every value as it was", () => {
    const words = curlWords(snippetIn("curl", update));
    expect(words.slice(0, 4)).toEqual([
      "--request",
      "PUT",
      "--url",
      "https://sandbox.example/12/accounts/a1/campaigns/c1",
    ]);
    expect(words.slice(-3)).toEqual(["--get", "--data-urlencode", "name=It's ready & set"]);
    expect(words[5]).toBe("Authorization: signed");
  });

  it("keeps quotes and line breaks of a value", () => {
    const request = { ...update.request, query: [["name", NAME] as const] };
    expect(curlWords(snippetIn("curl", { ...update, request })).at(-1)).toBe(`name=${NAME}`);
  });

  it("sends JSON as it was, with amounts of any size", () => {
    const words = curlWords(snippetIn("curl", batch));
    expect(words.slice(-2)).toEqual(["--data-raw", batch.request.body]);
    expect(batch.request.body).toContain("9007199254740993");
  });

  it("names the address of the part of the service", () => {
    expect(snippetIn("curl", { ...update, environment: "live" })).toContain('"$ADS_URL"');
    expect(snippetIn("curl", callOf(users.lookup, { user_id: ["1"] }))).toContain('"$PLATFORM_URL"');
    const upload = callOf(mediaUpload.simple, { body: new Blob(["x"]) });
    expect(snippetIn("curl", upload)).toContain(`"$UPLOAD_URL"'/1.1/media/upload.json'`);
    expect(snippetIn("curl", upload)).toContain("--form 'media=@your-file'");
  });
});

it("as fetch, runs and asks what it says", async () => {
  const asked: unknown[] = [];
  const fetched = async (...call: unknown[]) => {
    asked.push(call);
    return Response.json({});
  };
  const run = (text: string) => Function("fetch", `return (async () => { ${text} })()`)(fetched);
  await run(snippetIn("fetch", update));
  await run(snippetIn("fetch", batch));
  expect(asked).toEqual([
    [
      "$ADS_SANDBOX_URL/12/accounts/a1/campaigns/c1?name=It%27s%20ready%20%26%20set",
      { method: "PUT", headers: { authorization: "$OAUTH_HEADER" } },
    ],
    [
      "$ADS_SANDBOX_URL/12/batch/accounts/a1/campaigns",
      {
        method: "POST",
        headers: { authorization: "$OAUTH_HEADER", "content-type": "application/json" },
        body: batch.request.body,
      },
    ],
  ]);
});

it("as TypeScript, has the call as a function that a signer is given to", () => {
  const text = snippetIn("typescript", update);
  expect(text).toContain(
    "export async function campaignsUpdate(sign: Sign): Promise<{ data: Record<string, unknown> }>",
  );
  expect(text).toContain('"name": "It\'s ready & set"');
});

it("shows the application's own token where an endpoint takes no other", () => {
  const connect = callOf(activityStream.connect, {});
  expect(curlWords(snippetIn("curl", connect)).at(-1)).toBe("Authorization: Bearer bt");
  expect(snippetIn("fetch", connect)).toContain('authorization: "Bearer $BEARER_TOKEN"');
  const typescript = snippetIn("typescript", connect);
  expect(typescript).toContain("activityStreamConnect(bearerToken: string)");
  expect(typescript).not.toMatch(/sign/i);
});

it("reads a stream as it comes", () => {
  const connect = callOf(activityStream.connect, {});
  expect(snippetIn("curl", connect)).toContain("curl --no-buffer");
  expect(snippetIn("fetch", connect)).not.toContain("response.json()");
  expect(snippetIn("typescript", connect)).toContain("Promise<ReadableStream<string> | undefined>");
});

it.each(SNIPPET_LANGUAGES)(
  "as %s, can be written for every endpoint and has no value that is personal",
  (language) => {
    for (const endpoint of catalogue) {
      const text = snippetIn(language, {
        endpoint,
        environment: "live",
        request: {
          base: endpoint.base,
          method: endpoint.method,
          path: "/12/x",
          query: [["contact_email", "mara@example.com"]],
          ...(endpoint.body && { body: JSON.stringify({ email: ["a".repeat(64)], access_token: "1-2" }) }),
        },
      });
      expect(text).not.toMatch(/mara@example|aaaa|1-2/);
      if (language !== "curl")
        expect(() => transformSync(text, { loader: "ts", format: "esm" })).not.toThrow();
    }
  },
);
