import { MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { toLocal } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookingCalendars } from '../../calendar/booking-calendar.ts';
import { exampleFacts, exampleTransfer } from '../../letter/example-facts.ts';
import { confirmation } from '../../mail/letters/confirmation.ts';
import { writeLetter } from '../../mail/mail-letter.ts';
import { letterDocument } from '../../pdf/letter-document.ts';
import { makePaid } from '../../testing/changes.ts';
import { insertFollowed, movePickUp } from '../../testing/follow-ride.ts';
import { serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { withPickUpsThatCount } from './pick-ups-that-count.ts';

const test = useTestApp();

it('a ride that its flight moved has its pick-up and its wait of now, the booked one beside it', async () => {
  const { token, code, arrivalId } = await makePaid(test, serviceOf.suvArrival);
  const { id } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', code)
    .executeTakeFirstOrThrow();
  const [arrival, other] = [exampleTransfer({ transfer_id: arrivalId }), exampleTransfer({ transfer_id: 0 })];
  const facts = exampleFacts('en', { transfers: [arrival, other] });
  const now = () => withPickUpsThatCount(test.db, id, facts);
  expect(await now()).toBe(facts);

  await insertFollowed(test.db, arrivalId, { state: 'scheduled', lateByMinutes: 0 }, test.now());
  // Seconds move nothing.
  await sql`update followed_ride set expected_at = expected_at + interval '20 seconds'`.execute(test.db);
  expect(await now()).toBe(facts);
  const sold = await movePickUp(test.db, arrivalId, 96);
  const at = (minutes: number) => {
    const instant = sold + minutes * MINUTE_MS;
    return { ...toLocal(instant, 'America/Cancun'), at: toIso(instant) };
  };
  const moved = await now();
  expect(moved.coupon.transfers).toEqual([
    { ...arrival, pick_up: expect.objectContaining({ ...at(96), waits_until: at(156) }) },
    other,
  ]);
  expect(moved.bookedPickUps).toEqual({ [arrivalId]: { date: '2026-12-21', time: '14:35' } });
  const downloaded = await test.app.inject({
    url: `/v1/transfers/coupons/${code}/calendar.ics`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(downloaded.body).toContain(`DTSTART:${at(96).at.replaceAll(/[-:]|\.000/g, '')}`);

  // Another flight since: its news are no longer this ride's.
  await sql`update transfer set flight_code = 'AA 1' where id = ${arrivalId}`.execute(test.db);
  expect(await now()).toBe(facts);
});

it.each([
  [
    'en',
    ['4:11 PM, Cancún time', 'Your flight moved this pick-up. It was booked for 2:35 PM.', '5:11 PM'],
    'lands at',
  ],
  [
    'es',
    ['16:11, hora de Cancún', 'Tu vuelo movió esta recogida. Estaba reservada para 14:35.', '17:11'],
    'aterriza a las',
  ],
] as const)(
  'a letter about it says both, on paper and in the calendar too, and no landing of before: %s',
  (language, said, landing) => {
    const { pick_up: booked } = exampleTransfer();
    const ride = exampleTransfer({
      pick_up: {
        ...booked,
        time: '16:11',
        at: '2026-12-21T21:11:00Z',
        waits_until: { ...booked.waits_until, time: '17:11' },
      },
    });
    const facts = exampleFacts(language, { transfers: [ride] });
    const moved = { ...facts, bookedPickUps: { [ride.transfer_id]: booked } };
    const [calendar = ''] = bookingCalendars(moved, 0).map(({ text }) => text.replaceAll('\r\n ', ''));
    const { text, html } = writeLetter(confirmation, moved);
    const paper = JSON.stringify(letterDocument(moved));
    const [time, ...others] = said;
    expect(text.replaceAll('\u00a0', ' ')).toContain(time);
    expect(calendar).toContain('DTSTART:20261221T211100Z');
    for (const one of [text, html, paper, calendar]) {
      for (const part of others) expect(one.replaceAll('\\', '').replaceAll('\u00a0', ' ')).toContain(part);
      expect(one).not.toContain(landing);
    }
    const overnight = { ...facts, bookedPickUps: { [ride.transfer_id]: { ...booked, date: '2026-12-20' } } };
    expect(writeLetter(confirmation, overnight).text).toMatch(/December 20, 2026|20 de diciembre de 2026/);
    expect(writeLetter(confirmation, facts).text).toContain(landing);
  },
);
