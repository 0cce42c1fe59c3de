import { beforeAll, describe, expect, it } from "vitest";
import { ERROR_CODES } from "./error-codes";
import { errorSentences, explainError, fetchCodeWords } from "./error-words";
import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";

const refusal = (code: string, message = "as the service wrote it", more = {}) =>
  new RefusedError(400, [{ code, message, ...more }], []);

beforeAll(fetchCodeWords);

describe("explainError", () => {
  it.each(Object.values(ERROR_CODES).flat())("says what happened, why and what next for %s", (code) => {
    const words = explainError(refusal(code));
    expect([words.what, words.why, words.next].every((text) => text.length > 0)).toBe(true);
    expect(words.raw).toContain(code);
  });

  it("keeps an unknown code, and the service's own message, and still says what to do next", () => {
    const words = explainError(refusal("LUNAR_ECLIPSE", "The moon is in the way"));
    expect(words.why).toBe("The moon is in the way.");
    expect(words.next).toContain("Correct what it names");
    expect(words.raw).toBe("HTTP 400 · LUNAR_ECLIPSE");
  });

  it("does not take a property of every object for a known code", () => {
    expect(explainError(refusal("constructor", "odd")).why).toBe("odd.");
  });

  it("says once what is wrong: the message where it names the parameter, the codes small", () => {
    const words = explainError(
      refusal("INVALID_PARAMETER", 'Expected Long, got "x"', { parameter: "budget" }),
    );
    expect(words.why).toBe('Expected Long, got "x".');
    expect(words.raw).toBe("HTTP 400 · INVALID_PARAMETER (budget)");
  });

  it("says when to try again where the answer gave it", () => {
    const error = new RefusedError(429, [{ code: "TOO_MANY_REQUESTS", message: "-" }], [], new Date(0));
    expect(explainError(error, () => "10:15 (account time)").next).toBe("Try again at 10:15 (account time).");
  });

  it("says all of it in a few sentences where there is room for no more", () => {
    expect(errorSentences(refusal("DUPLICATE_POST"))).toBe(
      "This post exists already. The account published the same text before. Change the text, or use the post that exists.",
    );
  });

  it("quotes the errors of every item of a batch", () => {
    const error = new RefusedError(
      400,
      [],
      [[], [{ code: "NOT_FOUND", message: "one" }], [{ code: "INVALID", message: "two" }]],
    );
    expect(explainError(error).raw).toBe("HTTP 400 · NOT_FOUND one · INVALID two");
  });

  it("never claims that a change without an answer took effect, or did not", () => {
    expect(explainError(new UnreachableError("cut")).why).toContain("not known");
    expect(explainError(new NotAsPromisedError("odd body")).raw).toBe("odd body");
  });
});
