import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Guest } from './guests.ts';

/** A booking, in milliseconds of `performance.now()`. `price` is null for a busy product. */
export type Sale = { readonly began: number; readonly ended: number; readonly price: number | null };

export type PacedBookings = {
  /** One more booking, at once. */
  readonly book: () => Promise<Sale>;
  /** Begins no more, and waits for those under way. @returns all of them */
  readonly stop: () => Promise<readonly Sale[]>;
};

/** The value that a share of the values, 0 to 1, does not exceed. */
export const share = (values: readonly number[], of: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;
};

/** Bookings that begin at fixed moments, answered or not, so that none is left out because the product was late. */
export function startBookings({
  url,
  serviceId,
  guests,
  aSecond,
}: {
  readonly url: string;
  readonly serviceId: number;
  /** Used up from the end. */
  readonly guests: Guest[];
  readonly aSecond: number;
}): PacedBookings {
  const under: Promise<Sale>[] = [];
  let isOver = false;

  async function book(): Promise<Sale> {
    const guest = guests.pop();
    if (!guest) throw new Error('there are too few guests');
    const began = performance.now();
    const answer = await fetch(`${url}/transfers/v1/sales/coupons/${serviceId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...guest.body, uuidReference: randomUUID() }),
    });
    const body = await answer.text();
    if (answer.status === 503) return { began, ended: performance.now(), price: null };
    if (answer.status !== 201) throw new Error(`${answer.status}: ${body}`);
    return { began, ended: performance.now(), price: JSON.parse(body).amount_due };
  }

  const running = (async () => {
    const began = performance.now();
    for (let count = 0; !isOver; count += 1) {
      await sleep(Math.max(0, began + (count * 1_000) / aSecond - performance.now()));
      const sale = book();
      sale.catch(() => {});
      under.push(sale);
    }
  })();
  running.catch(() => {});

  return {
    book,
    async stop() {
      isOver = true;
      await running;
      return Promise.all(under);
    },
  };
}
