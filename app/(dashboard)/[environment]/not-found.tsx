import Link from "next/link";
import { NoSuchPage } from "@/components/frame/no-such-page";
import { PageBody, PageHeader } from "@/components/shell/page-header";

export default function NotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <PageBody>
        <NoSuchPage Link={Link} />
      </PageBody>
    </>
  );
}
