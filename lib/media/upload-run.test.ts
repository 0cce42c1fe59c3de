import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Upload } from "@/lib/ads/endpoints/media-upload";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import {
  type MediaUploadProgress,
  type MediaUploadStep,
  NOT_BEGUN,
  runUpload,
  sentBytes,
  UploadFailure,
  type UploadPlan,
  type UploadPorts,
} from "./upload-run";

const film: UploadPlan = {
  way: "chunked",
  bytes: 1_050,
  mimeType: "video/mp4",
  category: "post_video",
  pieceBytes: 100,
};

const answer = (over: Partial<Upload> = {}): Upload => ({
  media_id: "7",
  media_id_string: "7",
  media_key: "7_7",
  expires_after_secs: 86_400,
  ...over,
});

/** A service that records its calls, and a clock that waiting advances. */
function service(over: Partial<UploadPorts> = {}) {
  const asked: string[] = [];
  const received = new Map<number, number>();
  let now = 0;
  const ports: UploadPorts = {
    simple: async () => {
      asked.push("simple");
      return answer();
    },
    init: async () => {
      asked.push("init");
      return answer();
    },
    append: async (_, index, from, to) => {
      asked.push(`append ${index}`);
      received.set(index, (received.get(index) ?? 0) + to - from);
    },
    finalize: async () => {
      asked.push("finalize");
      return answer({ processing_info: { state: "pending", check_after_secs: 3 } });
    },
    status: async () => {
      asked.push("status");
      return answer({ processing_info: { state: "succeeded" } });
    },
    add: async (key) => void asked.push(`add ${key}`),
    now: () => now,
    waitUntil: async (time) => {
      asked.push(`wait ${time - now}`);
      now = time;
    },
    ...over,
  };
  return { ports, asked, received };
}

interface Run {
  plan?: UploadPlan;
  start?: MediaUploadProgress;
  ports: UploadPorts;
  stop?: AbortController;
}

async function run({ plan = film, start = NOT_BEGUN, ports, stop = new AbortController() }: Run) {
  const steps: MediaUploadStep[] = [];
  let last = start;
  const progress = await runUpload(
    plan,
    start,
    ports,
    (reached, step) => {
      last = reached;
      steps.push(step);
    },
    stop.signal,
  );
  return { progress, steps, last };
}

describe("runUpload", () => {
  it("sends all pieces, waits as long as the service asks, and adds the medium", async () => {
    const { ports, asked, received } = service();
    const { progress } = await run({ ports });
    expect(asked).toEqual([
      "init",
      ...Array.from({ length: 11 }, (_, index) => `append ${index}`),
      "finalize",
      "wait 3000",
      "status",
      "add 7_7",
    ]);
    expect([...received.values()].reduce((sum, size) => sum + size, 0)).toBe(1_050);
    expect(progress).toMatchObject({ sent: true, added: true, mediaKey: "7_7" });
  });

  it("sends an image in one call", async () => {
    const { ports, asked } = service();
    await run({ ports, plan: { ...film, way: "simple", category: "post_image", mimeType: "image/png" } });
    expect(asked).toEqual(["simple", "add 7_7"]);
  });

  it("waits for the allowance until it is granted again", async () => {
    const refused = new RefusedError(429, [], [], new Date(40_000));
    let first = true;
    const { ports, asked } = service({
      init: async () => {
        if (!first) return answer();
        first = false;
        throw refused;
      },
    });
    const { steps } = await run({ ports });
    expect(asked[0]).toBe("wait 40000");
    expect(steps).toContainEqual({ at: "waiting", until: 40_000, why: "allowance" });
  });

  it("leaves a service alone for as long as its 503 asks", async () => {
    let first = true;
    const { ports, asked } = service({
      init: async () => {
        if (!first) return answer();
        first = false;
        throw new RefusedError(503, [], [], new Date(50_000));
      },
    });
    await run({ ports });
    expect(asked[0]).toBe("wait 50000");
  });

  it.each([0, -5, 86_400])("polls at its own pace when asked to in %i seconds", async (seconds) => {
    const looks = [
      answer({ processing_info: { state: "pending", check_after_secs: seconds } }),
      answer({ processing_info: { state: "succeeded" } }),
    ];
    const { ports, asked } = service({ status: async () => looks.shift() ?? answer() });
    await run({ ports });
    expect(asked.filter((one) => one.startsWith("wait"))).toContain("wait 5000");
    expect(asked.every((one) => !/^wait (-|0$|\d{8})/.test(one))).toBe(true);
  });

  it("waits ever longer for a service that does not answer, and gives up in the end", async () => {
    const { ports, asked } = service({
      init: async () => {
        throw new UnreachableError("No answer arrived");
      },
    });
    await expect(run({ ports })).rejects.toThrow(UploadFailure);
    expect(asked).toEqual([1, 2, 4, 8, 16, 32, 60].map((seconds) => `wait ${seconds * 1000}`));
  });

  it("does not try again what was refused", async () => {
    const { ports, asked } = service({
      init: async () => {
        throw new RefusedError(400, [{ code: "INVALID_MEDIA", message: "no" }], []);
      },
    });
    await expect(run({ ports })).rejects.toThrow(RefusedError);
    expect(asked).toEqual([]);
  });

  it("says why a file could not be made playable", async () => {
    const error = { code: 1, name: "InvalidMedia", message: "unsupported codec" };
    const { ports } = service({
      status: async () => answer({ processing_info: { state: "failed", error } }),
    });
    await expect(run({ ports })).rejects.toThrow(/unsupported codec \(InvalidMedia\)/);
  });

  it("needs no file once everything was sent", async () => {
    const { ports, asked } = service();
    await run({ ports, start: { mediaId: "7", mediaKey: "7_7", pieces: 11, sent: true, added: false } });
    expect(asked).toEqual(["status", "add 7_7"]);
  });

  it("begins anew when the service has forgotten what it had", async () => {
    const { ports, asked } = service();
    await run({ ports, start: { mediaId: "6", expiresAt: 0, pieces: 9, sent: false, added: false } });
    expect(asked.slice(0, 2)).toEqual(["init", "append 0"]);
  });

  it("sends every confirmed byte once, however often it is cut and gone on with", async () => {
    const failures = fc.array(fc.constantFrom("ok", "offline", "busy", "cut"), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(failures, async (plan) => {
        const confirmed = new Map<number, number>();
        let progress = NOT_BEGUN;
        const left = [...plan];
        for (let sessions = 0; sessions < 70 && !progress.added; sessions += 1) {
          const stop = new AbortController();
          const { ports } = service({
            append: async (_, index, from, to) => {
              const next = left.shift() ?? "ok";
              if (next === "offline") throw new UnreachableError("offline");
              if (next === "busy") throw new RefusedError(503, [], []);
              if (next === "cut") {
                stop.abort();
                throw new UnreachableError("reloaded");
              }
              confirmed.set(index, (confirmed.get(index) ?? 0) + to - from);
            },
          });
          const start = progress;
          const ended = await run({ ports, start, stop }).catch(() => undefined);
          if (ended) progress = ended.progress;
        }
        expect(progress.added).toBe(true);
        expect([...confirmed.keys()]).toHaveLength(11);
        expect([...confirmed.values()].reduce((sum, size) => sum + size, 0)).toBe(film.bytes);
      }),
    );
  });
});

it("counts the bytes that the service has confirmed", () => {
  expect(sentBytes(film, { ...NOT_BEGUN, pieces: 3 })).toBe(300);
  expect(sentBytes(film, { ...NOT_BEGUN, pieces: 11 })).toBe(1_050);
  expect(sentBytes(film, { ...NOT_BEGUN, sent: true })).toBe(1_050);
});
