// Imported first by every command: stops with one clear sentence instead of a syntax error from deep inside.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Traslado needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
