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
import { inAeroDataBox } from './in-aerodatabox.ts';

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

/** A question in the words of either provider; null for none. */
function readQuestion({ pathname, searchParams }: URL) {
  const [, number, from, to] = /^\/flights\/number\/([A-Z0-9]+)\/([\d-]+)\/([\d-]+)$/.exec(pathname) ?? [];
  if (number !== undefined)
    return { ident: number, start: `${from}T00:00:00Z`, end: `${to}T23:59:59Z`, words: inAeroDataBox };
  const [, ident] = /^\/flights\/([A-Z0-9]+)$/.exec(pathname) ?? [];
  if (ident === undefined) return null;
  return { ident, start: searchParams.get('start') ?? '', end: searchParams.get('end') ?? '', words: null };
}

const server = createServer((request, response) => {
  const asked = readQuestion(new URL(request.url ?? '/', 'http://feed'));
  const send = ({ status, body }: { status: number; body: unknown }): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  };
  if (asked === null) return send({ status: 404, body: { title: 'Not found' } });
  answer(asked, now()).then(
    (said) => send(asked.words ? asked.words(asked.ident, said) : said),
    () => send({ status: 500, body: { title: 'Failed' } }),
  );
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.on('SIGTERM', () => server.close());
