/** The last checks of step 2 once it is sent, and the dialogs that stop it. */

export { TimeDialog } from '../../flights/time-dialog.tsx';
export { FlightsDialogs } from './flights-dialogs.tsx';
export { settleFlights } from './settle-flights.ts';
