import { NoSuchPage } from "@/components/frame/no-such-page";

export default function NotFound() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <NoSuchPage />
    </main>
  );
}
