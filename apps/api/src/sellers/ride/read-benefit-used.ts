import type { Trip } from '@traslado/domain/stay/includes';
import type { Db } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';
import { findBenefitUsed } from '../../store/booking/benefit-repository.ts';

/** Cents that the included transfer of a stay by itself has paid of its bookings, seen by another one of this trip. */
export const readBenefitUsed = (db: Db, stay: StayName, trip: Trip): Promise<number> =>
  findBenefitUsed(db, { main: stay, stays: [stay], trip });
