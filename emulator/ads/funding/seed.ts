import type { FundingType } from "@/lib/ads/endpoints/funding-instruments";
import { newIdentifier } from "../../database/identifiers";
import type { Chance } from "../../seed/calendar";

type CardState = "APPROVAL_PENDING" | "DELETED" | "REJECTED";

/** What an instrument of the seed is an example of. */
interface FundingPlan {
  readonly type: FundingType;
  readonly description: string;
  /** Days from now; no `ends` is an open end. */
  readonly starts: number;
  readonly ends?: number;
  /** Dollars of the limit or the order. */
  readonly worth?: number;
  /** Share of it that is spent. */
  readonly spent?: number;
  readonly card?: CardState;
  readonly paused?: true;
  readonly deleted?: true;
  /** Days from now since when it no longer pays. */
  readonly stopped?: number;
}

/** Instruments that pay. */
const SOUND: readonly [FundingPlan, ...FundingPlan[]] = [
  {
    type: "CREDIT_LINE",
    description: "Credit line, invoiced monthly",
    starts: -540,
    worth: 250_000,
    spent: 0.31,
  },
  { type: "CREDIT_CARD", description: "Visa ending in 4242", starts: -380, worth: 40_000, spent: 0.22 },
  {
    type: "AGENCY_CREDIT_LINE",
    description: "Lindqvist & Partners agency line",
    starts: -700,
    worth: 600_000,
    spent: 0.47,
  },
  {
    type: "INSERTION_ORDER",
    description: "IO autumn and winter",
    starts: -75,
    ends: 68,
    worth: 120_000,
    spent: 0.4,
  },
  { type: "PARTNER_MANAGED", description: "Managed by Adstream Partners", starts: -200 },
];

/** Instruments that don't, one for each reason, and two that soon might not. */
const TROUBLED: readonly [FundingPlan, ...FundingPlan[]] = [
  { type: "INSERTION_ORDER", description: "IO summer", starts: -190, ends: -21, worth: 80_000, spent: 0.97 },
  {
    type: "INSERTION_ORDER",
    description: "IO product launch",
    starts: -40,
    ends: 30,
    worth: 30_000,
    spent: 1,
  },
  {
    type: "CREDIT_CARD",
    description: "Mastercard ending in 0119",
    starts: -150,
    worth: 10_000,
    card: "REJECTED",
  },
  {
    type: "CREDIT_LINE",
    description: "Credit line, on hold by finance",
    starts: -320,
    worth: 90_000,
    spent: 0.62,
    paused: true,
    stopped: -12,
  },
  { type: "INSERTION_ORDER", description: "IO next season", starts: 19, ends: 140, worth: 150_000 },
  {
    type: "CREDIT_CARD",
    description: "Amex ending in 1008",
    starts: -2,
    worth: 15_000,
    card: "APPROVAL_PENDING",
  },
  {
    type: "CREDIT_CARD",
    description: "Visa ending in 7731",
    starts: -600,
    worth: 8_000,
    spent: 0.5,
    card: "DELETED",
    stopped: -25,
  },
  {
    type: "INSERTION_ORDER",
    description: "IO regional test",
    starts: -30,
    ends: 5,
    worth: 12_000,
    spent: 0.88,
  },
  {
    type: "CREDIT_LINE",
    description: "Credit line, nearly used up",
    starts: -500,
    worth: 50_000,
    spent: 0.985,
  },
  {
    type: "CREDIT_CARD",
    description: "Visa ending in 0007",
    starts: -800,
    worth: 5_000,
    deleted: true,
    stopped: -40,
  },
];

export interface SeededFunding {
  readonly id: string;
  readonly isSound: boolean;
  /** Days from now. */
  readonly starts: number;
}

export type SeededInstrument = ReturnType<typeof planFunding>[number];

/** Instruments of one account, but for their amounts: a sound one or two, and one or two that have their troubles. */
export function planFunding(
  account: { id: string; currency: string; index: number },
  { random, calendar }: Chance,
) {
  const { index } = account;
  const plans = [
    { plan: SOUND[index % SOUND.length] ?? SOUND[0], isSound: true },
    ...(index % 2 === 0 ? [{ plan: SOUND[(index + 1) % SOUND.length] ?? SOUND[0], isSound: true }] : []),
    { plan: TROUBLED[index % TROUBLED.length] ?? TROUBLED[0], isSound: false },
    ...(index % 3 === 0
      ? [{ plan: TROUBLED[(index + 4) % TROUBLED.length] ?? TROUBLED[0], isSound: false }]
      : []),
  ];
  return plans.map(({ plan, isSound }, place) => {
    const id = newIdentifier("fundingInstrument", random.below);
    const startTime = calendar.inDays(plan.starts);
    const createdAt = calendar.inDays(Math.min(-1, plan.starts));
    return {
      plan,
      funding: { id, isSound, starts: plan.starts } satisfies SeededFunding,
      row: {
        id,
        account_id: account.id,
        type: plan.type,
        description: plan.description,
        currency: account.currency,
        start_time: startTime,
        end_time: plan.ends === undefined ? null : calendar.inDays(plan.ends),
        entity_status: plan.paused ? "PAUSED" : "ACTIVE",
        card_state: plan.card ?? null,
        io_header: plan.type === "INSERTION_ORDER" ? `IO-${10_400 + index * 7 + place}` : null,
        created_at: createdAt,
        updated_at: plan.stopped === undefined ? createdAt : calendar.inDays(plan.stopped),
        deleted: plan.deleted ? 1 : 0,
      },
    };
  });
}
