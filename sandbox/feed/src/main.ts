/**
 * The sandbox's flight feed as a process of its own, for adapters that ask over the network.
 *
 *   PORT           0 picks a free one
 *   FEED_DAY       the day of the story, YYYY-MM-DD; tomorrow by default
 *   FEED_NOW       the instant from which its clock runs; the real one by default
 *   FEED_SWITCHES  faults that are on, with commas: silent, slow, wrong, twice, backwards, out_of_order
 *
 * It knows the flights of the story alone, and prints its address.
 */
import { createServer } from 'node:http';
import { createFeed, SWITCHES } from './feed.ts';

const startedAt = Date.now();
const clockFrom = process.env.FEED_NOW ? Date.parse(process.env.FEED_NOW) : startedAt;
const now = (): number => clockFrom + Date.now() - startedAt;
const storyOn = process.env.FEED_DAY ?? new Date(now() + 86_400_000).toISOString().slice(0, 10);
const wanted = (process.env.FEED_SWITCHES ?? '').split(',');
const switches = Object.fromEntries(
  SWITCHES.filter((name) => wanted.includes(name)).map((name) => [name, true]),
);
const answer = createFeed({
  timetable: async () => [],
  state: async () => ({ storyOn, seed: 7, switches }),
});

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://feed');
  const [, ident] = /^\/flights\/([A-Z0-9]+)$/.exec(url.pathname) ?? [];
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (ident === undefined) return send(404, { title: 'Not found' });
  const [start = '', end = ''] = [url.searchParams.get('start') ?? '', url.searchParams.get('end') ?? ''];
  answer({ ident, start, end }, now()).then(
    ({ status, body }) => send(status, body),
    () => send(500, { title: 'Failed' }),
  );
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => server.close());
