import { lazy } from 'react';
import { useParams } from 'wouter';
import { LookFrame } from '../../guest/as-guest/look-frame.tsx';

// By the very files that guests load them from: others would be cut in smaller pieces, whose names every guest would load.
const Bookings = lazy(() =>
  import('../../guest/mytransportation/mytransportation-page.tsx').then((file) => ({
    default: file.Bookings,
  })),
);
const Confirmed = lazy(() => import('./confirmation.tsx').then((file) => ({ default: file.Confirmed })));

const nothing = () => {};

/** `/admin/as-guest/…`: My transportation and the confirmation of one booking, as staff see them while their look lasts. */
export function AsGuest() {
  const { look = '', page } = useParams<{ look: string; page?: string }>();
  if (page === 'confirmation')
    return (
      <LookFrame key={page} id={look} page={page}>
        {(booking) => <Confirmed coupon={booking} seenAt={null} />}
      </LookFrame>
    );
  return (
    <LookFrame key="mytransportation" id={look} page="mytransportation">
      {(booking) => (
        <Bookings
          coupons={[booking]}
          seenAt={null}
          name={booking.contact.name.split(' ')[0] ?? ''}
          onSignOut={nothing}
        />
      )}
    </LookFrame>
  );
}
