/**
 * A process of its own that holds an embedded server, for tests that kill it. Prints one line of JSON when the
 * server runs; ends in good order on SIGTERM.
 *
 * Usage: tsx hold-embedded-postgres.ts <dataDir>
 */
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Which data folder?');
const alive = setInterval(() => undefined, 60_000);
const server = await startEmbeddedPostgres({ dataDir, log: (message) => console.error(message) });
process.on('SIGTERM', () => {
  server.stop().then(() => clearInterval(alive));
});
console.log(JSON.stringify({ url: server.url, adopted: server.adopted }));
