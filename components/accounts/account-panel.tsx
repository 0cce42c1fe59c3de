import { homeHref } from "@/components/shell/dashboard-route";
import { permissionReason } from "@/components/shell/permission-reason";
import { homeSection } from "@/components/shell/sections";
import { useSession } from "@/components/shell/session";
import { NotSet } from "@/components/ui/absent";
import { Fact, Facts, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { LinkButton } from "@/components/ui/link-button";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { type AccountRow, whyUnseen } from "@/lib/accounts/portfolio";
import type { Environment } from "@/lib/ads/endpoint";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { CampaignsCell, CurrencyCell, LeftAmount } from "./account-cells";
import { DeleteAccount } from "./delete-account";
import { EditAccount } from "./edit-account";
import { FindingValue } from "./finding-value";
import { IdentityFacts } from "./identity-facts";
import { RoleList } from "./role-list";
import { WhatNeedsYou } from "./what-needs-you";

interface AccountPanelProps extends Opened<AccountRow> {
  environment: Environment;
  now: number;
  /** Reads again all that is shown of an account. */
  onReadAgain: (accountId: string) => void;
}

/** Everything about one account, what to do about its problems, and what an admin may change. */
export function AccountPanel({ environment, now, onReadAgain, ...opened }: AccountPanelProps) {
  return (
    <RecordPanel
      one="account"
      {...opened}
      name={({ account }) => account.name}
      actions={({ via, account, permissions }) => (
        <LinkButton
          href={homeHref({ environment, handle: via, accountId: account.id }, permissions)}
          size="small"
        >
          Open {homeSection(permissions).label.toLowerCase()}
        </LinkButton>
      )}
    >
      {(shown) => (
        <Details
          key={shown.account.id}
          environment={environment}
          row={shown}
          now={now}
          onReadAgain={() => onReadAgain(shown.account.id)}
          onClose={opened.onClose}
        />
      )}
    </RecordPanel>
  );
}

interface DetailsProps {
  environment: Environment;
  row: AccountRow;
  now: number;
  onReadAgain: () => void;
  onClose: () => void;
}

function Details({ environment, row, now, onReadAgain, onClose }: DetailsProps) {
  const { handles } = useSession();
  const { account, via } = row;
  const scope = { environment, handle: via };
  const readOnly = handles.find(({ handle }) => handle === via)?.access === "read";
  const reasonFor = (endpoint: Parameters<typeof permissionReason>[0]) =>
    permissionReason(endpoint, { permissions: row.permissions, environment, readOnly });
  return (
    <>
      {(row.problems.length > 0 || whyUnseen(row)) && (
        <PanelSection title="Needs attention">
          <WhatNeedsYou environment={environment} row={row} onReadAgain={onReadAgain} />
        </PanelSection>
      )}
      <PanelSection title="Account">
        <Facts>
          <IdentityFacts account={account} now={now} />
          <Fact name="Currency">
            <CurrencyCell row={row} />
          </Fact>
          <Fact name="Campaigns">
            <CampaignsCell row={row} waiting={false} />
          </Fact>
          <Fact name="Funding left">
            <FindingValue finding={row.left} what="funding" skeleton="h-3 w-24">
              {(left) =>
                left.length === 0 ? (
                  <NotSet what="No funding source can pay" />
                ) : (
                  <span className="flex flex-col items-start">
                    {left.map((each) => (
                      <LeftAmount key={each.currency} left={each} />
                    ))}
                  </span>
                )
              }
            </FindingValue>
          </Fact>
          <TimeFact name="Created" at={account.created_at} zone={account.timezone} />
          <TimeFact name="Changed" at={account.updated_at} zone={account.timezone} />
        </Facts>
      </PanelSection>
      <PanelSection title="Your role">
        <ul className="flex flex-col gap-2">
          {row.handles.map((handle) => (
            <li key={handle}>
              <span className="font-medium">@{handle}</span>{" "}
              <FindingValue
                finding={row.access.get(handle) ?? { state: "pending" }}
                what="the role"
                skeleton="inline-block h-3 w-24"
              >
                {(permissions) => <RoleList permissions={permissions} />}
              </FindingValue>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection title="Name and industry">
        <EditAccount scope={scope} account={account} disabledReason={reasonFor(accounts.update)} />
      </PanelSection>
      {environment === "sandbox" && (
        <PanelSection title="Delete">
          <DeleteAccount
            scope={scope}
            account={account}
            disabledReason={reasonFor(accounts.remove)}
            onDeleting={onClose}
          />
        </PanelSection>
      )}
      <RawRecord record={account} />
    </>
  );
}
