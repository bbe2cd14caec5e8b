import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallAnswer } from '@traslado/contract/schemas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { guestSteps } from '../apps/api/src/testing/guest-steps.ts';
import type { Fault } from './fault.ts';
import type { Booked } from './load.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openGatewayStage, ownName } from './stage.ts';

/** Steps of a guest who has booked, as `any-order.test.ts` takes them one after the other without faults. */
const steps = fc.array(fc.oneof(...guestSteps, fc.record({ kind: fc.constant('list' as const) })), {
  minLength: 4,
  maxLength: 14,
});
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

const causes = ['the process killed', 'sessions ended', 'the database frozen', 'the gateway away'] as const;
const cause = fc.record({
  name: fc.constantFrom(...causes),
  line: fc.constantFrom('slow' as const, 'down' as const, 'late' as const),
  pauseMs: fc.integer({ min: 200, max: 2_500 }),
});

/** Takes one step with a booking as it is now. Any refusal is an answer. */
async function take(step: Step, { code, insist, mayEnd }: Booked): Promise<void> {
  const shown = await insist({ path: `/v1/transfers/coupons/${code}` });
  if (shown?.status !== 200) return;
  const coupon = shown.body as CallAnswer<'getCoupon'>;
  const ride = (direction: string): number =>
    coupon.transfers.find((one) => one.direction === direction)?.transfer_id ?? 0;
  const change = (transferId: number, body: object) =>
    insist({
      path: `/v3/transfers/reservations/${transferId}`,
      method: 'PUT',
      body: { coupon_id: code, ...body },
      mayBeRefused: true,
    });
  switch (step.kind) {
    case 'people':
      await change(ride('arrival'), { adults: step.adults });
      return;
    case 'time':
      await change(ride('departure'), { flight_time: `${String(step.hour).padStart(2, '0')}:30` });
      return;
    case 'pay': {
      const amount = (coupon.pending_change?.amount_due ?? coupon.price.due).toFixed(2);
      const form = { coupon_id: code, amount, currency: 'USD', payment_token: step.token };
      await insist({
        path: '/v1/sales/payments/pay-coupon-by-id',
        body: new URLSearchParams({ ...form, uuidReference: randomUUID() }),
        mayBeRefused: true,
      });
      return;
    }
    case 'cancel':
      mayEnd();
      await insist({
        ...(step.what === 'all'
          ? { path: '/v2/transfers/reservations/cancel-coupons-by-id', body: { coupons: [code] } }
          : { path: `/v2/transfers/receptive-reservations/service-cancel/${ride(step.what)}` }),
        method: 'PUT',
        mayBeRefused: true,
      });
      return;
    case 'list':
      await insist({ path: '/v1/transfers/coupons' });
  }
}

export const randomOperations: Fault = {
  name: 'random-operations',
  does: 'guests book, pay, change, cancel and pay again in any order, while processes, sessions, database and gateway fail at any moment',
  isLong: true,
  async run({ short }) {
    const wanted = short ? 300 : 10_000;
    const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31));
    const drawn = fc.sample(steps, { numRuns: 2_000, seed }).values();
    const stage = await openGatewayStage();
    const { relay, startProduct, databaseUrl } = stage;
    let product = await startProduct(databaseUrl);
    const port = Number(new URL(product.url).port);
    relay.tells(`${product.url}/webhooks/payments`);
    const played = new Map<string, number>();

    const causeOne = async ({
      name,
      line,
      pauseMs,
    }: typeof cause extends fc.Arbitrary<infer One> ? One : never) => {
      played.set(name, (played.get(name) ?? 0) + 1);
      if (name === 'the process killed') {
        await product.stop();
        product = await startProduct(databaseUrl, port);
      } else if (name === 'sessions ended')
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and application_name <> ${ownName}`.execute(
          stage.db,
        );
      else if (name === 'the database frozen') {
        await stage.signalDatabase('SIGSTOP', 'all');
        await sleep(pauseMs).finally(() => stage.signalDatabase('SIGCONT', 'all'));
      } else {
        relay.line(line);
        await sleep(pauseMs).finally(() => relay.line('sound'));
      }
      await sleep(pauseMs);
    };

    try {
      const result = await playUnderLoad({
        short,
        stage,
        product,
        isKilled: true,
        async goOn(booked) {
          for (const step of drawn.next().value ?? []) await take(step, booked);
        },
        async fault(_stage, seen) {
          for (const one of fc.sample(cause, { numRuns: 2_000, seed })) {
            if (seen.steps >= wanted) break;
            await causeOne(one);
          }
          if (seen.steps < wanted) throw new Error(`only ${seen.steps} steps were taken`);
          return [`${seen.steps} steps`, ...[...played].map(([name, n]) => `${name} ${n} times`)].join(', ');
        },
      });
      return { ...result, rows: [...result.rows, { what: 'seed', value: String(seed) }] };
    } finally {
      await product.stop();
      relay.tells(`${stage.product.url}/webhooks/payments`);
    }
  },
};
