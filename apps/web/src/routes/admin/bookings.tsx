import { Link, Route, Switch } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import { NewBookingPage } from '../../staff/acting/new-booking-page.tsx';
import { GuestDataPage } from '../../staff/approvals/guest-data-page.tsx';
import { RefundPart } from '../../staff/approvals/refund-part.tsx';
import { BookingByCode } from '../../staff/bookings/booking-by-code.tsx';
import { BookingPage } from '../../staff/bookings/booking-page.tsx';
import { BookingsPage } from '../../staff/bookings/bookings-page.tsx';
import { ViewsPage } from '../../staff/bookings/views-page.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

function GuestDataLink({ bookingId }: { bookingId: number }) {
  const texts = useTexts('staff').approvals.guestData;
  return (
    <Link
      href={`/admin/bookings/${bookingId}/guest-data`}
      className="font-semibold underline decoration-control underline-offset-4"
    >
      {texts.open}
    </Link>
  );
}

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
      <Route path={/^\/admin\/bookings\/(?<code>[A-Z0-9]*[A-Z][A-Z0-9]*)$/}>
        {({ code }) => <BookingByCode code={code ?? ''} />}
      </Route>
      <Route path="/admin/bookings/:id">
        {withId((id) => (
          <BookingPage
            key={id}
            person={person}
            id={id}
            refund={(story) => (
              <RefundPart
                person={person}
                bookingId={id}
                booking={{ total: story.booking.price.total, rides: story.booking.transfers }}
                underWay={story}
              />
            )}
            end={person.permissions.includes('guest-data:see') && <GuestDataLink bookingId={id} />}
          />
        ))}
      </Route>
      {person.permissions.includes('guest-data:see') && (
        <Route path="/admin/bookings/:id/guest-data">
          {withId((id) => (
            <GuestDataPage key={id} person={person} bookingId={id} />
          ))}
        </Route>
      )}
      <Route component={NotFound} />
    </Switch>
  );
}
