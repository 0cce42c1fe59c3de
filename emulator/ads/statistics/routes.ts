import * as statistics from "@/lib/ads/endpoints/statistics";
import { formatServiceTime } from "@/lib/time/service-time";
import { route } from "../../service/route";
import { metricsJson, numbersOf } from "./answers";
import { Plans, STEP_MS, stepAt } from "./plans";
import { partsOf, readWindow, requireAtMost, requireGroups, requirePlace } from "./questions";
import { echoed, statisticsJson, timezoneOf } from "./rendering";
import { subjectsOf } from "./subjects";

export const statisticsRoutes = [
  route(
    statistics.get,
    ({ params, store, now }) => {
      const zone = timezoneOf(store.connection, params.account_id);
      const window = readWindow(params, zone);
      requireAtMost(window, statistics.STATISTICS_HOURS_MAX, "7.days+1.hours");
      requireGroups(params.entity, params.metric_groups);
      requirePlace(params.entity, params.placement);
      const step = stepAt(Date.parse(now));
      const parts = partsOf(window, params.granularity, { zone, now: step });
      const question = {
        entity: params.entity,
        placement: params.placement,
        groups: params.metric_groups,
        window,
        parts,
        now: step,
      };
      const data = subjectsOf(store.connection, store.cache(Plans), {
        accountId: params.account_id,
        entity: params.entity,
        ids: params.entity_ids,
        step,
      }).map(
        (subject) =>
          `{"id":${JSON.stringify(subject.id)},"id_data":[{"segment":null,"metrics":${metricsJson(question, numbersOf(subject, question))}}]}`,
      );
      return {
        whole: statisticsJson({ length: parts.length, data, asked: { ...params, ...echoed(window) } }),
        validUntil: formatServiceTime(step + STEP_MS),
      };
    },
    { showsSpending: "budgets" },
  ),
];
