import { notFound } from "next/navigation";

/** A section that there is not: said beside the rail, which leads to those that there are. */
export default function UnknownSection(): never {
  notFound();
}
