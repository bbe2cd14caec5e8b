import { nightOfRide } from '@traslado/domain/booking/night-words';
import { sumCounters } from '@traslado/domain/booking/passengers';
import { countsOfItems, itemsOfCounts, type SpecialCounts } from '@traslado/domain/booking/special-counts';
import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { Suspense, useState } from 'react';
import { countersOf } from '../../booking-parts/coupon-view.ts';
import { SpecialOpener } from '../../booking-parts/special-opener.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Counter } from '../../components/counter.tsx';
import { DateField } from '../../components/date-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { NightChoice } from '../../flights/night-choice.tsx';
import { formatAmount, formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { DialogForm } from '../frame/form-dialog.tsx';
import { askChange, type Booking, type Changed, type ChangeWish } from './ask-acting.ts';
import { ChangedRows } from './changed-rows.tsx';
import { LinkStayForm } from './link-stay-dialog.tsx';
import { SayWhy } from './say-why.tsx';
import { linkBaseOf, StaysOfBooking } from './stays-of-booking.tsx';
import { StopBanner } from './stop-banner.tsx';
import { useDeed } from './use-deed.ts';

const loadSpecial = () => import('../../booking-parts/special-part.tsx');

type Ride = Booking['booking']['transfers'][number];
type Values = {
  flight: string;
  date: string;
  time: string;
  terminal: string;
  late: boolean;
  adults: number;
  minors: number;
  babyseat: number;
  special: SpecialCounts;
  /** The guest was called about special items. */
  settled: boolean;
};

const check = ({ flight, date, time }: Values): Issue[] => [
  ...checkRequired('flight', flight),
  ...(isCivilDate(date) ? [] : [{ field: 'date', code: 'date.invalid' }]),
  ...(isCivilTime(time) ? [] : [{ field: 'time', code: 'time.invalid' }]),
];

/** Changes flight, day, time or people for a guest. */
export function ChangeDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const texts = useTexts('staff').acting;
  const open = booking.booking.transfers.filter(({ transfer_id }) =>
    booking.acting?.rides.some((one) => one.transfer_id === transfer_id && one.change.allowed),
  );
  const [first] = open;
  const [chosen, setChosen] = useState(first?.transfer_id ?? 0);
  const ride = open.find(({ transfer_id }) => transfer_id === chosen);
  const words = useTexts('staff').bookings.ride;
  const form = useIssueForm<{ ride: string }>(() => [], { ride: String(chosen) });
  return (
    <Dialog open onClose={onClose} title={texts.deeds.change} size="wide">
      {open.length > 1 && (
        <Form form={form} name={texts.change.which} labels={{ ride: texts.change.which }} onValid={() => {}}>
          <RadioCards
            name="ride"
            onPick={(value) => setChosen(Number(value))}
            cards={open.map(({ transfer_id, direction, flight_code }) => ({
              value: String(transfer_id),
              title: words[direction],
              detail: flight_code,
            }))}
          />
        </Form>
      )}
      {ride && <ChangeRide key={ride.transfer_id} booking={booking} ride={ride} onClose={onClose} />}
    </Dialog>
  );
}

function ChangeRide({ booking, ride, onClose }: { booking: Booking; ride: Ride; onClose: () => void }) {
  const texts = useTexts('staff').acting;
  const { fields } = useTexts('edit');
  const { reservations } = booking.booking;
  const [rider] = reservations;
  const isAlone = reservations.length === 1 && rider !== undefined;
  const deed = useDeed<ChangeWish, Changed>({
    ask: (wish, said) => askChange(booking, wish, said),
    doneText: ({ requires_payment }) => (requires_payment ? texts.change.waits : texts.change.done),
    onClose,
  });
  const [items] = useState(() => countsOfItems(ride.special_items));
  const form = useIssueForm<Values>(check, {
    flight: ride.flight_code,
    date: ride.flight_date,
    time: ride.flight_time,
    terminal: ride.terminal ?? '',
    late: ride.late_arrival ?? false,
    adults: rider?.adults ?? 0,
    minors: rider?.minors ?? 0,
    babyseat: rider?.babyseat ?? 0,
    special: items,
    settled: false,
  });
  const wishOf = ({
    flight,
    date,
    time,
    terminal,
    late,
    adults,
    minors,
    babyseat,
    special,
    settled,
  }: Values): ChangeWish => ({
    transfer_id: ride.transfer_id,
    ...(flight !== ride.flight_code && { flight_code: flight }),
    ...(date !== ride.flight_date && { service_date: date }),
    ...(time !== ride.flight_time && { flight_time: time }),
    ...(terminal.trim() !== (ride.terminal ?? '') && { terminal: terminal.trim() || null }),
    ...(late && { late_arrival: true }),
    ...(isAlone && {
      adults: Number(adults),
      minors: Number(minors),
      babyseat: Number(babyseat),
    }),
    ...(special !== items && { special_items: itemsOfCounts(special) }),
    ...(settled && { special_answer: 'confirmed' as const }),
  });
  const [adults, minors, babyseat, special] = useWatch({
    control: form.control,
    name: ['adults', 'minors', 'babyseat', 'special'],
  });
  const party = sumCounters((isAlone ? [{ adults, minors, babyseat }] : reservations).map(countersOf));
  const { previewed, stop } = deed;
  const [isAdding, setAdding] = useState(false);
  const rideAlong = (receptive_group_id: number) =>
    deed.preview({ transfer_id: ride.transfer_id, receptive_group_id });
  const mayCount = booking.acting?.rides.some(
    ({ transfer_id, passengers }) => transfer_id === ride.transfer_id && passengers.allowed,
  );
  return (
    <>
      {stop && <StopBanner stop={stop} onShow={deed.showNewest} />}
      {stop?.kind === 'refused' && stop.code === 'flight.time_differs' && (
        <Button
          variant="secondary"
          onClick={() => void deed.preview({ ...wishOf(form.getValues()), time_confirmed: true })}
        >
          {texts.change.keepTime}
        </Button>
      )}
      {stop?.kind === 'night' && (
        <Suspense>
          <NightChoice
            nights={stop.nights}
            time={form.getValues().time}
            onChoose={(night, wish) => {
              form.setValue('date', night.to);
              void deed.preview({ ...wishOf(form.getValues()), ...wish });
            }}
          />
        </Suspense>
      )}
      {previewed ? (
        <Previewed booking={booking} direction={ride.direction} answer={previewed.answer} deed={deed} />
      ) : isAdding ? (
        <LinkStayForm
          base={linkBaseOf(booking)}
          groupOf={async () => ({ kind: 'answered', answer: { receptive_group_id: 0 } })}
          onLinked={({ receptive_group_id }) => {
            setAdding(false);
            void rideAlong(receptive_group_id);
          }}
          onBack={() => setAdding(false)}
        />
      ) : (
        <>
          <DialogForm
            title={texts.deeds.change}
            form={form}
            labels={{
              flight: texts.change.flight,
              date: texts.change.date,
              time: texts.change.time,
              terminal: texts.change.terminal,
              late: texts.change.late,
              adults: fields.adults,
              minors: fields.minors,
              babyseat: fields.babyseat,
              settled: texts.change.settled,
            }}
            save={texts.preview}
            busy={texts.busy}
            onSave={(values) => deed.preview(wishOf(values))}
          >
            <TextField name="flight" kind="code" />
            <div className="grid gap-5 sm:grid-cols-2">
              <DateField name="date" />
              <TimeField name="time" />
            </div>
            <TextField name="terminal" kind="code" maxLength={20} optional />
            {ride.direction === 'arrival' && <Checkbox name="late">{texts.change.late}</Checkbox>}
            {isAlone && mayCount && (
              <div>
                <Counter name="adults" min={1} />
                <Counter name="minors" />
                <Counter name="babyseat" />
              </div>
            )}
            <div>
              <Suspense>
                <SpecialOpener party={party} load={loadSpecial} />
              </Suspense>
            </div>
            {(ride.special_answer === 'call' || special !== items) && (
              <Checkbox name="settled">{texts.change.settled}</Checkbox>
            )}
            {!isAlone && <p className="text-small text-soft">{texts.change.several}</p>}
          </DialogForm>
          {mayCount && booking.booking.status !== 'pending_payment' && (
            <StaysOfBooking booking={booking} onAdd={() => setAdding(true)} onGrouped={rideAlong} />
          )}
        </>
      )}
    </>
  );
}

type Deed = ReturnType<typeof useDeed<ChangeWish, Changed>>;

type PreviewedProps = { booking: Booking; direction: Ride['direction']; answer: Changed; deed: Deed };

function Previewed({ booking, direction, answer, deed }: PreviewedProps) {
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  const said = (amount: number) => formatAmount(amount, locale, 'full', answer.currency);
  if (answer.changes.length === 0)
    return (
      <>
        <Banner tone="info">{texts.change.nothing}</Banner>
        <div>
          <Button variant="quiet" onClick={deed.back}>
            {texts.back}
          </Button>
        </div>
      </>
    );
  const { old, new: next } = answer.pick_up;
  const night = nightOfRide(direction, next, languageOf(locale));
  const when = [
    formatCivilDate(next.date, locale, 'short'),
    formatCivilTime(next.time, locale),
    next.zone_name,
    night,
  ]
    .filter(Boolean)
    .join(', ');
  const { change: words } = texts;
  return (
    <SayWhy overrides={answer.overrides} confirm={words.confirm} onConfirm={deed.confirm} onBack={deed.back}>
      <ChangedRows booking={booking} changes={answer.changes} />
      {next.at !== old.at && <p className="font-semibold">{words.pickUp(when)}</p>}
      <p>
        {answer.amount_due > 0
          ? words.pays(said(answer.amount_due))
          : answer.refund > 0
            ? words.refunds(said(answer.refund))
            : words.same}
      </p>
    </SayWhy>
  );
}
