import { Route, Switch } from 'wouter';
import { ApprovalsPage } from '../../staff/approvals/approvals-page.tsx';
import { RequestPage } from '../../staff/approvals/request-page.tsx';
import { BookingMoney } from '../../staff/bookings/booking-money.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';
import { withId } from './with-id.tsx';

/** Refunds that wait for a second person. */
export function ApprovalPages({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path="/admin/approvals">
        <ApprovalsPage />
      </Route>
      <Route path="/admin/approvals/:id">
        {withId((id) => (
          <RequestPage
            key={id}
            person={person}
            id={id}
            money={({ booking, reason, state }) => (
              <BookingMoney person={person} id={booking.id} {...(state === 'waiting' && { reason })} />
            )}
          />
        ))}
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
