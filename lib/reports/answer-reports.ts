import "server-only";
import type { AccountAccess } from "@/lib/account-questions/account-access";
import { answerAboutAccount } from "@/lib/account-questions/account-question";
import { update as updateCampaign } from "@/lib/ads/endpoints/campaigns";
import { get as getStatistics } from "@/lib/ads/endpoints/statistics";
import { mayUse } from "@/lib/ads/permissions";
import { overStore, theStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { env } from "@/lib/env";
import { followReports } from "./follow-reports";
import { freezeReport, withoutNumbers } from "./freeze-report";
import {
  type AskedFollows,
  REPORT_BYTES_MAX,
  type ReportFollows,
  type ReportsQuestion,
  reportsQuestion,
} from "./report";
import { listReports, type Sharer, stopReport, storeReport } from "./store-reports";

/**
 * Shares reports of an account, lists them and revokes them (POST to REPORTS_PATH), for users with access to its
 * statistics. `kept` is false where the dashboard has no store.
 */
export const answerReports = (request: Request): Promise<Response> =>
  answerAboutAccount(request, {
    schema: reportsQuestion,
    bytesMax: REPORT_BYTES_MAX,
    needs: getStatistics,
    answer: async (question, asker) => {
      const { accountId, userId, access } = asker;
      const { environment, handle } = question;
      const mayManage = mayUse(updateCampaign.access, access.permissions);
      const sharer = { environment, accountId, userId, handle, mayManage };
      if (!theStore()) return { kept: false };
      const answer = await overStore((db) => answerFrom(db, sharer, access, question));
      // The page's own records are replaced by those of the service before the link is returned.
      if (question.do === "share" && question.follows) await followReports(asker);
      return answer ? { kept: true, ...answer } : "STORE_AWAY";
    },
  });

async function answerFrom(
  db: StoreDatabase,
  sharer: Sharer,
  { name: account, zone }: AccountAccess,
  question: ReportsQuestion,
) {
  const now = Date.now();
  switch (question.do) {
    case "list":
      return { reports: await listReports(db, sharer, now) };
    case "stop":
      return { outcome: (await stopReport(db, sharer, question.id)) ? "done" : "not-permitted" };
    case "share": {
      const { id, view, withSpend, days, follows: asked } = question;
      const around = { environment: sharer.environment, account, zone, withSpend, now };
      const report = freezeReport(asked ? withoutNumbers(view) : view, around);
      if (report.columns.length === 0) return { outcome: "empty" };
      const stored = asked ? { ...report, follows: withoutQuery(asked) } : report;
      const made = await storeReport(db, sharer, stored, days, now, { query: asked?.query, id });
      return made
        ? { outcome: "done", link: { url: `${env.APP_URL}/reports/${made.token}`, until: made.until } }
        : { outcome: "full" };
    }
  }
}

/** The part of a request that is stored in the report itself. */
const withoutQuery = ({ query: _, ...follows }: AskedFollows): ReportFollows => follows;
