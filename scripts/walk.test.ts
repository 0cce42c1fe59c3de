import { expect, it } from "vitest";
import { filesOfWalk } from "./walk";

const files = [
  { path: "button.tsx", text: "onClick={() => pause()}" },
  { path: "client.ts", text: "await fetch(url)" },
];

it("counts the files of a walk, and fails where one hands on in another way", () => {
  const walk = [
    ["button.tsx", "pause()"],
    ["client.ts", "fetch("],
    ["button.tsx", "onClick"],
  ] as const;
  expect(filesOfWalk(walk, files)).toEqual(["button.tsx", "client.ts"]);
  expect(() => filesOfWalk([["client.ts", "pause()"]], files)).toThrow(
    "client.ts does not hand on by pause()",
  );
});
