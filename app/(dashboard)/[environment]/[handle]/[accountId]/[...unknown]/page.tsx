import { notFound } from "next/navigation";

/** An unknown section: an error beside the sidebar, which leads to existing ones. */
export default function UnknownSection(): never {
  notFound();
}
