/** Instead of a report: what stands there is the same whatever is wrong with a link. */
export const ReportClosed = ({ away = false }: { away?: boolean }) => (
  <main className="mx-auto flex min-h-dvh max-w-[440px] flex-col justify-center px-6 py-10">
    <h1 className="font-semibold text-xl">
      {away ? "Reports do not open at the moment" : "This report does not exist or has expired"}
    </h1>
    <p className="mt-2 text-text-muted">
      {away
        ? "Try again in a few minutes."
        : "The link may be incomplete, or sharing was stopped. Ask the person who sent it for a new one."}
    </p>
  </main>
);
