import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { countersOf } from '../../booking-parts/coupon-view.ts';
import { SpecialOpener } from '../../booking-parts/special-opener.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import type { FormHandle } from '../../components/form-store.ts';
import { notify } from '../../components/notification.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { NightChoice } from '../../flights/night-choice.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { useMailWord } from '../session/use-mail-word.ts';
import type { Said } from './ask-acting.ts';
import {
  askBook,
  type Booked,
  type FoundStay,
  type NewBooking,
  legsOf as rides,
  useOffers,
} from './ask-new-booking.ts';
import { LinkStayDialog } from './link-stay-dialog.tsx';
import { NewBookingReview } from './new-booking-review.tsx';
import {
  checkNewBooking as check,
  labelsOf,
  mayGoBeyond,
  newValues,
  sumOf,
  type NewBookingValues as Values,
  wishOf,
} from './new-booking-values.ts';
import { OffersOfStay } from './offers-of-stay.tsx';
import { nameOf, RidingStays } from './riding-stays.tsx';
import { StayLine } from './stay-line.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';
import { useFilledFlight } from './use-filled-flight.ts';
import { useLinkedStays } from './use-linked-stays.ts';

const loadSpecial = () => import('../../booking-parts/special-part.tsx');

/** The preview of a booking, then the booking itself. */
function useNewBooking(stay: FoundStay, form: FormHandle<Values>) {
  const { book: texts, mail } = useTexts('staff').acting;
  const mailWord = useMailWord();
  const [, navigate] = useLocation();
  // One key for one form: pressing twice books once.
  const [key] = useState(() => crypto.randomUUID());
  const [stop, setStop] = useState<Stop | null>(null);
  const [previewed, setPreviewed] = useState<{ wish: NewBooking; answer: Booked } | null>(null);
  const { control } = form;
  const [trip, arrivalOn, departureOn] = useWatch({
    control,
    name: ['trip', 'arrival_date', 'departure_date'],
  });
  const stays = useLinkedStays(stay, form);
  const offers = useOffers(stay.hotel, trip, trip === 'departure' ? departureOn : arrivalOn);

  const ask = async (values: Values, more: Pick<NewBooking, 'time_confirmed' | 'night_confirmed'> = {}) => {
    setStop(null);
    const offer = offers.data?.find(({ id }) => String(id) === values.service);
    if (!offer || offer.service_rate_id === null)
      return form.setError('service', { type: 'field.required', params: {} });
    const group = await stays.groupOf(values.riders);
    if (group.kind !== 'answered') return setStop(group);
    const { receptive_group_id } = group.answer;
    const chosen = { service_id: offer.id, service_rate_id: offer.service_rate_id, receptive_group_id };
    const wish = { ...wishOf(stay, values), ...chosen, uuidReference: key, ...more };
    const outcome = await askBook(wish, null);
    if (outcome.kind === 'answered') setPreviewed({ wish, answer: outcome.answer });
    else setStop(outcome);
  };
  const book = async (said: Said) => {
    if (!previewed) return;
    setStop(null);
    const outcome = await askBook(previewed.wish, said);
    if (outcome.kind !== 'answered') return setStop(outcome);
    const { booking, amount_due } = outcome.answer;
    notify(amount_due > 0 ? texts.doneHeld : `${texts.doneFree} ${mailWord(mail)}`, 'good');
    navigate(`/admin/bookings/${booking?.id}`, { state: { payLink: amount_due > 0 } });
  };
  const back = () => {
    setStop(null);
    setPreviewed(null);
  };
  return {
    trip,
    stays,
    offers,
    stop,
    ask,
    answer: previewed?.answer ?? null,
    book,
    back,
    clear: () => setStop(null),
  };
}

type FlightFieldsProps = { leg: 'arrival' | 'departure'; form: FormHandle<Values> };

/** A flight of the new booking. Its number and day fill in the rest. */
function FlightFields({ leg, form }: FlightFieldsProps) {
  const [flight, date, time] = useWatch({
    control: form.control,
    name: [`${leg}_flight`, `${leg}_date`, `${leg}_time`] as const,
  });
  const onFill = useCallback(
    (filled: { time: string; terminal: string }) => {
      form.setValue(`${leg}_time`, filled.time);
      form.setValue(`${leg}_terminal`, filled.terminal);
    },
    [form, leg],
  );
  useFilledFlight({ direction: leg, flight, date, time, onFill });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 wide:grid-cols-4">
      <TextField name={`${leg}_flight`} kind="code" maxLength={12} />
      <DateField name={`${leg}_date`} />
      <TimeField name={`${leg}_time`} />
      <TextField name={`${leg}_terminal`} kind="code" maxLength={20} optional />
    </div>
  );
}

/** Rides, people and contact of a new booking; then its effects, its reason, and the booking. */
export function NewBookingForm({ stay }: { stay: FoundStay }) {
  const { acting } = useTexts('staff');
  const texts = acting.book;
  const { fields } = useTexts('edit');
  const form = useIssueForm<Values>(check, newValues(stay));
  const party = countersOf(sumOf(useWatch({ control: form.control, name: 'riders' })));
  const { trip, stays, offers, stop, ask, ...booking } = useNewBooking(stay, form);
  const [isAdding, setAdding] = useState(false);
  if (booking.answer)
    return (
      <NewBookingReview
        answer={booking.answer}
        others={stays.linked.map(nameOf)}
        stop={stop}
        onBook={booking.book}
        onBack={booking.back}
      />
    );
  return (
    <>
      <Form
        form={form}
        name={texts.form}
        labels={{ ...texts.labels, ...labelsOf(stays.linked.length + 1, fields) }}
        onValid={(values) => ask(values)}
        className="mt-4 grid gap-5 rounded-lg bg-surface p-4 shadow-ticket sm:px-5"
      >
        <StayLine stay={stay} linked={stays.linked} />
        <RidePart offers={offers} />
        <OffersOfStay
          stay={stay}
          valuesOf={() => ({ ...form.getValues(), ...sumOf(form.getValues().riders) })}
        />
        <Part title={texts.flights}>
          {rides(trip).map((leg) => (
            <FlightFields key={leg} leg={leg} form={form} />
          ))}
          {trip !== 'departure' && <Checkbox name="late">{acting.change.late}</Checkbox>}
        </Part>
        <Part title={texts.people}>
          <RidingStays
            stay={stay}
            linked={stays.linked}
            onAdd={() => setAdding(true)}
            onRemove={stays.remove}
          />
          <div className="max-w-form">
            <Suspense>
              <SpecialOpener party={party} load={loadSpecial} />
            </Suspense>
          </div>
        </Part>
        <ContactPart stay={stay} />
        {stop && <StopBanner stop={stop} onShow={booking.clear} />}
        {stop?.kind === 'night' && (
          <Suspense>
            <NightChoice
              nights={stop.nights}
              time={form.getValues().arrival_time}
              onChoose={(night, { night_confirmed }) => {
                form.setValue('arrival_date', night.to);
                void ask(form.getValues(), night_confirmed ? { night_confirmed } : {});
              }}
            />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={acting.busy}>
            {acting.preview}
          </Button>
          {stop?.kind === 'refused' && stop.code === 'flight.time_differs' && (
            <Button variant="secondary" onClick={() => void ask(form.getValues(), { time_confirmed: true })}>
              {acting.change.keepTime}
            </Button>
          )}
        </div>
      </Form>
      {isAdding && (
        <LinkStayDialog
          base={{ hotel: stay.hotel, folio: stay.folio }}
          groupOf={() => stays.groupOf()}
          onClose={() => setAdding(false)}
          onLinked={(answer) => {
            setAdding(false);
            stays.add(answer);
          }}
        />
      )}
    </>
  );
}

function RidePart({ offers }: { offers: ReturnType<typeof useOffers> }) {
  const texts = useTexts('staff').acting.book;
  return (
    <Part title={texts.ride}>
      <RadioCards
        name="trip"
        cards={(['round_trip', 'arrival', 'departure'] as const).map((value) => ({
          value,
          title: texts.trips[value],
        }))}
      />
      <SelectField
        name="service"
        placeholder={texts.chooseService}
        hint={offers.isError ? texts.noOffers : undefined}
        options={(offers.data ?? []).map(({ id, sheet, closed, service_rate_id }) => ({
          value: String(id),
          label: [sheet?.name ?? id, closed?.detail].filter(Boolean).join(' · '),
          // Late rides and club stays are for staff to sell: the server decides.
          disabled: (closed !== null && !mayGoBeyond(closed.code)) || service_rate_id === null,
        }))}
      />
    </Part>
  );
}

function ContactPart({ stay }: { stay: FoundStay }) {
  const texts = useTexts('staff').acting.book;
  return (
    <Part title={texts.contact}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField name="name" autoComplete="off" maxLength={80} />
        <TextField
          name="email"
          type="email"
          autoComplete="off"
          optional={stay.email !== null}
          hint={stay.email === null ? undefined : texts.onFile(stay.email)}
        />
        <TextField
          name="phone"
          type="tel"
          autoComplete="off"
          optional={stay.has_phone}
          hint={stay.has_phone ? texts.phoneOnFile : texts.phoneHint}
        />
      </div>
      <TextArea name="observation" max={500} rows={2} optional />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-line border-t pt-4">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}
