import { useLocation } from 'wouter';
import { useTexts } from '../../i18n/i18n.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import type { Booking } from './ask-acting.ts';

/** Leads to another booking for the stay, with the permission to act for guests. */
export function BookAnother({ booking }: { booking: Booking }) {
  const texts = useTexts('staff').acting;
  const [, navigate] = useLocation();
  const stay = booking.booking.reservations.find(({ main }) => main);
  if (!booking.acting || !stay) return null;
  return (
    <DeedButton
      letter="b"
      onClick={() => navigate('/admin/bookings/new', { state: { hotel: stay.hotel, folio: stay.folio } })}
    >
      {texts.book.another}
    </DeedButton>
  );
}
