import { Button } from "@/components/ui/button";

/**
 * Opens the sign-in in another tab: this one holds the file. A form, because signing in starts with a post that
 * only our own pages can make.
 */
export function SignInAgain({ code }: { code: string }) {
  return (
    <form method="post" action="/auth/start" target="_blank" rel="noopener">
      <input type="hidden" name="purpose" value={code === "SIGNED_OUT" ? "sign-in" : "connect"} />
      <Button type="submit">{code === "SIGNED_OUT" ? "Sign in again" : "Connect again"}</Button>
    </form>
  );
}
