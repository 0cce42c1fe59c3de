import { PEOPLE } from "../../seed/people";

const [mara, jon, ines, leo, pia] = PEOPLE.map(({ id }) => id);

/** Who may do what on the account with this number; roles mix here and there, as they do in agencies. */
export function planAccess(accountId: string, index: number) {
  const held: [string | undefined, string][] = [
    // Two clients administer their accounts themselves.
    [mara, index % 13 === 11 ? "AD_MANAGER,POST_COMPOSER" : "ACCOUNT_ADMIN"],
    ...(index % 2 === 0 ? [pair(jon, index % 6 === 0 ? "AD_MANAGER,POST_COMPOSER" : "AD_MANAGER")] : []),
    ...(index % 3 !== 2
      ? [pair(ines, index % 4 === 0 ? "CREATIVE_MANAGER,POST_COMPOSER" : "CREATIVE_MANAGER")]
      : []),
    ...(index % 4 !== 3
      ? [pair(leo, index % 5 === 0 ? "CAMPAIGN_ANALYST,ANALYST" : "CAMPAIGN_ANALYST")]
      : []),
    ...(index % 5 === 1 ? [pair(pia, "PARTNER_AUDIENCE_MANAGER")] : []),
  ];
  return held.flatMap(([userId, permissions]) =>
    userId === undefined ? [] : [{ user_id: userId, account_id: accountId, permissions }],
  );
}

const pair = (userId: string | undefined, permissions: string): [string | undefined, string] => [
  userId,
  permissions,
];
