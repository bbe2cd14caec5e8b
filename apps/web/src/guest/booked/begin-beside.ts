import type { Direction } from '@traslado/domain/booking/availability';
import type { Session } from '../../data/session.ts';
import { dispatch, tripOfSelection } from '../draft/booking-store.ts';
import { openStay, type Selection, type Stay } from '../stay/stay-session.ts';

type Proved = { readonly stay: Stay; readonly session: Session; readonly selection: Selection };

/** Begins a booking of the one way that is still free. */
export function beginFree({ stay, session, selection }: Proved, way: Direction): void {
  begin({ stay, session, selection: { ...selection, typeReservation: 'OneWay', direction: way } }, false);
}

/** Begins a booking of another vehicle for the same party, beside the one that stands. */
export function beginAdditional(proved: Proved): void {
  begin(proved, true);
}

function begin({ stay, session, selection }: Proved, additional: boolean): void {
  openStay(stay, session, selection);
  dispatch({ type: 'opened', stay, trip: tripOfSelection(selection) });
  dispatch({ type: 'additionalChosen', additional });
}
