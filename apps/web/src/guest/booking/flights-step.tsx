import { SEATS_UNSAID } from '@traslado/domain/booking/child-seats';
import { paxMaxOf, sumCounters } from '@traslado/domain/booking/passengers';
import { SPECIAL_REQUEST_MAX } from '@traslado/domain/contact/bounds';
import { dialogOf } from '@traslado/domain/forms/overview-form';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { notify } from '../../components/notification.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { hasLeg } from '../../flights/flight-entry.ts';
import { FlightSection, NIGHT_ID } from '../../flights/flight-section.tsx';
import { checkFlights, type FlightsForm } from '../../flights/flights-form.ts';
import { LookUpDialog } from '../../flights/look-up-dialog.tsx';
import { nightsOf } from '../../flights/night-question.ts';
import { answeredTime, nextTimeQuestion, type TimeQuestion } from '../../flights/time-question.ts';
import { LEGS_OF, sendAgain, useAwaitedFlights } from '../../flights/use-awaited-flights.ts';
import { loadCatalogue } from '../../i18n/catalogues.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { useProperties } from '../../places/use-places.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import type { Linked } from '../linking/link-stay.ts';
import { BookingFrame } from './booking-frame.tsx';
import { ContactSection } from './contact-section.tsx';
import type { FlightsStop } from './flights-dialogs.tsx';
import { flightsLabels } from './flights-labels.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { keepFlights, useKeptFlights } from './keep-flights.ts';
import { linkBaseOf, MOVING_ID } from './link-base.ts';
import { PassengersSection, RIDING_ID } from './passengers-section.tsx';
import { flightPlaceOf } from './place-of-booking.ts';
import { Topic } from './topic.tsx';
import { type BookingView, useBookingView } from './use-booking-view.ts';
import { type StayOffersAhead, useStayOffers } from './use-stay-offers.ts';

const FORM_ID = 'flights-form';

/** Parts that are needed at the end, or by few: they come once the page is at rest, or on demand. */
const loadAddStay = () => import('../linking/add-stay-dialog.tsx');
const AddStayDialog = lazy(() => loadAddStay().then((file) => ({ default: file.AddStayDialog })));
const TransportRefusal = lazy(() =>
  import('./transport-refusal.tsx').then((file) => ({ default: file.TransportRefusal })),
);
const loadEnd = () => import('./flights-end.ts');
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
      {view.status === 'failed' || (view.status === 'ready' && !view.chosen) ? (
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

type FlightsEnd = Awaited<ReturnType<typeof loadEnd>>;

function useFlightsForm(view: BookingView, end: FlightsEnd | null) {
  const { state, stay, chosen, party } = view;
  const isPrivate = chosen?.service.private ?? true;
  const paxMax = chosen?.priced ? paxMaxOf(chosen.priced.rate.paxMax, chosen.service.maximum_pax) : 99;
  const { seatPolicy } = party;
  const { trip } = state;
  const check = useCallback(
    (form: FlightsForm) => [
      ...checkFlights(form, trip, { isPrivate, paxMax, seatPolicy }, stay),
      ...(end?.checkSpecialCounts(form.special, sumCounters(form.passengers)) ?? []),
    ],
    [trip, isPrivate, paxMax, seatPolicy, stay, end],
  );
  const form = useIssueForm<FlightsForm>(check, {
    contact: state.contact,
    ...state.flights,
    passengers: state.passengersInfo.map((stay) => stay.counters),
    seats: state.passengersInfo.map((stay) => stay.seats ?? SEATS_UNSAID),
    special: state.special ?? {},
    notes: state.notes,
  });
  return { form, check };
}

type FlightsFieldsProps = Pick<StayOffersAhead, 'offers'> & {
  view: BookingView;
  onWaiting: (is: boolean) => void;
};

function FlightsFields({ view, offers, onWaiting }: FlightsFieldsProps) {
  const texts = useTexts('booking');
  const [, navigate] = useLocation();
  const [end, setEnd] = useState<FlightsEnd | null>(null);
  const { form: unawaited, check } = useFlightsForm(view, end);
  const properties = useProperties();
  const flights = useAwaitedFlights(unawaited, LEGS_OF[view.state.trip]);
  const { form, isWaiting } = flights;
  const [stop, setStop] = useState<FlightsStop | null>(null);
  const [isAdding, setAdding] = useState(false);
  const [question, setQuestion] = useState<TimeQuestion | null>(null);
  const { state } = view;

  useEffect(() => onWaiting(isWaiting), [isWaiting, onWaiting]);
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([loadEnd(), loadAddStay()]).catch(() => undefined),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  useKeptFlights(form.control);

  /** The fields render again for the stays that ride now. Nothing typed is lost, and the focus stays. */
  const changeStays = (change: () => void, focused = RIDING_ID) => {
    keepFlights(form.getValues());
    change();
    setTimeout(() => document.getElementById(focused)?.focus());
  };
  const askForStay = () =>
    Promise.all([loadAddStay(), loadCatalogue(view.locale, 'linking')]).then(
      () => setAdding(true),
      () => notify(texts.notLoaded, 'info'),
    );
  const link = (linked: Linked) => {
    const isMoving = linked.linked.link.kind === 'consecutive';
    changeStays(() => dispatch({ type: 'stayLinked', linked }), isMoving ? MOVING_ID : RIDING_ID);
    const resort = properties.data?.find(({ code }) => code === linked.linked.hotel);
    notify(texts.addStay.added(resort?.name ?? linked.linked.hotel), 'good');
  };

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
    if (hasLeg(state.trip, 'arrival') && nightsOf(typed.arrival, view.span.arrivalOn))
      return document.getElementById(NIGHT_ID)?.focus();
    const special = here.checkSpecialCounts(typed.special, sumCounters(typed.passengers));
    const settled = await here.settleFlights(typed, view);
    for (const issue of [...special, ...settled.issues]) form.control.setIssue(issue);
    const [tooSoon] = settled.refusals;
    const [outside] = settled.outsideStay;
    if (tooSoon) setStop({ kind: 'tooSoon', refusal: tooSoon });
    else if (outside) setStop({ kind: 'outsideStay', refusal: outside, mayBeLate: settled.mayBeLate });
    else if (settled.issues.length > 0) setStop({ kind: 'form', dialog: 'flights' });
    else if (special.length === 0) {
      dispatch({ type: 'pickUpsKnown', pickup: settled.pickup });
      navigate(bookingStepPath('overview'));
    }
  };

  const labels = flightsLabels(state, texts, end?.specialLabels(languageOf(view.locale)));
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
        labels={labels}
        onValid={submit}
        onInvalid={invalid}
        className="grid gap-10"
      >
        <p role="status" className="visually-hidden">
          {isWaiting ? texts.flight.waiting : ''}
        </p>
        {offers && <offers.MovingStays view={view} onLinked={link} />}
        {hasLeg(state.trip, 'arrival') && (
          <Topic title={texts.flight.title.arrival}>
            <FlightSection direction="arrival" place={flightPlaceOf(view)} />
          </Topic>
        )}
        {hasLeg(state.trip, 'departure') && (
          <Topic title={texts.flight.title.departure}>
            <FlightSection direction="departure" place={flightPlaceOf(view)} />
          </Topic>
        )}
        <Topic title={texts.counters.title} lead={texts.counters.lead}>
          <PassengersSection
            view={view}
            loadSpecial={openEnd}
            StayOffers={offers?.StayOffers ?? null}
            onAddStay={askForStay}
            onLinked={link}
            onRemove={(index) => changeStays(() => dispatch({ type: 'stayRemoved', index }))}
          />
        </Topic>
        <Topic title={texts.contact.title} lead={texts.contact.lead}>
          <ContactSection country={state.geolocation?.country ?? view.stay.country} onFile={view.stay} />
        </Topic>
        <Topic title={texts.flights.notesTitle}>
          <TextArea name="notes" max={SPECIAL_REQUEST_MAX} rows={3} optional hint={texts.flights.notesHint} />
        </Topic>
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
            void askForStay();
          }}
          onLate={() => {
            setStop(null);
            form.setValue('arrival.lateFor', form.getValues().arrival.date);
            void form.handleSubmit(submit, invalid)();
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
      <Suspense>
        {isAdding && (
          <AddStayDialog
            base={linkBaseOf(view)}
            lastName={view.stay.lastName}
            airportId={view.airport?.airport_id ?? null}
            riding={state.passengersInfo.map((stay) => stay.folio)}
            phone={view.property?.phone}
            onClose={() => setAdding(false)}
            onLinked={link}
          />
        )}
      </Suspense>
    </>
  );
}
