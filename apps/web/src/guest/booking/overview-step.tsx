import { headCount, sumCounters } from '@traslado/domain/booking/passengers';
import { listSpecialItems, specialWords } from '@traslado/domain/booking/special-words';
import { checkOverview } from '@traslado/domain/forms/overview-form';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { moneyText, partyText, priceLineTexts } from '../../booking-parts/booking-words.ts';
import { TermsSections } from '../../booking-parts/sheet-sections.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { Icon } from '../../components/icon.tsx';
import { PriceLines } from '../../components/price-lines.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Ticket, TicketPart, TicketTear } from '../../components/ticket.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { hasLeg } from '../../flights/flight-entry.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import { type BookOutcome, bookCoupon } from './book.ts';
import { BookingFrame } from './booking-frame.tsx';
import { specialItemsOf } from './coupon-body.ts';
import { focusFirstWrong } from './focus-first-wrong.ts';
import { OverviewDialogs, type OverviewStop } from './overview-dialogs.tsx';
import { OverviewLeg } from './overview-leg.tsx';
import { shownContact } from './shown-contact.ts';
import { TransportRefusal } from './transport-refusal.tsx';
import { type BookingView, useBookingView } from './use-booking-view.ts';

const FORM_ID = 'overview-form';

/**
 * Step 3: everything once more, before anything is booked. With something due, leaving this step books: the seats are held from then on, and the next
 * page can show for how long. With nothing due, booking is confirming, and that is step 4's own button.
 */
export function OverviewStep() {
  const words = useTexts('bookingEnd').overview;
  const view = useBookingView();
  const [busy, setBusy] = useState(false);
  const { due } = view;
  return (
    <BookingFrame
      step="overview"
      title={words.title}
      lead={words.lead}
      view={view}
      action={
        due && (
          <Button
            type="submit"
            form={FORM_ID}
            className="w-full"
            iconAfter="arrowRight"
            busy={busy}
            busyLabel={words.booking}
          >
            {due.dueMinor > 0 ? words.toPayment : words.toConfirm}
          </Button>
        )
      }
    >
      {view.status === 'failed' ? (
        <TransportRefusal error={view.error} view={view} />
      ) : view.chosen && due ? (
        <Overview view={view} onBusy={setBusy} />
      ) : view.status === 'ready' ? (
        <OverviewDialogs stop={{ kind: 'noRate' }} view={view} onClose={() => undefined} />
      ) : (
        <Skeleton className="h-[62rem] w-full rounded-lg sm:h-[44rem]" />
      )}
    </BookingFrame>
  );
}

function stopOf(outcome: BookOutcome, view: BookingView): OverviewStop | null {
  switch (outcome.kind) {
    case 'booked': {
      const shownMinor = view.due?.dueMinor ?? 0;
      const { dueMinor } = outcome.sale;
      return dueMinor === shownMinor ? null : { kind: 'priceChanged', shownMinor, dueMinor };
    }
    case 'refused':
      return outcome.code === 'rate.none' ? { kind: 'noRate' } : outcome;
    default:
      return outcome;
  }
}

function Overview({ view, onBusy }: { view: BookingView; onBusy: (busy: boolean) => void }) {
  const texts = useTexts('booking');
  const words = useTexts('bookingEnd').overview;
  const [, navigate] = useLocation();
  const [stop, setStop] = useState<OverviewStop | null>(null);
  const { state, chosen, due, locale } = view;
  const form = useIssueForm(checkOverview, { policiesAccepted: state.policiesAccepted });
  const accepted = useWatch({ control: form.control, name: 'policiesAccepted' });

  useEffect(() => {
    dispatch({ type: 'policiesAccepted', accepted });
  }, [accepted]);

  const go = async () => {
    if (due?.dueMinor === 0) {
      navigate(bookingStepPath('payment'));
      return;
    }
    onBusy(true);
    const next = stopOf(await bookCoupon(view), view);
    onBusy(false);
    if (next) setStop(next);
    else navigate(bookingStepPath('payment'));
  };

  if (!chosen || !due) return null;
  return (
    <Form
      form={form}
      id={FORM_ID}
      name={words.title}
      labels={{ policiesAccepted: words.policies }}
      onValid={go}
      onInvalid={() => focusFirstWrong(FORM_ID)}
    >
      <Ticket>
        <TicketPart className="p-5 pb-2 sm:p-8 sm:pb-3">
          <Heading title={chosen.sheet.name} edit={bookingStepPath('service')} what={words.editRide}>
            <p className="text-soft">{texts.trips[state.trip].title}</p>
          </Heading>
        </TicketPart>
        {hasLeg(state.trip, 'arrival') && <OverviewLeg direction="arrival" view={view} />}
        {hasLeg(state.trip, 'departure') && <OverviewLeg direction="departure" view={view} />}
        <TicketTear />
        <TicketPart className="p-5 pt-3 sm:p-8 sm:pt-4">
          <Facts view={view} />
          <div className="mt-7">
            <PriceLines
              lines={priceLineTexts(due.lines, texts, locale)}
              total={{
                label: texts.price.total,
                amount: moneyText(due.dueMinor, locale, 'main'),
                note: due.dueMinor === 0 ? texts.card.paidByStay : texts.price.allIn,
              }}
            />
          </div>
        </TicketPart>
      </Ticket>
      <div className="mt-8 rounded-lg bg-sunk">
        <details className="group px-5">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {words.readTerms}
            <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-6 pb-5">
            <TermsSections terms={chosen.sheet.terms} policies={chosen.sheet.policies} />
          </div>
        </details>
        <div className="border-line border-t px-5 py-3">
          <Checkbox name="policiesAccepted">{words.accept}</Checkbox>
        </div>
      </div>
      <OverviewDialogs
        stop={stop}
        view={view}
        onClose={() => {
          setStop(null);
          focusFirstWrong(FORM_ID);
        }}
        onAccept={() => navigate(bookingStepPath('payment'))}
        onRetry={() => {
          setStop(null);
          void go();
        }}
      />
    </Form>
  );
}

/** The people, their contact, their special items and their notes. */
function Facts({ view }: { view: BookingView }) {
  const texts = useTexts('booking');
  const words = useTexts('bookingEnd').overview;
  const { state, due, locale } = view;
  // The people of a stay who only move on are counted at the other.
  const counters = view.party.stays.filter((stay) => headCount(stay.counters) > 0);
  const contact = shownContact(state.contact, view.stay);
  const language = languageOf(locale);
  const party = sumCounters(state.passengersInfo.map((stay) => stay.counters));
  const special = listSpecialItems(specialItemsOf(state, party), language);
  const notes = state.notes.trim();
  const vehicles = due?.vehicles ?? 1;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Fact title={words.passengers} edit={words.editPassengers}>
        {counters.map((stay) => (
          <span key={stay.folio} className="block">
            {counters.length > 1 && <span className="block text-small text-soft">{stay.guest}</span>}
            {partyText(stay.counters, texts, locale)}
          </span>
        ))}
        {vehicles > 1 && <span className="block text-small text-soft">{words.vehicles(vehicles)}</span>}
      </Fact>
      <Fact title={texts.contact.title} edit={words.editContact}>
        <span className="block">{state.contact.name}</span>
        <span className="block text-small text-soft">{contact.email}</span>
        <span className="block text-small text-soft">{contact.phone}</span>
      </Fact>
      {special !== '' && (
        <div className="sm:col-span-2">
          <Fact title={specialWords[language].title} edit={words.editSpecial}>
            {special}
          </Fact>
        </div>
      )}
      {notes !== '' && (
        <div className="sm:col-span-2">
          <Fact title={texts.flights.notesTitle} edit={words.editNotes}>
            <span className="whitespace-pre-wrap">{notes}</span>
          </Fact>
        </div>
      )}
    </div>
  );
}

function EditLink({ href, what }: { href: string; what: string }) {
  const texts = useTexts('booking');
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-small underline decoration-control decoration-2 underline-offset-4 hover:decoration-accent"
    >
      {texts.edit}
      <span className="visually-hidden"> {what}</span>
    </Link>
  );
}

function Heading({
  title,
  edit,
  what,
  children,
}: {
  title: string;
  edit: string;
  what: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 className="text-title">{title}</h2>
        {children}
      </div>
      <EditLink href={edit} what={what} />
    </div>
  );
}

function Fact({ title, edit, children }: { title: string; edit: string; children: ReactNode }) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold font-text text-small text-soft">{title}</h3>
        <EditLink href={bookingStepPath('flights')} what={edit} />
      </div>
      <div className="font-semibold">{children}</div>
    </div>
  );
}
