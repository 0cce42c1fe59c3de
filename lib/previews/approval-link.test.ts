import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const NEW = "approval-secret-new-0123456789-abcdefghijkl";
const OLD = "approval-secret-old-0123456789-abcdefghijkl";
const OTHER = "approval-secret-other-0123456789-abcdefghij";

/** The modules of a process with these secrets. */
async function withSecrets(secrets: string) {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRET", secrets);
  const { makeApproval, openApproval, APPROVAL_TOKEN_MAX } = await import("./approval-link");
  const { seal } = await import("@/lib/session/seal");
  const { postView } = await import("./post-view");
  return { makeApproval, openApproval, APPROVAL_TOKEN_MAX, seal, postView };
}

type Modules = Awaited<ReturnType<typeof withSecrets>>;

const viewOf = ({ postView }: Modules, text = "Autumn is here") =>
  postView({ post: { text }, author: { name: "Mara", screen_name: "mara" }, media: () => undefined });

async function linkOf(modules: Modules, days: 1 | 7 | 30 = 7) {
  const made = await modules.makeApproval(
    { days, posts: [{ name: "A", view: viewOf(modules) }] },
    "mara_agency",
  );
  if (!made) throw new Error("too long");
  return made;
}

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe("G01 an approval link", () => {
  it("shows what was sealed, and who shared it", async () => {
    const modules = await withSecrets(NEW);
    const { token, until } = await linkOf(modules);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(until).toBe(Date.parse("2026-03-08T12:00:00Z") / 1_000);
    expect(await modules.openApproval(token)).toEqual({
      state: "open",
      approval: { sharedBy: "mara_agency", until, posts: [{ name: "A", view: viewOf(modules) }] },
    });
  });

  it("says the account's zone and which posts are published", async () => {
    const modules = await withSecrets(NEW);
    const posts = [
      { name: "A", view: viewOf(modules), stage: "published" as const },
      { name: "B", view: viewOf(modules) },
    ];
    const made = await modules.makeApproval({ days: 7, zone: "Europe/Oslo", posts }, "mara");
    expect(await modules.openApproval(made?.token ?? "")).toMatchObject({
      approval: { zone: "Europe/Oslo", posts: [{ stage: "published" }, { name: "B" }] },
    });
  });

  it("is short enough to be sent in a chat", async () => {
    const modules = await withSecrets(NEW);
    const card = {
      card_type: "IMAGE_WEBSITE",
      components: [
        { type: "MEDIA", media_key: "3_1" },
        {
          type: "DETAILS",
          title: "Winter sale: everything for the fjord",
          destination: { url: "https://nordlys.no/sale" },
        },
      ],
    };
    const view = modules.postView({
      post: { text: "Up to 40 % off until Sunday. #winter https://nordlys.no/sale", nullcast: true },
      author: {
        name: "Nordlys Outdoor",
        screen_name: "nordlys",
        profile_image_url_https: "https://pbs.example/profile_images/2200000001.svg",
      },
      card,
      media: () => ({
        media_type: "IMAGE",
        media_url: "https://media.example/3_1720353791896522501.jpg",
        width: 1080,
        height: 1080,
      }),
    });
    const made = await modules.makeApproval(
      { days: 7, posts: [{ name: "Winter sale", view }] },
      "mara_agency",
    );
    expect(made?.token.length).toBeLessThan(850);
  });

  it("opens for as long as was chosen, and says afterwards that it has ended", async () => {
    const modules = await withSecrets(NEW);
    for (const days of [1, 7, 30] as const) {
      vi.setSystemTime("2026-03-01T12:00:00Z");
      const { token, until } = await linkOf(modules, days);
      vi.setSystemTime(until * 1_000 - 1_000);
      expect(await modules.openApproval(token)).toMatchObject({ state: "open" });
      vi.setSystemTime(until * 1_000);
      expect(await modules.openApproval(token)).toEqual({ state: "ended", until });
      vi.setSystemTime((until + 31 * 86_400) * 1_000 + 120_000);
      expect(await modules.openApproval(token)).toEqual({ state: "unreadable" });
    }
  });

  it("survives a new secret, and ends with the secret that sealed it", async () => {
    const { token } = await linkOf(await withSecrets(OLD));
    expect(await (await withSecrets(`${NEW},${OLD}`)).openApproval(token)).toMatchObject({ state: "open" });
    expect(await (await withSecrets(NEW)).openApproval(token)).toEqual({ state: "unreadable" });
  });

  it("shows nothing that holds too much for an address", async () => {
    const modules = await withSecrets(NEW);
    // Different everywhere, so that it cannot be packed.
    const text = Array.from({ length: 12_000 }, (_, i) =>
      String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000)),
    ).join("");
    expect(
      await modules.makeApproval({ days: 1, posts: [{ name: "", view: viewOf(modules, text) }] }, "x"),
    ).toBeUndefined();
    expect(await modules.openApproval("a".repeat(modules.APPROVAL_TOKEN_MAX + 1))).toEqual({
      state: "unreadable",
    });
  });
});

describe("G02 a link that is not ours", () => {
  it("does not open when any byte of it is changed, or when it is cut", async () => {
    const modules = await withSecrets(NEW);
    const { token } = await linkOf(modules);
    const step = Math.max(1, Math.floor(token.length / 120));
    for (let at = 0; at < token.length; at += step) {
      const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
      expect(await modules.openApproval(changed), `byte ${at}`).toEqual({ state: "unreadable" });
    }
    for (const cut of [token.slice(1), token.slice(0, -1), "", ".", "....", "%", "../x", `${token}.`]) {
      expect(await modules.openApproval(cut), cut).toEqual({ state: "unreadable" });
    }
  });

  it("does not open when it was forged with another secret", async () => {
    const forged = await linkOf(await withSecrets(OTHER));
    expect(await (await withSecrets(NEW)).openApproval(forged.token)).toEqual({ state: "unreadable" });
  });

  it("is not a session, nor is a session a link", async () => {
    const modules = await withSecrets(NEW);
    const sealed = await modules.seal({ kind: "handle", token: "t", secret: "s", packed: "" }, 86_400);
    const asToken = sealed.slice("Fe26.2*".length, -"~2".length).replaceAll("*", ".");
    expect(await modules.openApproval(asToken)).toEqual({ state: "unreadable" });
    const wrongContent = await modules.seal({ kind: "approval", packed: "bm9uc2Vuc2U" }, 86_400);
    const wrong = wrongContent.slice("Fe26.2*".length, -"~2".length).replaceAll("*", ".");
    expect(await modules.openApproval(wrong)).toEqual({ state: "unreadable" });
  });
});
