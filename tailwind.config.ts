import type { Config } from "tailwindcss";

/**
 * Where classes are looked for, and what `dark:` means. The theme itself is in app/globals.css (`@theme`, Tailwind
 * 4's own place for it), because a closed set of tokens made of CSS variables cannot be said here.
 */
export default {
  content: ["./app/**/*.tsx", "./components/**/*.tsx"],
  darkMode: ["selector", '[data-theme="dark"]'],
} satisfies Config;
