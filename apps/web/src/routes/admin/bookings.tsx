import { Route, Switch } from 'wouter';
import { NewBookingPage } from '../../staff/acting/new-booking-page.tsx';
import { RefundPart } from '../../staff/approvals/refund-part.tsx';
import { BookingPage } from '../../staff/bookings/booking-page.tsx';
import { BookingsPage } from '../../staff/bookings/bookings-page.tsx';
import { ViewsPage } from '../../staff/bookings/views-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** The bookings desk. A booking is addressed by its internal id, which reveals nothing of a guest. */
export function BookingPages({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path="/admin/bookings">
        <BookingsPage person={person} />
      </Route>
      <Route path="/admin/bookings/lists">
        <ViewsPage />
      </Route>
      {person.permissions.includes('coupons:act') && (
        <Route path="/admin/bookings/new">
          <NewBookingPage />
        </Route>
      )}
      <Route path="/admin/bookings/:id">
        {withId((id) => (
          <BookingPage
            key={id}
            person={person}
            id={id}
            deeds={({ booking }) => (
              <RefundPart
                person={person}
                bookingId={id}
                booking={{ total: booking.price.total, rides: booking.transfers }}
              />
            )}
          />
        ))}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
