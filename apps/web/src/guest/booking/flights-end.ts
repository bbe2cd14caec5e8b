/** The last checks of step 2 once it is sent, and the dialogs that stop it. */

export { specialLabels } from '@traslado/domain/booking/special-form-words';
export { checkSpecialCounts } from '@traslado/domain/booking/special-items';
export { SpecialItems } from '../../booking-parts/special-part.tsx';
export { TimeDialog } from '../../flights/time-dialog.tsx';
export { FlightsDialogs } from './flights-dialogs.tsx';
export { settleFlights } from './settle-flights.ts';
