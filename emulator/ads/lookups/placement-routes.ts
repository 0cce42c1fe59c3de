import * as placements from "@/lib/ads/endpoints/placements";
import { route } from "../../service/route";

export const placementRoutes = [
  route(
    placements.list,
    ({ params }) => {
      const asked = Object.entries(placements.PLACEMENT_COMBINATIONS).filter(
        ([product]) => params.product_type === undefined || product === params.product_type,
      );
      const data = asked.map(([product_type, combinations]) => ({ product_type, placements: combinations }));
      return { data: JSON.stringify(data), nextCursor: null };
    },
    { dataType: "placement" },
  ),
];
