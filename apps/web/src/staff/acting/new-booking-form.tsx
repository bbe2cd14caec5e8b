import { isOfNotice } from '@traslado/domain/booking/availability';
import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { notify } from '../../components/notification.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Said } from './ask-acting.ts';
import {
  askBook,
  type Booked,
  type FoundStay,
  type Leg,
  type NewBooking,
  legsOf as rides,
  type Trip,
  useOffers,
} from './ask-new-booking.ts';
import { LinkStayDialog } from './link-stay-dialog.tsx';
import { NewBookingReview } from './new-booking-review.tsx';
import { OffersOfStay } from './offers-of-stay.tsx';
import { nameOf, RidingStays } from './riding-stays.tsx';
import { StayLine } from './stay-line.tsx';
import { type Stop, StopBanner } from './stop-banner.tsx';
import { type Riders, useLinkedStays } from './use-linked-stays.ts';

type Values = {
  trip: Trip;
  service: string;
  arrival_flight: string;
  arrival_date: string;
  arrival_time: string;
  departure_flight: string;
  departure_date: string;
  departure_time: string;
  /** Of the guest's own stay first, then of those that are linked. */
  riders: readonly Riders[];
  name: string;
  email: string;
  phone: string;
  observation: string;
};

type Texts = Readonly<Record<'adults' | 'minors' | 'babyseat', string>>;

/** Labels of the counters of so many stays. */
const labelsOf = (stays: number, { adults, minors, babyseat }: Texts): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: stays }, (_, index) => [
      [`riders.${index}.adults`, adults],
      [`riders.${index}.minors`, minors],
      [`riders.${index}.babyseat`, babyseat],
    ]).flat(),
  );

/** The passengers, over all stays. */
const sumOf = (riders: readonly Riders[]): Riders => ({
  adults: riders.reduce((sum, { adults }) => sum + Number(adults), 0),
  minors: riders.reduce((sum, { minors }) => sum + Number(minors), 0),
  babyseat: riders.reduce((sum, { babyseat }) => sum + Number(babyseat), 0),
});

const check = (values: Values): Issue[] => [
  ...rides(values.trip).flatMap((leg) => [
    ...checkRequired(`${leg}_flight`, values[`${leg}_flight`]),
    ...(isCivilDate(values[`${leg}_date`]) ? [] : [{ field: `${leg}_date`, code: 'date.invalid' }]),
    ...(isCivilTime(values[`${leg}_time`]) ? [] : [{ field: `${leg}_time`, code: 'time.invalid' }]),
  ]),
  ...checkRequired('service', values.service),
  ...checkRequired('name', values.name),
];

const mayGoBeyond = (code: string): boolean => code === 'stay.club_concierge' || isOfNotice(code);

const legOf = (values: Values, leg: Leg) => ({
  flight_key: values[`${leg}_flight`].trim(),
  service_date: values[`${leg}_date`],
  flight_time: values[`${leg}_time`],
});

/** Rides, people and contact of a new booking; then its effects, its reason, and the booking. */
export function NewBookingForm({ stay }: { stay: FoundStay }) {
  const { acting } = useTexts('staff');
  const texts = acting.book;
  const { fields } = useTexts('edit');
  const [, navigate] = useLocation();
  // One key for one form: pressing twice books once.
  const [key] = useState(() => crypto.randomUUID());
  const [stop, setStop] = useState<Stop | null>(null);
  const [previewed, setPreviewed] = useState<{ wish: NewBooking; answer: Booked } | null>(null);
  const form = useIssueForm<Values>(check, {
    trip: 'round_trip',
    service: '',
    arrival_flight: '',
    arrival_date: stay.arrival_date,
    arrival_time: '',
    departure_flight: '',
    departure_date: stay.departure_date,
    departure_time: '',
    riders: [{ adults: stay.adults, minors: stay.minors, babyseat: 0 }],
    name: stay.guest,
    email: '',
    phone: '',
    observation: '',
  });
  const [trip, arrivalOn, departureOn] = useWatch({
    control: form.control,
    name: ['trip', 'arrival_date', 'departure_date'],
  });
  const stays = useLinkedStays(stay, form);
  const [isAdding, setAdding] = useState(false);
  const offers = useOffers(stay.hotel, trip, trip === 'departure' ? departureOn : arrivalOn);

  const preview = async (wish: NewBooking) => {
    const outcome = await askBook(wish, null);
    if (outcome.kind === 'answered') setPreviewed({ wish, answer: outcome.answer });
    else setStop(outcome);
  };
  const wishOf = (values: Values, groupId: number): NewBooking | null => {
    const offer = offers.data?.find(({ id }) => String(id) === values.service);
    if (!offer || offer.service_rate_id === null) return null;
    return {
      hotel: stay.hotel,
      folio: stay.folio,
      service_id: offer.id,
      service_rate_id: offer.service_rate_id,
      is_round_trip: values.trip === 'round_trip',
      ...(values.trip !== 'departure' && { arrival: legOf(values, 'arrival') }),
      ...(values.trip !== 'arrival' && { departure: legOf(values, 'departure') }),
      ...sumOf(values.riders),
      receptive_group_id: groupId,
      name: values.name.trim(),
      ...(values.email.trim() && { email: values.email.trim() }),
      ...(values.phone.trim() && { phone: values.phone.trim() }),
      ...(values.observation.trim() && { observation: values.observation.trim() }),
      uuidReference: key,
    };
  };
  const ask = async (values: Values, more: Pick<NewBooking, 'time_confirmed'> = {}) => {
    setStop(null);
    if (!wishOf(values, 0)) return form.setError('service', { type: 'field.required', params: {} });
    const group = await stays.groupOf(values.riders);
    if (group.kind !== 'answered') return setStop(group);
    const wish = wishOf(values, group.answer.receptive_group_id);
    if (wish) await preview({ ...wish, ...more });
  };
  const book = async (said: Said) => {
    if (!previewed) return;
    setStop(null);
    const outcome = await askBook(previewed.wish, said);
    if (outcome.kind !== 'answered') return setStop(outcome);
    const { booking, amount_due } = outcome.answer;
    notify(amount_due > 0 ? texts.doneHeld : texts.doneFree, 'good');
    navigate(`/admin/bookings/${booking?.id}`, { state: { payLink: amount_due > 0 } });
  };
  if (previewed)
    return (
      <NewBookingReview
        answer={previewed.answer}
        others={stays.linked.map(nameOf)}
        stop={stop}
        onBook={book}
        onBack={() => {
          setStop(null);
          setPreviewed(null);
        }}
      />
    );
  return (
    <>
      <Form
        form={form}
        name={texts.form}
        labels={{ ...texts.labels, ...labelsOf(stays.linked.length + 1, fields) }}
        onValid={(values) => ask(values)}
        className="mt-6 grid gap-8 rounded-lg bg-surface p-5 shadow-ticket sm:p-7"
      >
        <StayLine stay={stay} linked={stays.linked} />
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
        <OffersOfStay
          stay={stay}
          valuesOf={() => ({ ...form.getValues(), ...sumOf(form.getValues().riders) })}
        />
        <Part title={texts.flights}>
          {rides(trip).map((leg) => (
            <div key={leg} className="grid items-start gap-5 sm:grid-cols-3">
              <TextField
                name={`${leg}_flight`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={12}
              />
              <DateField name={`${leg}_date`} />
              <TimeField name={`${leg}_time`} />
            </div>
          ))}
        </Part>
        <Part title={texts.people}>
          <RidingStays
            stay={stay}
            linked={stays.linked}
            onAdd={() => setAdding(true)}
            onRemove={stays.remove}
          />
        </Part>
        <Part title={texts.contact}>
          <div className="grid items-start gap-5 sm:grid-cols-3">
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
        {stop && <StopBanner stop={stop} onShow={() => setStop(null)} />}
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-line border-t pt-6">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}
