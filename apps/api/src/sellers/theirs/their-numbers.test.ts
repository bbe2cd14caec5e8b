import { fillPath } from '@traslado/contract/route';
import { routes } from '@traslado/contract/routes';
import { readingOfNumber } from '@traslado/domain/booking/booking-number';
import { describe, expect, it } from 'vitest';
import { saleGivenUpMs } from '../../store/their-booking/record.ts';
import { getAs, makeBuyer, putAs, useTheirs } from '../../testing/group-backend.ts';
import { bodyOf, create, pay, serviceOf } from '../../testing/sales.ts';

/** Booking numbers of the group are kept as the group writes them. */

const shapes = [
  '7',
  'K31',
  'TRF-2026-00017',
  '0001234',
  '1234567890123',
  '3f2b9c1e-7a44-4d0e-9c55-1b2a3c4d5e6f',
  'AB/77%2F',
  'X'.repeat(64),
];

const alertsOf = ({ test }: Pick<ReturnType<typeof useTheirs>, 'test'>, kind: string, subject: string) =>
  test.db
    .selectFrom('staff_alert')
    .select(['detail', 'resolved_at'])
    .where('kind', '=', `transfers.${kind}`)
    .where('subject', '=', subject)
    .execute();

describe.each(['rich', 'documented'] as const)('where theirs answers as %s', (dialect) => {
  const theirs = useTheirs(dialect);
  const searched = async (number: string, lastName: string) =>
    (
      await theirs.test.get(
        `/v1/guests/reservations/search?coupon=${encodeURIComponent(number)}&last_name=${lastName}`,
      )
    ).json<{ coupon_id: string }[]>();

  it.each(shapes)(
    '%j is sold, found, paid, listed, written to a letter and cancelled',
    async (number) => {
      theirs.selling.numberNext(number);
      const { guest, token, sell } = await makeBuyer(theirs);
      const sold = await sell();
      expect([sold.statusCode, sold.json().coupon_id], sold.body).toEqual([201, number]);
      const url = fillPath(routes.getCoupon.path, { coupon_id: number });
      const shown = (await getAs(theirs.test, token, url)).json();
      expect(shown).toMatchObject({ coupon_id: number, viewer: { can_pay: true } });
      expect(shown.file_id).toMatch(/^[0-9A-Z]{10}$/);
      const paid = await pay(theirs.test, token, { coupon_id: number, amount: '160.00' });
      expect([paid.statusCode, paid.json().status], paid.body).toEqual([200, 'succeeded']);
      const state = await getAs(theirs.test, token, fillPath(routes.getPayment.path, { coupon_id: number }));
      expect(state.json()).toMatchObject({ coupon_id: number, status: 'succeeded' });
      const list = await getAs(theirs.test, token, '/v1/transfers/coupons');
      expect(list.json()).toMatchObject([{ coupon_id: number, status: 'confirmed' }]);
      expect(await searched(number, guest.lastName)).toMatchObject([{ coupon_id: number }]);
      expect(await searched(` ${number.toLowerCase()}`, guest.lastName)).toMatchObject([
        { coupon_id: number },
      ]);
      const letter = await getAs(theirs.test, token, fillPath(routes.getLetter.path, { coupon_id: number }));
      expect(letter.headers['content-disposition']).toContain(`transfer-${shown.file_id}.pdf`);
      const calendar = await getAs(
        theirs.test,
        token,
        fillPath(routes.getCalendar.path, { coupon_id: number }),
      );
      expect(calendar.body).toContain(`UID:traslado-${shown.file_id}-arrival`);
      const records = await getAs(theirs.test, token, `/v2/transfers/reservations/BP/${guest.folio}`);
      const path: string = records.json()[0].confirmation_letter;
      expect(path).toBe(fillPath(routes.getLetter.path, { coupon_id: number }));
      const cancelled = await putAs(theirs.test, token, routes.cancelCoupons.path, { coupons: [number] });
      expect(cancelled.statusCode, cancelled.body).toBe(200);
      expect((await getAs(theirs.test, token, url)).json()).toMatchObject({ status: 'cancelled' });
      // The first letter starts the threads that draw it.
    },
    60_000,
  );

  it.each<[string, unknown]>([
    ['0', 0],
    ['00', '00'],
    ['nothing', ''],
    ['null', null],
    // The other dialect sends numbers as text: there it is one.
    ...(dialect === 'rich'
      ? ([['a number that JSON cannot carry', 1.2e21]] satisfies [string, unknown][])
      : []),
  ])('%s is no number: nobody knows, staff are told, and it is not sold again', async (_, number) => {
    const { guest, sell } = await makeBuyer(theirs);
    theirs.selling.answerNext('createCoupon', 201, { coupon_id: number });
    expect((await sell()).json().code).toBe('intent.running');
    expect((await sell()).json().code).toBe('intent.running');
    expect(theirs.heard('createCoupon')).toBe(1);
    const call = await theirs.test.db
      .selectFrom('their_call')
      .select(['id', 'state'])
      .where('folio', '=', guest.folio)
      .executeTakeFirstOrThrow();
    expect(call.state).toBe('unknown');
    expect(await alertsOf(theirs, 'number_missing', call.id)).toHaveLength(1);
  });

  it('a sale without a number is found in the list, and staff have nothing left to do', async () => {
    const { sell } = await makeBuyer(theirs);
    theirs.selling.numberNext('K32', { isSaid: false });
    const sold = await sell();
    expect([sold.statusCode, sold.json().coupon_id], sold.body).toEqual([201, 'K32']);
    expect(theirs.heard('createCoupon')).toBe(1);
  });

  it('the number of a paid booking of the same stay overwrites nothing', async () => {
    theirs.selling.numberNext(`P-${dialect}`);
    const { guest, token, sell } = await makeBuyer(theirs, serviceOf.suvArrival);
    const { coupon_id: number, amount_due } = (await sell()).json();
    await pay(theirs.test, token, { coupon_id: number, amount: amount_due.toFixed(2) });
    const listed = () => getAs(theirs.test, token, '/v1/transfers/coupons');
    const before = (await listed()).json();
    theirs.selling.answerNext('createCoupon', 201, { coupon_id: number });
    const body = await bodyOf(theirs.test, guest, serviceOf.suvDeparture);
    const second = await create(theirs.test, token, serviceOf.suvDeparture, body);
    expect(second.json().code).toBe('intent.running');
    expect((await listed()).json()).toEqual(before);
    expect(await alertsOf(theirs, 'number_taken', number)).toHaveLength(1);
    theirs.test.setNow(theirs.test.now() + saleGivenUpMs + 60_000);
    await theirs.reconcile();
    expect((await listed()).json()).toMatchObject([{ coupon_id: number, status: 'confirmed' }]);
  });

  it('two numbers with one reading are found only as written', async () => {
    const [one, other] = [`LO-${dialect}-1`, `L0-${dialect}-1`];
    const names: string[] = [];
    for (const number of [one, other]) {
      theirs.selling.numberNext(number);
      const { guest, sell } = await makeBuyer(theirs);
      expect((await sell()).json().coupon_id).toBe(number);
      names.push(guest.lastName);
    }
    for (const [place, number] of [one, other].entries())
      expect(await searched(number, names[place] ?? '')).toMatchObject([{ coupon_id: number }]);
    expect(await searched(one.toLowerCase(), names[0] ?? '')).toEqual([]);
  });
});

describe('guesses by number', () => {
  const theirs = useTheirs();
  it.each(['7', 'AB/77', '3f2b9c1e-7a44-4d0e-9c55-1b2a3c4d5e6f'])(
    'wrong tries of %j count together, however it is written',
    async (number) => {
      for (const [place, typed] of [number, ` ${number}`, number.toUpperCase(), `${number} `].entries())
        await theirs.test.get(
          `/v1/guests/reservations/search?coupon=${encodeURIComponent(typed)}&last_name=${'OPQR'[place]}${number.length > 5 ? 'long' : number.length > 1 ? 'mid' : 'one'}`,
        );
      const { tries } = await theirs.test.db
        .selectFrom('guess')
        .select(({ fn }) => fn.sum<string>('tries').as('tries'))
        .where('subject', '=', `folio:${readingOfNumber(number.replaceAll('/', ''))}`)
        .executeTakeFirstOrThrow();
      expect(Number(tries)).toBe(4);
    },
  );
});
