import { describe, expect, it } from 'vitest';
import { cancelCoupons, change, makePaid } from '../../testing/changes.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { bodyOf, create, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

function count(work: () => Promise<{ statusCode: number; body: string }>): Promise<number> {
  return countStatements(async () => {
    const answer = await work();
    expect(answer.statusCode, answer.body).toBe(200);
  });
}

describe('statements a call', () => {
  it('changing, with its preview, a difference and its payment, and money back', async () => {
    const { token, code, departureId } = await makePaid(test, serviceOf.sharedDeparture);
    const body = { coupon_id: code, adults: 4 };
    expect(await count(() => change(test, token, departureId, body, { preview: true }))).toBe(3);
    expect(await count(() => change(test, token, departureId, body))).toBe(6);
    expect(await count(() => pay(test, token, { coupon_id: code, amount: '48.00' }))).toBeLessThanOrEqual(8);
    expect(await count(() => change(test, token, departureId, { coupon_id: code, adults: 2 }))).toBe(8);
  });

  it('changing the stays that ride, with money back', async () => {
    const { guest, token, code, departureId } = await makePaid(test, serviceOf.sharedDeparture, {
      adults: 9,
    });
    const room = await makeStay(test, { parent_resv_name_id: `R-${guest.folio}` });
    const path = `BP/${guest.folio}/BP/${room.folio}`;
    const linked = await test.app.inject({
      method: 'POST',
      url: `/v1/transfers/consecutive-reserves/Consecutive/${path}?coupon_id=${code}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { receptive_group_id } = linked.json();
    const reservations = [
      { hotel: 'BP', folio: guest.folio, adults: 2, minors: 0, babyseat: 0 },
      { hotel: 'BP', folio: room.folio, adults: 1, minors: 0, babyseat: 0 },
    ];
    const body = { coupon_id: code, receptive_group_id, reservations };
    expect(await count(() => change(test, token, departureId, body))).toBe(9);
  });

  it('finding what belongs together, and linking it', async () => {
    const guest = await makeStay(test);
    const room = await makeStay(test, { parent_resv_name_id: `R-${guest.folio}` });
    const headers = { authorization: `Bearer ${await signIn(test, guest)}` };
    const data = { resort: 'BP', reservation: guest.folio };
    const asked = { method: 'POST', url: '/API/GetListRelatedReservations', headers } as const;
    expect(await count(() => test.app.inject({ ...asked, payload: { data } }))).toBe(5);
    for (let more = 0; more < 5; more += 1) await makeStay(test, { parent_resv_name_id: `R-${guest.folio}` });
    expect(await count(() => test.app.inject({ ...asked, payload: { data } }))).toBe(5);
    const url = `/v1/transfers/consecutive-reserves/Consecutive/BP/${guest.folio}/BP/${room.folio}`;
    expect(await count(() => test.app.inject({ method: 'POST', url, headers }))).toBe(5);
  });

  it('cancelling, however many bookings', async () => {
    const { token, code, guest } = await makePaid(test, serviceOf.suvArrival);
    const codes = [code];
    for (let more = 0; more < 3; more += 1) {
      test.setNow(test.now() + 1);
      const made = (
        await create(
          test,
          token,
          serviceOf.suvDeparture,
          await bodyOf(test, guest, serviceOf.suvDeparture, { additional: true }),
        )
      ).json();
      await pay(test, token, { coupon_id: made.coupon_id, amount: '95.00' });
      codes.push(made.coupon_id);
    }
    // The second reads the open disputes and the gateway's charges of all of them.
    expect(await count(() => cancelCoupons(test, token, { coupons: codes }, { preview: true }))).toBe(2);
    expect(await count(() => cancelCoupons(test, token, { coupons: codes.slice(0, 1) }))).toBe(5);
    expect(await count(() => cancelCoupons(test, token, { coupons: codes.slice(1) }))).toBe(5);
  });
});
