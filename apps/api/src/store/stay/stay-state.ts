import type { StayState } from '@traslado/domain/desk/stay-news';
import type { PmsStay } from '../../ports/pms.ts';

/** Of a stay what its bookings keep: its days, its state, its room. Nothing of a person. */
export const stayStateOf = ({ arrivalOn, departureOn, status, room }: PmsStay): StayState => ({
  arrivalOn,
  departureOn,
  status,
  room,
});
