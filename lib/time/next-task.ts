/** Lets the browser draw and react before long work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
