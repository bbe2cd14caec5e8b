type Row = {
  readonly queue: string | null;
  readonly key: string;
  readonly booking: { readonly id: number } | null;
  readonly flight: { readonly id: number } | null;
};

/** Page of a row: its flight, its message, its request, else its booking; null for none. */
export function pageOfRow({ queue, key, booking, flight }: Row): string | null {
  if (flight) return `/admin/flight-watch/${flight.id}`;
  if (queue === 'messages') return `/admin/messages/${key}`;
  if (queue === 'approvals') return `/admin/approvals/${key}`;
  return booking && `/admin/bookings/${booking.id}`;
}

/** State of that page: an unpaid booking begins with its payment link. */
export const stateOfRow = ({ queue }: Pick<Row, 'queue'>): object | undefined =>
  queue === 'unpaid' ? { payLink: true } : undefined;
