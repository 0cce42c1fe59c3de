import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { adsKey } from "@/lib/ads/query-key";
import { sampleMedia } from "@/lib/media/test-media";
import { libraryInput, putMedia } from "./library-cache";

const scope = { environment: "live", handle: "mara" } as const;
const medium = (media_key: string, over = {}) => sampleMedia({ media_key, ...over });

function readLibrary() {
  const client = new QueryClient();
  const key = adsKey(mediaLibrary.list, scope, libraryInput("a1"));
  const page = (...keys: string[]) => ({ data: keys.map((each) => medium(each)), nextCursor: null, asOf: 0 });
  client.setQueryData(key, { pages: [page("3_1", "3_2"), page("3_3")], pageParams: [null, "c"] });
  const shown = () =>
    client
      .getQueryData<{ pages: { data: mediaLibrary.Media[] }[] }>(key)
      ?.pages.map(({ data }) => data.map(({ media_key, name }) => `${media_key} ${name}`));
  return { client, shown };
}

it("puts a new medium in front, a changed one in its place, and takes a deleted one away", () => {
  const { client, shown } = readLibrary();
  putMedia(client, scope, "a1", medium("3_9", { name: "New" }));
  putMedia(client, scope, "a1", medium("3_3", { name: "Renamed" }));
  putMedia(client, scope, "a1", medium("3_1", { deleted: true }));
  expect(shown()).toEqual([["3_9 New", "3_2 Hero image"], ["3_3 Renamed"]]);
});

it("leaves other accounts alone, and a library that was not read", () => {
  const { client, shown } = readLibrary();
  const before = shown();
  putMedia(client, scope, "a2", medium("3_1", { name: "Elsewhere" }));
  expect(shown()).toEqual(before);
  expect(client.getQueryData(adsKey(mediaLibrary.list, scope, libraryInput("a2")))).toBeUndefined();
});
