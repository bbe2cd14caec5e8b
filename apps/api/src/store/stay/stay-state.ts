import type { StayState } from '@traslado/domain/desk/stay-news';
import type { PmsStay } from '../../ports/pms.ts';

/** The part of a stay that its bookings keep: days, state, room. Nothing of a person. */
export const stayStateOf = ({ arrivalOn, departureOn, status, room }: PmsStay): StayState => ({
  arrivalOn,
  departureOn,
  status,
  room,
});
