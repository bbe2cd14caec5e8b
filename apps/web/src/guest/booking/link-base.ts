import type { LinkBase } from '../linking/use-candidates.ts';
import type { BookingView } from './use-booking-view.ts';

/** Takes the focus when a stay has moved a flight. */
export const MOVING_ID = 'moving';

/** The guest's own stay and the group in hand, as the calls about other stays want them. */
export function linkBaseOf({ stay, state }: Pick<BookingView, 'stay' | 'state'>): LinkBase {
  return { hotel: stay.resort, folio: stay.confirmationNumber, groupId: state.group?.id ?? 0 };
}
