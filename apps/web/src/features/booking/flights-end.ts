/** What step 2 needs once it is sent: its last checks, and the dialogs that stop it. */
export { FlightsDialogs } from './flights-dialogs.tsx';
export { settleFlights } from './settle-flights.ts';
export { TimeDialog } from './time-dialog.tsx';
