/** What step 2 needs once it is sent: its last checks, and the dialogs that stop it. */

export { TimeDialog } from '../../flights/time-dialog.tsx';
export { FlightsDialogs } from './flights-dialogs.tsx';
export { settleFlights } from './settle-flights.ts';
