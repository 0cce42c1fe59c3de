import { notFound } from "next/navigation";

/** A section that there is not: said beside the sidebar, which leads to those that there are. */
export default function UnknownSection(): never {
  notFound();
}
