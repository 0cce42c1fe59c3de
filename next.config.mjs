/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The forward passes compressed bytes through; anything else is small or static.
  compress: false,
  serverExternalPackages: ["pino", "undici"],
  typescript: { ignoreBuildErrors: false },
};

export default config;
