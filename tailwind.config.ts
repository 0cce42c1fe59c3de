import type { Config } from "tailwindcss";

export default {
  content: ["./app/**/*.tsx", "./components/**/*.tsx"],
  darkMode: ["selector", '[data-theme="dark"]'],
} satisfies Config;
