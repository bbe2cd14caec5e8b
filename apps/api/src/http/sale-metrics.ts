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

/** Statuses without a payment or refund are told as 0, or nobody could tell the first one from a new series. */
const paymentStates = ['created', 'processing', 'requires_action', 'succeeded', 'failed', 'unknown'];
const refundStates = ['requested', 'processing', 'failed'];

/** @param sales rejects while the database is away */
export function measureSales(sales: () => Promise<SaleFigures>, registers: [Registry]): void {
  // One reading for all of them; the first asks, the others are collected behind it.
  let reading: Promise<SaleFigures | null> = Promise.resolve(null);
  new Gauge({
    name: 'traslado_payments_recent',
    help: 'Payments begun in the last 15 minutes, by status; absent while the database is away',
    labelNames: ['status'] as const,
    registers,
    async collect() {
      reading = withinTime(sales());
      this.reset();
      const figures = await reading;
      if (figures) for (const status of paymentStates) this.set({ status }, figures.payments[status] ?? 0);
    },
  });
  new Gauge({
    name: 'traslado_payment_open_oldest_seconds',
    help: 'Age of the oldest payment whose end is not known',
    registers,
    async collect() {
      this.set(((await reading)?.oldestOpenMs ?? 0) / 1_000);
    },
  });
  new Gauge({
    name: 'traslado_refunds_open',
    help: 'Refunds that are not with the guest yet, by status',
    labelNames: ['status'] as const,
    registers,
    async collect() {
      this.reset();
      const figures = await reading;
      if (figures) for (const status of refundStates) this.set({ status }, figures.refunds[status] ?? 0);
    },
  });
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
