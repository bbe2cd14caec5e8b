import type { CallAnswer } from '@traslado/contract/schemas';
import { expect, it } from 'vitest';
import { change, makePaid } from '../../testing/changes.ts';
import { bodyOf, create, type GuestOf, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

// A stay that joins a booking does not ride a leg twice either.

const test = useTestApp();
const books = useBooks(test);

/** Another room of the guest's, in a group with theirs, and its own booking. */
async function linkedRoom(guest: GuestOf, code: string) {
  const room = await makeStay(test, { parent_resv_name_id: `R-${guest.folio}` });
  const linked = await test.app.inject({
    method: 'POST',
    url: `/v1/transfers/consecutive-reserves/Consecutive/${guest.hotel}/${guest.folio}/${room.hotel}/${room.folio}?coupon_id=${code}`,
    headers: { authorization: `Bearer ${await signIn(test, guest)}` },
  });
  const { receptive_group_id } = linked.json<CallAnswer<'linkConsecutiveStay'>>();
  const token = await signIn(test, room);
  const book = async (serviceId: number) => {
    const made = await create(test, token, serviceId, await bodyOf(test, room, serviceId));
    if (made.statusCode !== 201) return made;
    const { coupon_id, amount_due } = made.json<CallAnswer<'createCoupon'>>();
    return pay(test, token, { coupon_id, amount: amount_due.toFixed(2) });
  };
  return { receptive_group_id, book };
}

it('a change that waits for its difference is not charged once the room has booked for itself', async () => {
  const { guest, token, code, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
  const { receptive_group_id, book } = await linkedRoom(guest, code);
  const asked = await change(test, token, departureId, { coupon_id: code, receptive_group_id });
  expect([asked.statusCode, asked.json().requires_payment]).toEqual([200, true]);
  expect((await book(serviceOf.sharedArrival)).statusCode).toBe(200);
  await books.newRows();
  const refused = await pay(test, token, { coupon_id: code, amount: '84.00' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'coupon.leg_booked']);
  expect(await books.newRows()).toEqual({});
  expect(await books.discrepancies()).toEqual([]);
});

it('a room that joins and books for itself at once rides once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { guest, token, code, departureId } = await makePaid(test);
    const { receptive_group_id, book } = await linkedRoom(guest, code);
    const [joined, booked] = await Promise.all([
      change(test, token, departureId, { coupon_id: code, receptive_group_id }),
      book(serviceOf.suvDeparture),
    ]);
    expect([joined.statusCode, booked.statusCode].filter((status) => status === 200)).toHaveLength(1);
  }
  expect(await books.discrepancies()).toEqual([]);
});
