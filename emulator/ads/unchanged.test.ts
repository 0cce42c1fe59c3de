import { beforeEach, expect, it } from "vitest";
import { openAccount, type TestAccount } from "../testing/account";
import { startService, type TestService } from "../testing/service";

const MARA = "2200000001";
const [IMAGE, VIDEO] = ["3_1111111111111111111", "7_2222222222222222222"];

let service: TestService;
let account: TestAccount;
let lineItem: string;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  await account.media(IMAGE, VIDEO);
  lineItem = await account.lineItem({ campaign_id: await account.campaign() });
});

const conversation = {
  name: "Conversation",
  title: "Title",
  first_cta: "#yes",
  first_cta_post: "Yes",
  thank_you_text: "Thanks",
};

type Query = Readonly<Record<string, string>>;

it.each<[what: string, path: string, given: Query, same: Query, other: Query]>([
  [
    "a tracking tag",
    "tracking_tags",
    { tracking_tag_type: "CLICK_TRACKER", tracking_tag_url: "https://one.example/" },
    { tracking_tag_url: "https://one.example/" },
    { tracking_tag_url: "https://two.example/" },
  ],
  ["a draft", "draft_posts", { as_user_id: MARA, text: "Hello" }, { text: "Hello" }, { text: "Goodbye" }],
  [
    "an audience",
    "custom_audiences",
    { name: "People", description: "All" },
    { description: "All" },
    { description: "" },
  ],
  [
    "a video conversation",
    "cards/video_conversation",
    { ...conversation, media_key: VIDEO },
    { title: "Title" },
    { title: "Another" },
  ],
  [
    "an image conversation",
    "cards/image_conversation",
    { ...conversation, media_key: IMAGE },
    { title: "Title" },
    { title: "Another" },
  ],
])("a change of nothing leaves the time of %s alone", async (_, path, given, same, other) => {
  const needed: Query = path === "tracking_tags" ? { line_item_id: lineItem } : {};
  const { id, updated_at: before } = (await account.post(path, { ...needed, ...given })).record;
  service.clock.advance(60_000);
  const required = path === "tracking_tags" ? same : {};
  for (const query of [required, same])
    expect((await account.put(`${path}/${id}`, query)).record.updated_at).toBe(before);
  const changed = await account.put(`${path}/${id}`, other);
  expect(changed.record.updated_at).not.toBe(before);
});

it("a change of nothing leaves the time of a medium alone", async () => {
  const before = (await account.get(`media_library/${IMAGE}`)).record.updated_at;
  service.clock.advance(60_000);
  expect((await account.put(`media_library/${IMAGE}`)).record.updated_at).toBe(before);
  expect((await account.put(`media_library/${IMAGE}`, { name: "New" })).record.updated_at).not.toBe(before);
});
