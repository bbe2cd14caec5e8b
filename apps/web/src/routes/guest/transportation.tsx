import { lazy, useEffect, useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { learnSurroundings } from '../../guest/booking/surroundings.ts';
import { furthestStep } from '../../guest/draft/booking-state.ts';
import { bookingState, dispatch, openBooking } from '../../guest/draft/booking-store.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import type { Locale } from '../../i18n/locale.ts';
import { BOOKING_STEPS, type BookingStep, bookingStepPath, isBookingStep, PATHS } from '../../shell/paths.ts';

const LOAD = {
  service: () =>
    import('../../guest/booking/service-step.tsx').then((file) => ({ default: file.ServiceStep })),
  flights: () =>
    import('../../guest/booking/flights-step.tsx').then((file) => ({ default: file.FlightsStep })),
  overview: () =>
    import('../../guest/booking/overview-step.tsx').then((file) => ({ default: file.OverviewStep })),
  payment: () =>
    import('../../guest/booking/payment-step.tsx').then((file) => ({ default: file.PaymentStep })),
} as const satisfies Record<BookingStep, unknown>;

const STEPS = {
  service: lazy(LOAD.service),
  flights: lazy(LOAD.flights),
  overview: lazy(LOAD.overview),
  payment: lazy(LOAD.payment),
} as const satisfies Record<BookingStep, unknown>;

/** Fetches the first step before it is asked for. */
export function prepare(locale: Locale): Promise<unknown> {
  return Promise.all([LOAD.service(), loadCatalogue(locale, 'booking')]);
}

/** The booking's pages. A step that its answers do not reach yet leads to the one that asks for them; without a stay, to the start. */
export function Transportation() {
  const locale = useLocale();
  const { step: wanted } = useParams<{ step?: string }>();
  const [isOpen] = useState(() => openBooking() !== null);
  const state = bookingState();
  const kept = BOOKING_STEPS[state.step - 1] ?? 'service';
  const step = isBookingStep(wanted) ? wanted : kept;
  const number = (BOOKING_STEPS.indexOf(step) + 1) as 1 | 2 | 3 | 4;
  const furthest = furthestStep(state);
  const isReachable = isOpen && number <= furthest;

  useEffect(() => {
    if (!isReachable) return;
    dispatch({ type: 'went', step: number });
    void learnSurroundings();
    // The next step is fetched while this one is read: pressing its button shows it at once. Without a connection it is asked for again then.
    const next = BOOKING_STEPS.at(number);
    if (!next) return;
    const words = next === 'flights' ? null : loadCatalogue(locale, 'bookingEnd');
    Promise.all([LOAD[next](), words]).catch(() => undefined);
  }, [isReachable, number, locale]);

  // The words of the last steps come along with them.
  if (number >= 3) void loadCatalogue(locale, 'bookingEnd');
  if (!isOpen) return <Redirect to={PATHS.home} replace />;
  if (!isBookingStep(wanted)) return <Redirect to={bookingStepPath(step)} replace />;
  const reached = BOOKING_STEPS[furthest - 1] ?? 'service';
  if (!isReachable) return <Redirect to={bookingStepPath(reached)} replace />;
  const Step = STEPS[step];
  return <Step />;
}
