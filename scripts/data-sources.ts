/** How the emulator's records of a group come to be, beside the calls that make them. */
export const DATA_SOURCES: Readonly<Record<string, string>> = {
  OAuth: "Application and people come with the seed, tokens from the three legs.",
  "Ads / Accounts": "Seed, in both environments; history from every change.",
  "Ads / Campaigns and funding": "Seed: campaigns of an account are filled in when it is first asked for.",
  "Ads / Line item associations": "Seed; placements are the specification's.",
  "Ads / Lookups":
    "Lists that come with the emulator; estimates and volumes are invented, the same every time.",
  "Ads / Creatives": "Seed and uploads; transcoding and polls follow the clock.",
  "Ads / Audiences": "Seed; people who are sent in are processed as the clock goes on.",
  Activity: "Events emitted through POST /_emulator/events.",
  "Platform change history": "Seed and what subscribers do; webhooks are delivered as the clock goes on.",
  "Referenced (path from public documentation)": "Seed, uploads, and the calls above.",
};
