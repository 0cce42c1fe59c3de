import { NoSuchPage } from "@/components/shell/no-such-page";
import { PageBody, PageHeader } from "@/components/shell/page-header";

export default function NotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <PageBody>
        <NoSuchPage />
      </PageBody>
    </>
  );
}
