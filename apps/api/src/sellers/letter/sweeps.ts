import type { Sweep } from '../../jobs/sweep.ts';
import { remindDueCoupons } from '../../store/letter/repository.ts';

/** Guests of unpaid bookings are reminded, once each. */
export const sweepsOfLetters: readonly Sweep[] = [
  { name: 'reminders', every: 'minute', run: (db, now) => remindDueCoupons(db, { now, limit: 100 }) },
];
