import type { UserEvent } from "@testing-library/user-event";

/** Goes to a control by the Tab key, wherever the focus is. */
export async function tabTo(user: UserEvent, target: HTMLElement): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    if (document.activeElement === target) return;
    await user.tab();
  }
  throw new Error("The Tab key does not lead there");
}
