/** In the place of `next/headers`: the headers that the browser of the test would send. */
import { parseCookies } from "@/lib/session/cookies";
import { jar } from "./cookie-jar";

export const headers = async () => new Headers({ cookie: jar.header() });

export const cookies = async () => {
  const sent = parseCookies(jar.header());
  return {
    get: (name: string) => {
      const value = sent.get(name);
      return value === undefined ? undefined : { name, value };
    },
  };
};
