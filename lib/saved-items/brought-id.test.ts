import fc from "fast-check";
import { expect, it } from "vitest";
import * as z from "zod";
import { broughtId } from "./brought-id";

const asked = fc.record({
  environment: fc.constantFrom("live", "sandbox"),
  account_id: fc.stringMatching(/^[a-z0-9]{1,12}$/),
  userId: fc.stringMatching(/^[0-9]{1,19}$/),
  id: fc.uuid(),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;
const idOf = ({ userId, id, ...place }: Asked) => broughtId(place, userId, id);

it("is an id that may be saved, the same for the same person, account and thing, and for no other", () => {
  fc.assert(
    fc.property(asked, asked, (one, other) => {
      expect(z.uuid().safeParse(idOf(one)).success).toBe(true);
      const same = (Object.keys(one) as (keyof Asked)[]).every((key) => one[key] === other[key]);
      expect(idOf(one) === idOf(other)).toBe(same);
      expect(idOf(one)).toBe(idOf({ ...one }));
    }),
  );
});
