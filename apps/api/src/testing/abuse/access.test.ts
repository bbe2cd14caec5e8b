import { createHmac } from 'node:crypto';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokens } from '../../http/tokens.ts';
import { type Item, type Tried, tryItems } from './items.ts';
import { openWorld, type World } from './world.ts';

/** The list of ways in that must be closed. The matrix has the callers and bookings of each call. */

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world.close());

const owner = () => world.groups.paid.owner;
const ask = (authorization: string) =>
  world.test.app.inject({
    url: `/v1/transfers/coupons/${owner().own.coupon}`,
    headers: { authorization },
  });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (head: object, claims: object, secret: string): string => {
  const signed = `${encode(head)}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

/** The claims of guest A's token, the secret that signs in tests, and the two together. */
const secret = 'a-secret-of-thirty-two-characters';
const claims = () => {
  const { hotel, folio, lastname } = owner().own;
  const iat = Math.floor(world.test.now() / 1000);
  return { hotel, folio, last_name: lastname, iss: 'traslado', aud: 'guest', iat, exp: iat + 3600 };
};
const head = { alg: 'HS256', typ: 'JWT' };

describe('tokens', () => {
  it('that are right open the booking', async () => {
    expect((await ask(`Bearer ${sign(head, claims(), secret)}`)).statusCode).toBe(200);
  });

  const wrong: readonly (readonly [string, () => string])[] = [
    ['unsigned', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
    [
      'unsigned, with something in place of the signature',
      () => `${encode({ alg: 'none' })}.${encode(claims())}.x`,
    ],
    ['signed with another secret', () => sign(head, claims(), 'another-secret-of-thirty-two-chars')],
    ['signed with nothing', () => sign(head, claims(), '')],
    ['said to be signed another way', () => sign({ alg: 'HS512' }, claims(), secret)],
    ['for another audience', () => sign(head, { ...claims(), aud: 'staff' }, secret)],
    ['for no audience', () => sign(head, { ...claims(), aud: undefined }, secret)],
    ['for two audiences', () => sign(head, { ...claims(), aud: ['app', 'guest'] }, secret)],
    ['of another issuer', () => sign(head, { ...claims(), iss: 'evil' }, secret)],
    ['without an end', () => sign(head, { ...claims(), exp: undefined }, secret)],
    [
      'with something else in place of a folio',
      () => sign(head, { ...claims(), folio: { $ne: null } }, secret),
    ],
    [
      'with another body under the signature',
      () => {
        const [first = '', , last = ''] = sign(head, claims(), secret).split('.');
        return `${first}.${encode({ ...claims(), folio: 'BP100001-1' })}.${last}`;
      },
    ],
    ['of the app', () => sign(head, { ...claims(), aud: 'app' }, secret)],
  ];
  it.each(wrong)('%s open nothing', async (_, token) => {
    const answer = await ask(`Bearer ${token()}`);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.required']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('expired are told so, and open nothing, also when they were good a moment ago', async () => {
    const tokens = createTokens(secret);
    const { hotel, folio, lastname } = owner().own;
    const guest = { hotel: String(hotel), folio: String(folio), lastName: String(lastname) };
    const { token } = await tokens.issueGuest(guest, world.test.now());
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
    const now = world.test.now();
    world.test.setNow(now + 24 * HOUR_MS);
    const answer = await ask(`Bearer ${token}`);
    world.test.setNow(now);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.expired']);
  });

  it.each(['bearer x', 'Basic d2ViOng=', 'Bearer', 'Bearer a b', 'Token x', ''])(
    'another kind of key opens nothing: %j',
    async (header) => {
      expect((await ask(header)).statusCode).toBe(401);
    },
  );

  it('in the address are refused like any field that nobody knows', async () => {
    const token = sign(head, claims(), secret);
    const answer = await world.test.app.inject(
      `/v1/transfers/coupons/${owner().own.coupon}?access_token=${token}`,
    );
    expect(answer.statusCode).toBe(401);
  });
});

describe('the rest of the list', () => {
  const seen = (seenIn: string, test: string): Tried => ({ seenIn, test });
  const abuse = 'apps/api/src/testing/abuse';
  const api = 'apps/api/src';
  const items: Item[] = [
    [
      'session before and after sign-in',
      seen(
        `${api}/staff/accounts/sign-in.test.ts`,
        'gives a new token each time and ends the one that the browser came with',
      ),
    ],
    [
      'session after sign-out',
      seen(
        `${api}/staff/accounts/sign-in.test.ts`,
        'is over after signing out, also for who kept its cookie',
      ),
    ],
    [
      'id + 1 on a booking',
      {
        call: 'cancelTransfer',
        by: ({ stranger, groups }) => ({ ...stranger, own: groups.paid.owner.own }),
        answers: [404, 'transfer.not_found'],
      },
    ],
    [
      'id + 1 on a letter',
      {
        call: 'getLetter',
        by: ({ stranger, groups }) => ({ ...stranger, own: groups.paid.owner.own }),
        answers: [404, 'coupon.not_found'],
      },
    ],
    [
      'id + 1 on a resend',
      {
        call: 'sendLetter',
        by: ({ stranger, groups }) => ({ ...stranger, own: groups.paid.owner.own }),
        answers: [404, 'coupon.not_found'],
      },
    ],
    [
      'guest on staff calls',
      { call: 'sendEmail', by: ({ stranger }) => stranger, answers: [403, 'auth.forbidden'] },
    ],
    [
      'lower role on what it may not',
      { call: 'sendEmail', by: ({ staff, nobody }) => staff[0] ?? nobody, answers: [403, 'auth.forbidden'] },
    ],
    ['X-Forwarded-For in turn', seen(`${abuse}/transport.test.ts`, 'X-Forwarded-For in turn')],
    ['cross-site posts', seen(`${abuse}/transport.test.ts`, 'does nothing: nobody is signed in by a cookie')],
    ['CORS null', seen(`${abuse}/transport.test.ts`, 'may read nothing')],
    ['framing', seen(`${abuse}/transport.test.ts`, 'nobody puts our pages into a frame')],
    ['open redirects', seen(`${abuse}/transport.test.ts`, 'the start of another host')],
    [
      'letter sent to strangers 100 times',
      seen(`${api}/sellers/letter/send-letter.test.ts`, 'goes to one address, five times a day'),
    ],
    [
      'contact flood',
      seen(`${api}/guest/contact/send-message.test.ts`, 'of one mailbox ends after three an hour'),
    ],
    ['..%2f, double encoding, trailing dots', seen(`${abuse}/transport.test.ts`, 'double encoding')],
    [
      'private pages cached under another extension',
      seen(`${abuse}/transport.test.ts`, 'a private page is not there under another extension'),
    ],
    ['metrics, docs and source maps in public', seen(`${abuse}/transport.test.ts`, 'source maps')],
  ];
  tryItems(() => world, items);
});
