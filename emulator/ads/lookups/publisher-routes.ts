import * as publishers from "@/lib/ads/endpoints/publishers";
import { answerFixedList } from "../../service/fixed-list";
import { route } from "../../service/route";
import { PUBLISHERS } from "./publishers";

export const publisherRoutes = [
  route(publishers.list, () => answerFixedList(PUBLISHERS, ({ user_id }) => user_id)),
];
