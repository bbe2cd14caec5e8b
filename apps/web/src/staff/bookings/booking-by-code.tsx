import { Redirect } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { useFoundBookings } from './use-bookings.ts';

/** The address of a booking by its code, as the audit names it: it leads to the booking's page. */
export function BookingByCode({ code }: { code: string }) {
  const { bookings: texts } = useTexts('staff');
  const query = useFoundBookings(code);
  const { data } = query;
  const booking = data?.groups.flatMap(({ rows }) => rows).find(({ number }) => number === code);
  if (booking) return <Redirect to={`/admin/bookings/${booking.id}`} replace />;
  return (
    <StaffPage title={texts.title} back={{ href: '/admin/bookings', label: texts.page.back }} wide>
      <Loading query={query} texts={texts} />
      {data && (
        <EmptyState icon="ticket" title={texts.none(code)}>
          {texts.noneText}
        </EmptyState>
      )}
    </StaffPage>
  );
}
