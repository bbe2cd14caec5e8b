import { SEATS_UNSAID } from '@traslado/domain/booking/child-seats';
import { paxMaxOf } from '@traslado/domain/booking/passengers';
import { dialogOf } from '@traslado/domain/forms/overview-form';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAtRest } from '../../components/use-at-rest.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { checkFlights, type FlightsForm } from '../../flights/flight-check.ts';
import { LookUpDialog } from '../../flights/look-up-dialog.tsx';
import { answeredTime, nextTimeQuestion, type TimeQuestion } from '../../flights/time-question.ts';
import { LEGS_OF, sendAgain, useAwaitedFlights } from '../../flights/use-awaited-flights.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { bookingStepPath } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import { BookingFrame } from './booking-frame.tsx';
import type { FlightsStop } from './flights-dialogs.tsx';
import { flightsLabels } from './flights-labels.ts';
import { AddedStay, FlightsTopics, loadAddStay, useJoining } from './flights-topics.tsx';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { keepFlights, useKeptFlights } from './keep-flights.ts';
import { type BookingView, useBookingView } from './use-booking-view.ts';
import { type StayOffersAhead, useStayOffers } from './use-stay-offers.ts';

const FORM_ID = 'flights-form';

/** Parts that are needed at the end, or by few: they come once the page is at rest, or on demand. */
const TransportRefusal = lazyPart(() => import('./transport-refusal.tsx'), 'TransportRefusal');
const loadEnd = () => import('./flights-end.ts');
type FlightsEnd = Awaited<ReturnType<typeof loadEnd>>;
const loadRest = () => Promise.all([loadEnd(), loadAddStay()]);
const REST_MS = 3000;

/** Step 2: flights, passengers, contact, wishes. The fields to type come first; the stay's own data is only shown. */
export function FlightsStep() {
  const texts = useTexts('booking');
  const view = useBookingView();
  const others = useStayOffers(view);
  const [isWaiting, setWaiting] = useState(false);
  return (
    <BookingFrame
      step="flights"
      title={texts.flights.title}
      lead={texts.flights.lead}
      view={view}
      action={
        <Button
          type="submit"
          form={FORM_ID}
          className="w-full"
          iconAfter="arrowRight"
          busy={isWaiting}
          busyLabel={texts.flight.waiting}
        >
          {texts.continue}
        </Button>
      }
    >
      {view.status === 'failed' ? (
        <Suspense>
          <TransportRefusal error={view.error} view={view} />
        </Suspense>
      ) : view.chosen && others.isReady ? (
        <FlightsFields
          key={view.state.passengersInfo.length}
          view={view}
          offers={others.offers}
          onWaiting={setWaiting}
        />
      ) : view.status === 'ready' && !view.chosen ? (
        <Suspense>
          <TransportRefusal error={null} view={view} />
        </Suspense>
      ) : (
        <div role="status" aria-label={texts.service.loading} className="grid gap-6">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </BookingFrame>
  );
}

function useFlightsForm(view: BookingView) {
  const { state, stay, chosen, party } = view;
  const isPrivate = chosen?.service.private ?? true;
  const paxMax = chosen?.priced ? paxMaxOf(chosen.priced.rate.paxMax, chosen.service.maximum_pax) : 99;
  const { seatPolicy } = party;
  const { trip } = state;
  const check = useCallback(
    (form: FlightsForm) => checkFlights(form, trip, { isPrivate, paxMax, seatPolicy }, stay),
    [trip, isPrivate, paxMax, seatPolicy, stay],
  );
  const form = useIssueForm<FlightsForm>(check, {
    contact: state.contact,
    arrival: state.flights.arrival,
    departure: state.flights.departure,
    passengers: state.passengersInfo.map((stay) => stay.counters),
    seats: state.passengersInfo.map((stay) => stay.seats ?? SEATS_UNSAID),
    notes: state.notes,
  });
  return { form, check };
}

type Settled = Awaited<ReturnType<FlightsEnd['settleFlights']>>;

function stopOf({ refusals: [tooSoon], outsideStay: [outside], issues }: Settled): FlightsStop | null {
  if (tooSoon) return { kind: 'tooSoon', refusal: tooSoon };
  if (outside) return { kind: 'outsideStay', refusal: outside };
  return issues.length > 0 ? { kind: 'form', dialog: 'flights' } : null;
}

type FlightsFieldsProps = Pick<StayOffersAhead, 'offers'> & {
  view: BookingView;
  onWaiting: (is: boolean) => void;
};

function FlightsFields({ view, offers, onWaiting }: FlightsFieldsProps) {
  const texts = useTexts('booking');
  const [, navigate] = useLocation();
  const { form: unawaited, check } = useFlightsForm(view);
  const { state } = view;
  const flights = useAwaitedFlights(unawaited, LEGS_OF[state.trip]);
  const { form, isWaiting } = flights;
  const joining = useJoining(form);
  const [stop, setStop] = useState<FlightsStop | null>(null);
  const [end, setEnd] = useState<FlightsEnd | null>(null);
  const [question, setQuestion] = useState<TimeQuestion | null>(null);

  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting]);
  useAtRest(loadRest, REST_MS);
  useKeptFlights(form.control);

  const openEnd = async () => {
    const here = end ?? (await loadEnd().catch(() => null));
    setEnd(here);
    return here;
  };

  const submit = async (typed: FlightsForm) => {
    keepFlights(typed);
    const here = navigator.onLine ? await openEnd() : null;
    if (!here) return flights.setStop({ kind: 'offline' });
    const asked = nextTimeQuestion(typed, state.trip);
    setQuestion(asked);
    if (asked) return;
    const settled = await here.settleFlights(typed, view);
    for (const issue of settled.issues) {
      form.setError(issue.field as 'departure.time', { type: issue.code });
    }
    const next = stopOf(settled);
    if (next) return setStop(next);
    dispatch({ type: 'pickUpsKnown', pickup: settled.pickup });
    navigate(bookingStepPath('overview'));
  };

  const invalid = () => {
    const dialog = dialogOf(check(form.getValues()));
    if (dialog) void openEnd().then(() => setStop({ kind: 'form', dialog }));
  };

  return (
    <>
      <Form
        form={form}
        id={FORM_ID}
        name={texts.flights.title}
        labels={flightsLabels(state, texts)}
        onValid={submit}
        onInvalid={invalid}
        className="grid gap-10 sm:gap-12"
      >
        <p role="status" className="visually-hidden">
          {isWaiting ? texts.flight.waiting : ''}
        </p>
        <FlightsTopics view={view} offers={offers} joining={joining} />
      </Form>
      <LookUpDialog flights={flights} onRetry={() => sendAgain(FORM_ID)} />
      {end && (
        <end.FlightsDialogs
          stop={stop}
          view={view}
          onClose={() => {
            setStop(null);
            focusFirstWrong(FORM_ID);
          }}
          onAddStay={() => {
            setStop(null);
            void joining.ask();
          }}
        />
      )}
      {end && question && (
        <end.TimeDialog
          question={question}
          onAnswer={(answer) => {
            const { direction } = question;
            const change = answeredTime(form.getValues()[direction], question, answer);
            if (change.time !== undefined) form.setValue(`${direction}.time`, change.time);
            if (change.keptTime !== undefined) form.setValue(`${direction}.keptTime`, change.keptTime);
            void form.handleSubmit(submit, invalid)();
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      <AddedStay view={view} joining={joining} />
    </>
  );
}
