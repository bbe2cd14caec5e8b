import { useQuery } from '@tanstack/react-query';
import type { Direction } from '@traslado/domain/booking/availability';
import { directionsOf } from '@traslado/domain/booking/booked-legs';
import { isTooNear, otherLeg } from '@traslado/domain/booking/other-leg';
import { isCivilDate } from '@traslado/domain/time/civil';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import { datesOnSale } from './dates-on-sale.ts';
import type { BookingView } from './use-booking-view.ts';

type OtherLegButtonProps = {
  code: string;
  /** The refused leg; the first one by default. */
  direction?: Direction | undefined;
  view: BookingView;
};

/** Beside a leg that is too near: books the other one by itself, with everything that was typed. Nothing where that is too near as well. */
export function OtherLegButton({ code, direction, view }: OtherLegButtonProps) {
  const texts = useTexts('booking').soon;
  const [, navigate] = useLocation();
  const { state, stay, span, locale } = view;
  const service = (view.chosen ?? view.offers[0])?.service;
  const { data: onSale } = useQuery({
    ...datesOnSale(service?.id ?? 0, stay.resort),
    enabled: service !== undefined && isTooNear(code),
  });
  if (!onSale) return null;
  const [first = 'arrival'] = directionsOf(state.trip);
  const dayOf = (way: Direction, stayDay: string) => {
    const typed = state.flights[way].date;
    return isCivilDate(typed) ? typed : stayDay;
  };
  const days = { arrival: dayOf('arrival', span.arrivalOn), departure: dayOf('departure', span.departureOn) };
  const other = otherLeg([{ code, direction: direction ?? first }], days, onSale);
  if (!other) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => {
        // The address first: a later step is no longer reached without a ride that is chosen.
        navigate(bookingStepPath('service'));
        dispatch({ type: 'tripChanged', trip: other });
      }}
    >
      {texts.bookOther[other](formatCivilDate(days[other], locale, 'short'))}
    </Button>
  );
}
