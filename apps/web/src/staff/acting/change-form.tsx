import { checkRequired } from '@traslado/domain/forms/field';
import type { Issue } from '@traslado/domain/forms/issue';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { Checkbox } from '../../components/checkbox.tsx';
import { Counter } from '../../components/counter.tsx';
import { DateField } from '../../components/date-field.tsx';
import type { FormHandle } from '../../components/form-store.ts';
import { TextField } from '../../components/text-field.tsx';
import { TimeField } from '../../components/time-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import type { Booking, ChangeWish } from './ask-acting.ts';

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
};

const check = ({ flight, date, time }: Values): Issue[] => [
  ...checkRequired('flight', flight),
  ...(isCivilDate(date) ? [] : [{ field: 'date', code: 'date.invalid' }]),
  ...(isCivilTime(time) ? [] : [{ field: 'time', code: 'time.invalid' }]),
];

/** The fields of a ride with its people, and the wish that is typed in them. */
export function useChangeForm(booking: Booking, ride: Ride) {
  const { reservations } = booking.booking;
  const [rider] = reservations;
  const isAlone = reservations.length === 1 && rider !== undefined;
  const form = useIssueForm<Values>(check, {
    flight: ride.flight_code,
    date: ride.flight_date,
    time: ride.flight_time,
    terminal: ride.terminal ?? '',
    late: ride.late_arrival ?? false,
    adults: rider?.adults ?? 0,
    minors: rider?.minors ?? 0,
    babyseat: rider?.babyseat ?? 0,
  });
  const wish = (): ChangeWish => {
    const { flight, date, time, terminal, late, adults, minors, babyseat } = form.getValues();
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
    };
  };
  return { form, isAlone, wish };
}

type ChangeFormProps = {
  form: FormHandle<Values>;
  ride: Ride;
  /** One stay rides: its people stand among the fields. */
  isAlone: boolean;
  /** The people may be changed now. */
  mayCount: boolean;
  onPreview: () => Promise<void>;
};

export function ChangeForm({ form, ride, isAlone, mayCount, onPreview }: ChangeFormProps) {
  const texts = useTexts('staff').acting;
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
      }}
      save={texts.preview}
      busy={texts.busy}
      onSave={onPreview}
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
      {!isAlone && <p className="text-small text-soft">{texts.change.several}</p>}
    </DialogForm>
  );
}
