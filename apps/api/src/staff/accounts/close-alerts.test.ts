import { ALERTS, type AlertKind } from '@traslado/domain/access/alerts';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { SWEPT_ALERTS, updateGoneAlerts } from '../../store/account/alert-repository.ts';
import { insertFailedSale } from '../../store/booking/failed-sale-repository.ts';
import { makePaid, type Paid } from '../../testing/changes.ts';
import { insertFollowed } from '../../testing/follow-ride.ts';
import { makeStay, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

let paid: Paid;
let couponId = 0;
beforeAll(async () => {
  paid = await makePaid(test, serviceOf.suvRoundTrip);
  const { id } = await test.db
    .selectFrom('coupon')
    .select('id')
    .where('coupon_code', '=', paid.code)
    .executeTakeFirstOrThrow();
  couponId = id;
});

/** A letter of the booking that came to this end. */
async function writeLetter(
  status: 'failed' | 'unanswered' | 'sent',
  { kind = 'change', to = 'ana@example.com' } = {},
): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    insert into mail (message_id, coupon_id, kind, language, recipients, subject, preview, body_text, body_html, attachments, status, created_at)
    values (gen_random_uuid()::text, ${couponId}, ${kind}, 'en', array[${to}], 'x', '', '', '', '[]', ${status},
      ${new Date(test.now() + (status === 'sent' ? HOUR_MS : 0))}) returning id`.execute(test.db);
  return String(rows[0]?.id);
}

const ofBooking = (kind: AlertKind, subject: string) =>
  insertStaffAlert(test.db, { kind, subject, detail: '', couponId, now: test.now() });

/** The group's booking `code` with a ride at this moment. */
const keepTheirs = (code: string, pickUpAt: number) =>
  sql`insert into their_coupon (code, hotel, folio, facts, read_at)
    values (${code}, 'BP', 'BP1', ${JSON.stringify({ stays: [], transfers: [{ status: 'confirmed', pickUpAt }] })}::jsonb, now())
    on conflict (code) do update set facts = excluded.facts`.execute(test.db);

type Case = {
  /** Raises the alert. @returns its subject */
  readonly raise: () => Promise<string>;
  /** Something that is not the end of its cause. */
  readonly near?: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
};

/** A ride whose flight is news, until the flight is as it was sold. */
const ofFlight = (kind: AlertKind, ride: () => number, said: Parameters<typeof insertFollowed>[2]): Case => ({
  raise: async () => {
    await insertFollowed(test.db, ride(), said, test.now());
    const { reference } = await test.db
      .selectFrom('transfer')
      .select('reference')
      .where('id', '=', ride())
      .executeTakeFirstOrThrow();
    await ofBooking(kind, reference);
    return reference;
  },
  end: () =>
    sql`update followed_ride set frozen = null, frozen_since = null, proposed_at = null where transfer_id = ${ride()}`.execute(
      test.db,
    ),
});

const cases: Readonly<Record<string, Case>> = {
  'mail.undelivered': {
    raise: async () => {
      const id = await writeLetter('failed');
      await ofBooking('mail.undelivered', id);
      return id;
    },
    near: () => writeLetter('sent', { kind: 'sale_notice', to: 'resort@example.com' }),
    end: () => writeLetter('sent', { to: 'ana.right@example.com' }),
  },
  'mail.unanswered': {
    raise: async () => {
      const id = await writeLetter('unanswered', { kind: 'reminder' });
      await ofBooking('mail.unanswered', id);
      return id;
    },
    end: () => writeLetter('sent', { kind: 'cancellation' }),
  },
  'sale.failed': {
    raise: async () => {
      const { folio } = await makeStay(test);
      const sale = { hotel: 'BP', folio, serviceId: 121, code: 'server.error' };
      await insertFailedSale(test.db, { ...sale, now: test.now() });
      const { rows } = await sql<{ id: number }>`select id from failed_sale where folio = ${folio}`.execute(
        test.db,
      );
      return String(rows[0]?.id);
    },
    end: () =>
      sql`update failed_sale set folio = ${paid.guest.folio}, failed_at = failed_at - interval '1 day'`.execute(
        test.db,
      ),
  },
  'transfers.sale_lost': {
    raise: async () => {
      const at = new Date(test.now());
      const { rows } = await sql<{ id: string }>`
        insert into their_call (id, kind, state, intent_scope, intent_key, hotel, folio, amount_minor, created_at, updated_at, next_check_at)
        values (gen_random_uuid(), 'sale', 'void', 'x', 'x', 'BP', 'BPLOST-1', 0, ${at}, ${at}, ${at}) returning id`.execute(
        test.db,
      );
      const id = rows[0]?.id ?? '';
      await insertStaffAlert(test.db, {
        ...{ kind: 'transfers.sale_lost', subject: id, detail: '', couponId: null, now: test.now() },
      });
      return id;
    },
    end: () =>
      sql`insert into their_coupon (code, hotel, folio, facts, read_at) values ('20269991', 'BP', 'BPLOST-1',
        ${JSON.stringify({ createdAt: test.now(), stays: [{ hotel: 'BP', folio: 'BPLOST-1' }], transfers: [] })}::jsonb, now())`.execute(
        test.db,
      ),
  },
  'flight.time_to_check': {
    raise: async () => {
      await sql`update transfer set time_to_check = true where id = ${paid.arrivalId}`.execute(test.db);
      await ofBooking('flight.time_to_check', paid.code);
      return paid.code;
    },
    end: () => sql`update transfer set time_to_check = false where id = ${paid.arrivalId}`.execute(test.db),
  },
  'flight.frozen': ofFlight('flight.frozen', () => paid.arrivalId, { state: 'cancelled' }),
  'flight.earlier': ofFlight('flight.earlier', () => paid.departureId, {
    state: 'scheduled',
    lateByMinutes: -60,
  }),
  'stay.late_arrival': {
    raise: async () => {
      await keepTheirs('20269992', test.now() + DAY_MS);
      await insertStaffAlert(test.db, {
        ...{ kind: 'stay.late_arrival', subject: '20269992', detail: '', couponId: null, now: test.now() },
      });
      return '20269992';
    },
    end: () => keepTheirs('20269992', test.now() - HOUR_MS),
  },
  'guessing.many': {
    raise: async () => {
      await insertStaffAlert(test.db, {
        ...{ kind: 'guessing.many', subject: 'stays', detail: '', couponId: null, now: test.now() },
      });
      return 'stays';
    },
    end: () => sql`update staff_alert set seen_at = seen_at - interval '25 hours'`.execute(test.db),
  },
};

it.each(SWEPT_ALERTS)('%s closes when its cause is gone, and not before', async (kind) => {
  const one = cases[kind];
  if (!one) throw new Error(`no case for ${kind}`);
  expect(ALERTS[kind][1]).toBe('alone');
  const subject = await one.raise();
  const isOpen = async () => {
    await updateGoneAlerts(test.db, test.now());
    const row = await test.db
      .selectFrom('staff_alert')
      .select(['resolved_at', 'resolved_by'])
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    expect(row.resolved_by).toBeNull();
    return row.resolved_at === null;
  };
  expect(await isOpen()).toBe(true);
  await one.near?.();
  expect(await isOpen()).toBe(true);
  await one.end();
  expect(await isOpen()).toBe(false);
});

it('leads to the booking or the stay that it is about, for staff of all topics', async () => {
  await ofBooking('refund.failed', 'of this test');
  const { folio } = await makeStay(test);
  const sale = { hotel: 'BP', folio, serviceId: 121, code: 'server.error' };
  await insertFailedSale(test.db, { ...sale, now: test.now() });
  const staff = await makeStaff(test, ['administrator']);
  const { alerts } = (await staff.ask('GET', '/v1/staff/alerts')).json();
  expect(alerts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'refund.failed', booking: couponId, stay: null }),
      expect.objectContaining({ kind: 'sale.failed', stay: { hotel: 'BP', folio } }),
    ]),
  );
});
