import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkNews } from '@traslado/domain/flight-watch/check-news';
import { findInstance } from '@traslado/domain/flight-watch/watched-flight';
import { toInstant } from '@traslado/domain/time/zone';
import { createFeed, type Switch } from '@traslado/feed/feed';
import { afterAll, describe, expect, it } from 'vitest';
import type { FlightAsked, FlightStatus } from '../../ports/flight-status.ts';
import { createAeroApi, overAero } from './aeroapi.ts';

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
async function serve(listener: RequestListener): Promise<FlightStatus> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = createAeroApi({ url, key: 'a-key', callsADay: null });
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
  ['in our process', async () => overAero('sandbox', null, feed)],
  ['over the network', overHttp],
])('the feed %s', (_, open) => {
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
      instance: { operatingKey: 'AA1234', codeshareKeys: ['BA4321'] },
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
      news: { state: 'diverted', divertedTo: 'TQO' },
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

describe('a feed that misbehaves', () => {
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
    const port = await serve(listener);
    expect(await port.ask(asked('AM583'), at('10:00'))).toEqual({ kind: 'unavailable' });
  });

  it('sends records that cannot be read: they are left out, their odd fields have no answer', async () => {
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
});
