// Imported first by the programs people start, so that an old Node prints this and not a syntax error.
import process from "node:process";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Flightdeck needs Node 20.19 or newer; this is ${process.versions.node}.\n` +
      "Install a newer one from https://nodejs.org, or run `nvm install` in this folder.\n",
  );
  process.exit(1);
}
