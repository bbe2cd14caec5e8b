import { Route, Switch } from 'wouter';
import { ApprovalsPage } from '../../staff/approvals/approvals-page.tsx';
import { RequestPage } from '../../staff/approvals/request-page.tsx';
import { BookingMoney } from '../../staff/bookings/booking-money.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import { NotFound } from '../not-found.tsx';

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/** Refunds that wait for a second person. */
export function ApprovalPages({ person }: { person: Person }) {
  return (
    <Switch>
      <Route path="/admin/approvals">
        <ApprovalsPage person={person} />
      </Route>
      <Route path="/admin/approvals/:id">
        {({ id }) =>
          isId(id) ? (
            <RequestPage
              key={id}
              person={person}
              id={Number(id)}
              money={(bookingId) => <BookingMoney id={bookingId} />}
            />
          ) : (
            <NotFound />
          )
        }
      </Route>
      <Route component={NotFound} />
    </Switch>
  );
}
