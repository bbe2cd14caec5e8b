import { statesOf } from '@traslado/domain/booking/state';
import { Gauge, type Registry } from 'prom-client';
import { withinTime } from './within-time.ts';

/** Money and seats at this moment, for those who watch the installation. */
export type SaleFigures = {
  /** Payments begun in the last 15 minutes, by status. */
  readonly payments: Readonly<Record<string, number>>;
  /** Age of the oldest payment without an end, milliseconds; 0 when there is none. */
  readonly oldestOpenMs: number;
  /** Refunds that are not with the guest yet, by status. */
  readonly refunds: Readonly<Record<string, number>>;
  /** Bookings that hold seats and a price, and wait for their payment. */
  readonly held: number;
  /** Seats of limited departures, today and tomorrow by UTC. */
  readonly seats: { readonly sold: number; readonly held: number; readonly capacity: number };
};

const openRefunds = statesOf('refund').filter((status) => status !== 'succeeded');

/** @param sales rejects while the database is away */
export function measureSales(sales: () => Promise<SaleFigures>, registers: [Registry]): void {
  // One reading for all of them; the first asks, the others are collected behind it.
  let reading: Promise<SaleFigures | null> = Promise.resolve(null);
  // A status without any is told as 0, or nobody could tell its first one from a new series.
  const gaugeByStatus = (
    name: string,
    help: string,
    statuses: readonly string[],
    read: () => Promise<Readonly<Record<string, number>> | undefined>,
  ) =>
    new Gauge({
      ...{ name, help, labelNames: ['status'] as const, registers },
      async collect() {
        this.reset();
        const counts = await read();
        if (counts) for (const status of statuses) this.set({ status }, counts[status] ?? 0);
      },
    });
  gaugeByStatus(
    'traslado_payments_recent',
    'Payments begun in the last 15 minutes, by status; absent while the database is away',
    statesOf('payment'),
    async () => {
      reading = withinTime(sales());
      return (await reading)?.payments;
    },
  );
  new Gauge({
    name: 'traslado_payment_open_oldest_seconds',
    help: 'Age of the oldest payment whose end is not known',
    registers,
    async collect() {
      this.set(((await reading)?.oldestOpenMs ?? 0) / 1_000);
    },
  });
  gaugeByStatus(
    'traslado_refunds_open',
    'Refunds that are not with the guest yet, by status',
    openRefunds,
    async () => (await reading)?.refunds,
  );
  new Gauge({
    name: 'traslado_bookings_held',
    help: 'Bookings that wait for their payment',
    registers,
    async collect() {
      this.set((await reading)?.held ?? 0);
    },
  });
  new Gauge({
    name: 'traslado_seats',
    help: 'Seats of limited departures today and tomorrow, by state',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset();
      const figures = await reading;
      if (!figures) return;
      const { sold, held, capacity } = figures.seats;
      this.set({ state: 'sold' }, sold);
      this.set({ state: 'held' }, held);
      this.set({ state: 'free' }, capacity - sold - held);
    },
  });
}
