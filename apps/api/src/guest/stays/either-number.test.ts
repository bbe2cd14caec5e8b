import { calls } from '@traslado/contract/calls';
import { DAY_MS } from '@traslado/domain/time/instant';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GuestOf, makePending, makeStay } from '../../testing/sales.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** A booking's number in the field of a stay's, and the reverse. */

let now = testNow;
let booked: { guest: GuestOf; code: string };
const test = useTestApp();
beforeAll(async () => {
  booked = await makePending(test);
});

let address = 0;
const newAddress = (): string => `10.3.${address >> 8}.${address++ & 255}`;

async function ask(url: string, ip: string) {
  const { token } = await test.tokens.issueApp(now);
  return test.app.inject({ url, headers: { authorization: `Bearer ${token}` }, remoteAddress: ip });
}
const findStay = (lastName: string, number: string, { ip = newAddress(), arrival = '' } = {}) =>
  ask(
    `/api/v2/reservations/reservationByReference/${lastName}/${number}${arrival && `?arrival=${arrival}`}`,
    ip,
  );
const search = (lastName: string, number: string, { ip = newAddress(), arrival = '' } = {}) =>
  ask(
    `/v1/guests/reservations/search?${new URLSearchParams({ coupon: number, last_name: lastName, ...(arrival && { arrival }) })}`,
    ip,
  );

async function timed(answer: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await answer();
  return performance.now() - startedAt;
}

describe('the number of a booking where a stay is looked up', () => {
  it('finds the main stay of the booking, and opens its guest’s session', async () => {
    const answer = await findStay('test', booked.code.toLowerCase());
    expect(answer.statusCode).toBe(200);
    const stay = calls.findStay.shapes.answer.parse(answer.json());
    expect(stay).toMatchObject({
      confirmationNumber: booked.guest.folio,
      viewer: { coupons: [booked.code] },
    });
    expect(await test.tokens.read(stay.session.token, now)).toMatchObject({
      kind: 'guest',
      folio: booked.guest.folio,
    });
  });

  it('is proved by the arrival date, too, where that is given', async () => {
    expect((await findStay('Test', booked.code, { arrival: '2026-12-21' })).statusCode).toBe(200);
    expect((await findStay('Test', booked.code, { arrival: '2026-12-22' })).statusCode).toBe(404);
  });

  it('with a wrong name is refused like a number that nobody has, in like time', async () => {
    const seen = new Set<string>();
    const times: number[][] = [[], []];
    for (let turn = 0; turn < 40; turn += 1) {
      now += DAY_MS;
      test.setNow(now);
      const kinds = [
        ['Wrong', booked.code],
        ['Test', '2222222222'],
      ] as const;
      for (const kind of turn % 2 ? [0, 1] : [1, 0]) {
        const [name, number] = kinds[kind] ?? kinds[0];
        times[kind]?.push(
          await timed(async () => {
            const answer = await findStay(name, number);
            const { instance: _, ...body } = answer.json();
            seen.add(JSON.stringify([answer.statusCode, body]));
          }),
        );
      }
    }
    expect(seen.size).toBe(1);
    // Other work on the machine only adds to a time, so the quick ones are compared.
    const [wrong = 0, unknown = 0] = times.map((of) => of.sort((a, b) => a - b)[4] ?? 0);
    expect(Math.abs(wrong - unknown)).toBeLessThan(Math.max(5, Math.min(wrong, unknown) / 3));
    now = testNow;
    test.setNow(now);
  });
});

describe('the number of a stay where a booking is looked up', () => {
  it('finds the stay’s latest booking', async () => {
    const [found] = (await search('TEST', booked.guest.folio.replace('-', ' '))).json();
    expect(found).toMatchObject({ coupon_id: booked.code, viewer: { owner: true } });
    expect(await test.tokens.read(found.session.token, now)).toMatchObject({ folio: booked.guest.folio });
    const [again] = (await search('Test', booked.guest.folio, { arrival: '2026-12-21' })).json();
    expect(again.coupon_id).toBe(booked.code);
  });

  it.each([
    ['a wrong name', 'Wrong', {}],
    ['a wrong arrival date', 'Test', { arrival: '2026-12-22' }],
  ])('with %s finds nothing', async (_, name, more) => {
    expect((await search(name, booked.guest.folio, more)).body).toBe('[]');
  });

  it('finds nothing where the stay has no booking or was cancelled', async () => {
    const bare = await makeStay(test);
    expect((await search('Test', bare.folio)).body).toBe('[]');
    const gone = await makePending(test);
    await test.db
      .updateTable('pms_stay')
      .set({ status: 'CANCELLED' })
      .where('folio', '=', gone.guest.folio)
      .execute();
    expect((await search('Test', gone.guest.folio)).body).toBe('[]');
    expect((await findStay('Test', gone.code)).statusCode).toBe(404);
  });
});

describe('the agency’s number where a stay is looked up', () => {
  const arrival = '2026-12-21';
  async function stayOfAgency(reference: string): Promise<string> {
    const { folio } = await makeStay(test);
    const where = test.db.updateTable('pms_stay').where('folio', '=', folio);
    await where.set({ external_reference: reference }).execute();
    return folio;
  }
  const found = async (name: string, number: string, more = {}) => {
    const answer = await findStay(name, encodeURIComponent(number), more);
    const { instance: _, ...body } = answer.json();
    return answer.statusCode === 200 ? body.confirmationNumber : JSON.stringify([answer.statusCode, body]);
  };

  it('finds it together with the arrival date, at both look-ups', async () => {
    const folio = await stayOfAgency('EXP-77/12');
    expect(await found('Test', 'EXP-77/12', { arrival })).toBe(folio);
    expect(await found('test', '# exp 7712.', { arrival })).toBe(folio);
    const pending = await makePending(test);
    await test.db
      .updateTable('pms_stay')
      .set({ external_reference: 'EXP-9' })
      .where('folio', '=', pending.guest.folio)
      .execute();
    const [booking] = (await search('Test', 'exp 9', { arrival })).json();
    expect(booking.coupon_id).toBe(pending.code);
    expect((await search('Test', 'exp 9')).body).toBe('[]');
  });

  it('is refused like a wrong number without the date, with another, or for two stays', async () => {
    await stayOfAgency('TOUR-5');
    const nobody = await found('Test', 'ZZ999999-9');
    expect(nobody).toContain('404');
    expect(await found('Test', 'TOUR-5')).toBe(nobody);
    expect(await found('Test', 'TOUR-5', { arrival: '2026-12-22' })).toBe(nobody);
    expect(await found('Other', 'TOUR-5', { arrival })).toBe(nobody);
    await stayOfAgency('tour 5');
    expect(await found('Test', 'TOUR-5', { arrival })).toBe(nobody);
  });

  it('is counted as a stay’s number is, however it is written', async () => {
    now += DAY_MS;
    test.setNow(now);
    const spellings = ['AG-4711', 'ag 4711', '#AG.4711', 'AG/4711', 'AG_4711'];
    for (const [tries, number] of spellings.entries())
      await found(`Wrong${'abcde'[tries]}`, number, { arrival });
    expect(await timed(() => found('Wrongf', 'AG4711', { arrival }))).toBeGreaterThanOrEqual(990);
  });
});

describe('wrong tries', () => {
  it('at one number are counted together, whichever field it was typed into', async () => {
    now += DAY_MS;
    test.setNow(now);
    const { folio } = booked.guest;
    for (let tries = 0; tries < 5; tries += 1)
      await (tries % 2 ? search : findStay)(`Wrong${'abcde'[tries]}`, folio);
    expect(await timed(() => search('Wrongf', folio))).toBeGreaterThanOrEqual(990);
    expect(await timed(() => findStay('Wrongg', folio))).toBeGreaterThanOrEqual(990);
    for (let tries = 0; tries < 5; tries += 1)
      await (tries % 2 ? search : findStay)(`Wrong${'abcde'[tries]}`, booked.code);
    expect(await timed(() => findStay('Wrongf', booked.code))).toBeGreaterThanOrEqual(990);
    expect(await timed(() => search('Wrongg', booked.code))).toBeGreaterThanOrEqual(990);
  });
});
