import { describe, expect, it } from "vitest";
import { createLog } from "./log";

/** A log that writes into an array. */
function listening() {
  const lines: string[] = [];
  return { log: createLog({ write: (line) => void lines.push(line) }), lines };
}

describe("C03 the log", () => {
  it("blots out what must not be read, wherever it stands", () => {
    const { log, lines } = listening();
    log.warn(
      {
        token: "canary-1",
        headers: { authorization: "canary-2", cookie: "canary-3", "set-cookie": "canary-4" },
        call: { credentials: { tokenSecret: "canary-5" }, email: "canary-6@example.com" },
        oauth_verifier: "canary-7",
      },
      "something happened",
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("something happened");
    expect(lines[0]).not.toContain("canary");
  });

  it("logs of an error its name, message and code, and nothing else", () => {
    const { log, lines } = listening();
    const error = Object.assign(new Error("other side closed"), {
      code: "UND_ERR_SOCKET",
      request: { headers: ["canary"] },
    });
    log.error({ err: error }, "call failed");
    expect(JSON.parse(lines[0] ?? "").err).toMatchObject({
      name: "Error",
      message: "other side closed",
      code: "UND_ERR_SOCKET",
    });
    expect(lines[0]).not.toContain("canary");
  });

  it.each(["SECRET market research", '{"name":"SECRET"', '["SECRET\\n    at SECRET"'])(
    "does not quote what was not JSON: %s",
    (text) => {
      const { log, lines } = listening();
      try {
        JSON.parse(text);
      } catch (err) {
        log.warn({ err }, "broken off");
      }
      expect(JSON.parse(lines[0] ?? "").err.name).toBe("SyntaxError");
      expect(lines[0]).not.toContain("SECRET");
    },
  );
});
