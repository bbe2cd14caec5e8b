import { describe, expect, it } from 'vitest';
import { createClient, NoAnswerError, ProblemError } from './client.ts';
import { queryText } from './request.ts';
import { fillPath } from './route.ts';
import { routes } from './routes.ts';

type Sent = { url: string; init: RequestInit };

function clientAnswering(status: number, body: unknown) {
  const sent: Sent[] = [];
  const client = createClient({
    routes,
    baseUrl: '',
    tokenFor: (route) => (route.access === 'public' ? null : 'token'),
    locale: () => 'es-MX',
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return new Response(JSON.stringify(body), { status });
    },
  });
  return { client, sent };
}

describe('the client of the contract', () => {
  it('fills the path, the query and the bearer', async () => {
    const { client, sent } = clientAnswering(200, []);
    await client.call('listServicesForSale', {
      params: { hotel: 'BP' },
      query: { is_round_trip: '1', airport_id: '1', service_date: '2026-12-21' },
    });
    expect(sent[0]?.url).toBe(
      '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1&service_date=2026-12-21',
    );
    expect(sent[0]?.init.headers).toMatchObject({
      authorization: 'Bearer token',
      'accept-language': 'es-MX',
    });
  });

  it('sends a form as a form and the app log-in without a bearer', async () => {
    const { client, sent } = clientAnswering(200, { id: { token: 't', expires_at: 'x' } });
    await client.call('loginSystem', { body: { username: 'web' } });
    expect(String(sent[0]?.init.body)).toBe('username=web');
    expect(sent[0]?.init.headers).not.toHaveProperty('authorization');
  });

  it('sends a group as multipart with bracketed keys', async () => {
    const { client, sent } = clientAnswering(200, { receptive_group_id: 1, reservations: [] });
    const stay = { hotel: 'BP', folio: 'BP100004-1', adults: '2', minors: '1', baby: '0' };
    await client.call('createReceptiveGroup', {
      body: { ...stay, reservations: [{ ...stay, hotel: 'PM' }] },
    });
    const form = sent[0]?.init.body as FormData;
    expect(form.get('reservations[0][hotel]')).toBe('PM');
    expect(form.get('adults')).toBe('2');
  });

  it('throws the problem that the server answered', async () => {
    const { client } = clientAnswering(404, { code: 'stay.not_found', title: 'x', detail: 'y' });
    await expect(
      client.call('findStay', { params: { lastname: 'a', folio: 'b' }, query: {} }),
    ).rejects.toMatchObject({
      problem: { code: 'stay.not_found', status: 404 },
    });
    await expect(client.call('getBrand')).rejects.toBeInstanceOf(ProblemError);
  });

  it('says that nobody answered', async () => {
    const client = createClient({
      routes,
      baseUrl: '',
      tokenFor: () => null,
      locale: () => 'en-US',
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    await expect(client.call('getBrand')).rejects.toBeInstanceOf(NoAnswerError);
  });
});

describe('paths', () => {
  it('encodes what a person typed', () => {
    expect(fillPath(routes.findStay.path, { lastname: "O'Brien/..", folio: 'BP 1' })).toBe(
      "/api/v2/reservations/reservationByReference/O'Brien%2F../BP%201",
    );
  });
  it('refuses a hole', () => {
    expect(() => fillPath('/a/{b}')).toThrow(RangeError);
  });
  it('leaves out what is not there', () => {
    expect(queryText({ a: undefined, b: null, c: true, d: 0 })).toBe('?c=1&d=0');
  });
  it('serves no two calls at one place', () => {
    const places = Object.values(routes).map(
      (route) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });
});
