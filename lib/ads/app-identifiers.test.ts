import { describe, expect, it } from "vitest";
import { appIdentifierIn, STORE_A_IDENTIFIER, STORE_B_IDENTIFIER } from "./app-identifiers";

describe("the identifier of a pasted address", () => {
  it.each([
    ["https://apps.store.example/us/app/a-name/id333903271", "333903271"],
    ["https://apps.store.example/de/app/id333903271?mt=8&l=en", "333903271"],
    ["https://apps.store.example/app/a-name/id333903271/", "333903271"],
    [" id333903271 ", "333903271"],
    ["333903271", undefined],
    ["https://www.example.com/idea/1", undefined],
    ["com.example.app", undefined],
  ])("of store A in %j is %s", (pasted, identifier) => {
    expect(appIdentifierIn("a", pasted)).toBe(identifier);
  });

  it.each([
    ["https://play.store.example/store/apps/details?id=com.example.app", "com.example.app"],
    [
      "https://play.store.example/store/apps/details?hl=de&id=com.example.my_app2&gl=DE",
      "com.example.my_app2",
    ],
    ["com.example.app", undefined],
    ["https://play.store.example/store/apps/details?id=12", undefined],
  ])("of store B in %j is %s", (pasted, identifier) => {
    expect(appIdentifierIn("b", pasted)).toBe(identifier);
  });

  it("is itself one", () => {
    expect(["333903271", "id333903271", "", "1e9"].filter((id) => STORE_A_IDENTIFIER.test(id))).toEqual([
      "333903271",
    ]);
    expect(
      ["com.example.app", "app", "com..app", "com.1app", "com.example.app "].filter((id) =>
        STORE_B_IDENTIFIER.test(id),
      ),
    ).toEqual(["com.example.app"]);
  });
});
