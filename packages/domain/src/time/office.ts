import { OFFICE_HOURS } from '../constants.ts';
import type { Instant } from './instant.ts';
import { toLocal } from './zone.ts';

/** Whether somebody answers the telephone now, by the property's clock: 08:00 up to and without 20:00. */
export function isOfficeOpen(nowAt: Instant, zone: string): boolean {
  const { time } = toLocal(nowAt, zone);
  return OFFICE_HOURS.from <= time && time < OFFICE_HOURS.to;
}
