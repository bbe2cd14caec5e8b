import { sumCounters } from '@traslado/domain/booking/passengers';
import { countsOfItems, itemsOfCounts, type SpecialCounts } from '@traslado/domain/booking/special-counts';
import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { Suspense, useCallback, useState } from 'react';
import { countersOf } from '../../booking-parts/coupon-view.ts';
import { SpecialOpener } from '../../booking-parts/special-opener.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Counter } from '../../components/counter.tsx';
import { DateField } from '../../components/date-field.tsx';
import { useWatch } from '../../components/form-context.ts';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import type { Booking, ChangeWish } from './ask-acting.ts';
import { useFilledFlight } from './use-filled-flight.ts';

const loadSpecial = () => import('../../booking-parts/special-part.tsx');

export type Ride = Booking['booking']['transfers'][number];

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
  ...checkRequired('time', time),
  ...(isCivilTime(time) ? [] : [{ field: 'time', code: 'time.invalid' }]),
];

/** The fields of a ride with its people, and the wish that is typed in them. */
export function useChangeForm(booking: Booking, ride: Ride) {
  const { reservations } = booking.booking;
  const [rider] = reservations;
  const isAlone = reservations.length === 1 && rider !== undefined;
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
  const [flight, date, time] = useWatch({ control: form.control, name: ['flight', 'date', 'time'] });
  const onFill = useCallback(
    (filled: { time: string; terminal: string }) => {
      form.setValue('time', filled.time);
      form.setValue('terminal', filled.terminal);
    },
    [form],
  );
  const isUnlisted = useFilledFlight({
    direction: ride.direction,
    airportId: booking.booking.airport.airport_id,
    flight,
    date,
    time,
    saved: { flight: ride.flight_code, date: ride.flight_date },
    onFill,
  });
  const wish = (): ChangeWish => {
    const { flight, date, time, terminal, late, adults, minors, babyseat, special, settled } =
      form.getValues();
    return {
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
    };
  };
  const [adults, minors, babyseat, special] = useWatch({
    control: form.control,
    name: ['adults', 'minors', 'babyseat', 'special'],
  });
  return {
    form,
    /** One stay rides: its people stand among the fields. */
    isAlone,
    wish,
    /** The schedule has no such flight on that day at this airport. */
    isUnlisted,
    city: booking.booking.airport.city,
    party: sumCounters((isAlone ? [{ adults, minors, babyseat }] : reservations).map(countersOf)),
    /** The desk may say that the guest was called. */
    maySettle: ride.special_answer === 'call' || special !== items,
  };
}

type ChangeFormProps = {
  change: ReturnType<typeof useChangeForm>;
  ride: Ride;
  /** The people may be changed now. */
  mayCount: boolean;
  onPreview: () => Promise<void>;
};

export function ChangeForm({ change, ride, mayCount, onPreview }: ChangeFormProps) {
  const { form, isAlone, party, maySettle, isUnlisted, city } = change;
  const texts = useTexts('staff').acting;
  const locale = useLocale();
  const [flight, date] = useWatch({ control: form.control, name: ['flight', 'date'] });
  const { fields } = useTexts('edit');
  return (
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
      onSave={onPreview}
    >
      <TextField
        name="flight"
        kind="code"
        hint={
          isUnlisted
            ? texts.change.unlisted[ride.direction](
                flight.trim(),
                city,
                formatCivilDate(date, locale, 'short'),
              )
            : undefined
        }
      />
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
      {maySettle && <Checkbox name="settled">{texts.change.settled}</Checkbox>}
      {!isAlone && <p className="text-small text-soft">{texts.change.several}</p>}
    </DialogForm>
  );
}
