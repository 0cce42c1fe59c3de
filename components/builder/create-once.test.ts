import { describe, expect, it, vi } from "vitest";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { createOnce } from "./create-once";

const item = (name: string, ageInMinutes = 0) => ({
  name,
  created_at: new Date(Date.now() - ageInMinutes * 60_000).toISOString(),
});
const isIt = ({ name }: { name: string }) => name === "Autumn";
const unreachable = new UnreachableError("No answer arrived");
const refusal = (status: number) => new RefusedError(status, [], []);

describe("createOnce", () => {
  it("looks for nothing when the answer arrives", async () => {
    const look = vi.fn();
    const made = item("Autumn");
    expect(await createOnce({ make: async () => made, look, isIt })).toEqual({
      state: "created",
      item: made,
    });
    expect(look).not.toHaveBeenCalled();
  });

  it("looks for nothing when the service refuses", async () => {
    const look = vi.fn();
    const make = () => Promise.reject(refusal(400));
    expect(await createOnce({ make, look, isIt })).toMatchObject({ state: "refused" });
    expect(look).not.toHaveBeenCalled();
  });

  it.each([unreachable, refusal(503)])("takes what it finds for the one it sent after %s", async (error) => {
    const found = item("Autumn");
    const look = async () => [item("Spring"), found];
    expect(await createOnce({ make: () => Promise.reject(error), look, isIt })).toEqual({
      state: "created",
      item: found,
    });
  });

  it("does not take an older one for it", async () => {
    const look = async () => [item("Autumn", 60)];
    expect(await createOnce({ make: () => Promise.reject(unreachable), look, isIt })).toEqual({
      state: "not-there",
      error: unreachable,
    });
  });

  it("says that it does not know when it cannot look", async () => {
    const fails = () => Promise.reject(unreachable);
    expect(await createOnce({ make: fails, look: fails, isIt })).toEqual({
      state: "unknown",
      error: unreachable,
    });
  });

  it("hides no mistake of its own", async () => {
    const make = () => Promise.reject(new TypeError("x"));
    await expect(createOnce({ make, look: async () => [], isIt })).rejects.toThrow(TypeError);
  });
});
