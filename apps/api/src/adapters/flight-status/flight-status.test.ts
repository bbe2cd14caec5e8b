import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkNews } from '@traslado/domain/flight-watch/check-news';
import { findInstance } from '@traslado/domain/flight-watch/watched-flight';
import { toInstant } from '@traslado/domain/time/zone';
import { createFeed, type Switch } from '@traslado/feed/feed';
import { inAeroDataBox } from '@traslado/feed/in-aerodatabox';
import { afterAll, describe, expect, it } from 'vitest';
import type { FlightAsked, FlightStatus } from '../../ports/flight-status.ts';
import { createAeroApi, overAero } from './aeroapi.ts';
import { createAeroDataBox } from './aerodatabox.ts';
import { readAeroDataBox } from './read-aerodatabox.ts';
import { readAeroDataBoxPush, readAeroPush } from './read-push.ts';

const zone = 'America/Cancun';
const day = '2026-12-21';
const at = (time: string, on = day): number => toInstant(on, time, zone).at;

let now = at('06:00');
let switches: Partial<Record<Switch, boolean>> = {};
const feed = createFeed({
  timetable: async () => [],
  state: async () => ({ storyOn: day, seed: 7, switches }),
  slowMs: 10,
});

const servers: Server[] = [];
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  for (const server of servers) server.close();
});

/** A feed at an address of its own. */
async function serve(listener: RequestListener, create = createAeroApi): Promise<FlightStatus> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = create({ url, key: 'a-key', callsADay: null });
  closers.push(port.close);
  return port;
}

const overHttp = () =>
  serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed');
    expect(request.headers['x-apikey']).toBe('a-key');
    expect([...url.searchParams.keys()].sort()).toEqual(['end', 'ident_type', 'max_pages', 'start']);
    const asked = {
      ident: url.pathname.replace('/flights/', ''),
      start: url.searchParams.get('start') ?? '',
      end: url.searchParams.get('end') ?? '',
    };
    void feed(asked, now).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });

const overAeroDataBox = () =>
  serve((request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed');
    expect(request.headers['x-rapidapi-key']).toBe('a-key');
    expect([...url.searchParams.keys()]).toEqual(['dateLocalRole']);
    const [, , , ident = '', from, to] = url.pathname.split('/');
    void feed({ ident, start: `${from}T00:00:00Z`, end: `${to}T23:59:59Z` }, now).then((answer) => {
      const { status, body } = inAeroDataBox(ident, answer);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  }, createAeroDataBox);

const asked = (key: string, more: Partial<FlightAsked> = {}): FlightAsked => ({
  key,
  direction: 'arrival',
  airport: 'CUN',
  zone,
  scheduledOn: day,
  ...more,
});

/** A port's answer about a ride's flight at a time of the day. */
async function said(
  port: FlightStatus,
  key: string,
  time: string,
  bookedAt: number,
  more: Partial<FlightAsked> = {},
) {
  now = at(time);
  const question = asked(key, more);
  const answer = await port.ask(question, now);
  if (answer.kind !== 'ok') return answer.kind;
  const instance = findInstance(
    { ...question, bookedAt },
    answer.flights.map((one) => one.instance),
  );
  const found = answer.flights.find((one) => one.instance === instance);
  return found && instance && { ...found, checked: checkNews(found.news, instance) };
}

describe.each([
  { name: 'in our process', open: async () => overAero('sandbox', null, feed), tells: 'all' },
  { name: 'of FlightAware', open: overHttp, tells: 'all' },
  { name: 'of AeroDataBox', open: overAeroDataBox, tells: 'less' },
])('the feed $name', ({ open, tells }) => {
  it('tells an estimate before the landing, and the landing', async () => {
    const port = await open();
    switches = {};
    expect(await said(port, 'AM583', '06:00', at('11:20'))).toMatchObject({
      instance: { operatingKey: 'AM583', scheduledOn: day, scheduledAt: at('11:20') },
      news: {
        state: 'scheduled',
        quality: 'schedule',
        times: { gate: { estimatedAt: null, actualAt: null } },
      },
      checked: { kind: 'ok' },
    });
    expect(await said(port, 'AM583', '10:20', at('11:20'))).toMatchObject({
      news: { state: 'active', quality: 'live', times: { gate: { estimatedAt: at('10:52') } } },
    });
    expect(await said(port, 'AM583', '10:53', at('11:20'))).toMatchObject({
      news: { state: 'landed', times: { gate: { actualAt: at('10:52') } } },
      checked: { kind: 'ok' },
    });
  });

  it('leads from a number that only sells to the flight', async () => {
    const port = await open();
    expect(await said(port, 'BA4321', '13:00', at('14:35'))).toMatchObject({
      instance:
        tells === 'all'
          ? { operatingKey: 'AA1234', codeshareKeys: ['BA4321'] }
          : { operatingKey: 'BA4321', codeshareKeys: [] },
    });
  });

  it('tells cancelled, doubtful and diverted apart', async () => {
    const port = await open();
    expect(await said(port, 'WN2310', '12:20', at('16:40'))).toMatchObject({ news: { state: 'cancelled' } });
    expect(await said(port, 'F91203', '15:30', at('19:20'))).toMatchObject({
      news: { state: 'cancelled_uncertain' },
    });
    expect(await said(port, 'F91203', '17:40', at('19:20'))).toMatchObject({ news: { state: 'active' } });
    expect(await said(port, 'B61089', '16:40', at('17:05'))).toMatchObject({
      news: { state: 'diverted', divertedTo: tells === 'all' ? 'TQO' : null },
    });
  });

  it('has a departure by its own clock', async () => {
    const port = await open();
    expect(await said(port, 'DL1882', '01:20', at('06:00'), { direction: 'departure' })).toMatchObject({
      instance: { direction: 'departure', scheduledAt: at('06:00') },
      news: { state: 'scheduled', times: { gate: { estimatedAt: at('07:00') } } },
    });
  });

  it('does not know a number, and does not answer in its silent minutes', async () => {
    const port = await open();
    expect(await said(port, 'ZZ9999', '10:00', at('13:00'))).toBe('not_found');
    expect(await said(port, 'UA1609', '18:10', at('15:10'))).toBe('unavailable');
    expect(await said(port, 'UA1609', '18:41', at('15:10'))).toMatchObject({ news: { state: 'landed' } });
  });

  it('with a fault says nothing that is believed', async () => {
    const port = await open();
    switches = { silent: true };
    expect(await said(port, 'AM583', '10:20', at('11:20'))).toBe('unavailable');
    switches = { wrong: true };
    expect(await said(port, 'AM583', '10:20', at('11:20'))).toMatchObject({
      checked: { kind: 'refused', fault: 'too_far' },
    });
    switches = { twice: true };
    expect(await said(port, 'AM583', '10:20', at('11:20'))).toMatchObject({ news: { state: 'active' } });
    switches = { backwards: true };
    expect(await said(port, 'AM583', '10:20', at('11:20'))).toMatchObject({ news: { state: 'scheduled' } });
    switches = {};
  });
});

describe.each([
  { name: 'FlightAware', create: createAeroApi },
  { name: 'AeroDataBox', create: createAeroDataBox },
])('a feed of $name that misbehaves', ({ create }) => {
  it.each<[string, RequestListener]>([
    ['answers with no JSON', (_, response) => void response.end('<html>')],
    ['answers in another form', (_, response) => void response.end('{"flights": 7}')],
    ['fails', (_, response) => void response.writeHead(500).end()],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['sends 5 MB', (_, response) => void response.end(`{"flights": ["${'x'.repeat(5_000_000)}"]}`)],
    ['hangs up', (request) => void request.socket.destroy()],
  ])('%s: that is no news', async (_, listener) => {
    const port = await serve(listener, create);
    expect(await port.ask(asked('AM583'), at('10:00'))).toEqual({ kind: 'unavailable' });
  });
});

describe('records that are odd', () => {
  it('of FlightAware are left out, their odd fields have no answer', async () => {
    const good = {
      ident_iata: 'AM583',
      destination: { code_iata: 'CUN' },
      origin: { code_iata: 'MEX' },
      scheduled_in: new Date(at('11:20')).toISOString(),
      estimated_in: 'soon',
      cancelled: 'perhaps',
      baggage_claim: { belt: 7 },
      codeshares_iata: 'BA1',
    };
    const body = { flights: [null, 7, {}, { ident_iata: '<script>' }, good] };
    const port = await serve((_, response) => void response.end(JSON.stringify(body)));
    expect(await port.ask(asked('AM583'), at('10:00'))).toMatchObject({
      kind: 'ok',
      flights: [{ news: { state: 'scheduled', belt: null, times: { gate: { estimatedAt: null } } } }],
    });
  });

  it('of AeroDataBox are left out, their odd fields have no answer', async () => {
    const utc = (time: string) => ({
      utc: `${new Date(at(time)).toISOString().slice(0, 16).replace('T', ' ')}Z`,
    });
    const arrival = {
      airport: { iata: 'CUN' },
      scheduledTime: utc('11:20'),
      revisedTime: { utc: 'soon' },
      predictedTime: utc('11:02'),
      baggageBelt: 7,
      quality: ['Basic', 'Live'],
    };
    const departure = { airport: { iata: 'MEX' } };
    const good = { number: 'AM 583', status: 'Approaching', departure, arrival };
    const body = [null, 7, {}, { ...good, number: '<script>' }, { ...good, arrival: departure }, good];
    const port = await serve((_, response) => void response.end(JSON.stringify(body)), createAeroDataBox);
    const answer = await port.ask(asked('AM583'), at('10:00'));
    expect(answer).toMatchObject({
      kind: 'ok',
      flights: [
        {
          instance: { operatingKey: 'AM583', scheduledOn: day },
          // The model's guess is no live estimate.
          news: {
            state: 'active',
            belt: null,
            quality: 'estimated',
            times: { gate: { estimatedAt: at('11:02') } },
          },
        },
      ],
    });
  });

  it.each([
    ['Expected', 'scheduled', 'scheduled'],
    ['Delayed', 'scheduled', 'scheduled'],
    ['EnRoute', 'active', 'departed'],
    ['Arrived', 'landed', 'departed'],
    ['Canceled', 'cancelled', 'cancelled'],
    ['CanceledUncertain', 'cancelled_uncertain', 'cancelled_uncertain'],
    ['Diverted', 'diverted', 'departed'],
    ['Unknown', 'unknown', 'unknown'],
    ['constructor', 'unknown', 'unknown'],
  ])('%s of AeroDataBox is %s at an arrival, %s at a departure', (status, arriving, departing) => {
    const end = { airport: { iata: 'CUN' }, scheduledTime: { utc: '2026-12-21 16:20Z' } };
    const body = [{ number: 'AM 583', status, departure: end, arrival: end }];
    const stateAt = (direction: FlightAsked['direction']) =>
      readAeroDataBox(body, asked('AM583', { direction }), 'aerodatabox', at('10:00'))?.map(
        ({ news }) => news.state,
      );
    expect([stateAt('arrival'), stateAt('departure')]).toEqual([[arriving], [departing]]);
  });
});

describe('the wish for messages about a flight', () => {
  type Sent = { readonly url: string; readonly key: unknown; readonly body: unknown };
  /** A provider that answers each wish with a status, and what it was sent. */
  async function provider(status: number, create: typeof createAeroApi) {
    const sent: Sent[] = [];
    const port = await serve((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => {
        body += piece.toString();
      });
      request.on('end', () => {
        const { headers, method, url } = request;
        const key = headers['x-apikey'] ?? headers['x-rapidapi-key'];
        sent.push({ url: `${method} ${url}`, key, body: JSON.parse(body) });
        response.writeHead(status).end('{}');
      });
    }, create);
    return { port, sent };
  }
  const address = 'https://rides.perla.example/v1/flight-news/aeroapi/a-secret-of-its-address';

  it('is an alert of FlightAware at our airport, the day before and after too', async () => {
    const { port, sent } = await provider(201, createAeroApi);
    expect(await port.askForPush?.(asked('AM583'), address)).toBe(true);
    expect(await port.askForPush?.(asked('DL1882', { direction: 'departure' }), address)).toBe(true);
    const events = { out: true, off: true, on: true, in: true, cancelled: true, diverted: true };
    const alert = { start: '2026-12-20', end: '2026-12-22', events, target_url: address };
    expect(sent).toEqual([
      { url: 'POST /alerts', key: 'a-key', body: { ident: 'AM583', destination: 'CUN', ...alert } },
      { url: 'POST /alerts', key: 'a-key', body: { ident: 'DL1882', origin: 'CUN', ...alert } },
    ]);
  });

  it('is a subscription of AeroDataBox, whose messages are repeated', async () => {
    const { port, sent } = await provider(200, createAeroDataBox);
    expect(await port.askForPush?.(asked('AM583'), address)).toBe(true);
    expect(sent).toEqual([
      {
        url: 'POST /subscriptions/webhook/FlightByNumber/AM583?useCredits=true',
        key: 'a-key',
        body: { url: address, maxDeliveryRetries: 2 },
      },
    ]);
  });

  it.each([400, 402, 429, 500])('is not taken with %d', async (status) => {
    for (const create of [createAeroApi, createAeroDataBox]) {
      const { port } = await provider(status, create);
      expect(await port.askForPush?.(asked('AM583'), address)).toBe(false);
    }
  });
});

describe('a message of a feed', () => {
  it('names its flights', () => {
    expect(
      readAeroPush({ event_code: 'cancelled', flight: { ident: 'AAL1234', ident_iata: 'AA1234' } }),
    ).toEqual(['AA1234']);
    expect(readAeroPush({ flight: { ident: 'AAL1234', fa_flight_id: 'AAL9-1' } })).toEqual(['AAL1234']);
    expect(readAeroPush({ flight: { fa_flight_id: 'AAL1234-1796000000-airline-0123' } })).toEqual([
      'AAL1234',
    ]);
    expect(
      readAeroDataBoxPush({ flights: [{ number: 'AM 583' }, { number: 7 }, null, { number: 'AA 1234' }] }),
    ).toEqual(['AM 583', 'AA 1234']);
  });

  it.each<unknown>([null, '', 7, [], {}, { flight: null }, { flight: 'AA1' }, { flights: 'AA1' }])(
    'of another form names none: %j',
    (message) => {
      expect([...readAeroPush(message), ...readAeroDataBoxPush(message)]).toEqual([]);
    },
  );
});
