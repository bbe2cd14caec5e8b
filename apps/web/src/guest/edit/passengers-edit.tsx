import { type Counters, checkPartyPassengers } from '@traslado/domain/booking/passengers';
import type { ReactNode } from 'react';
import { type CouponView, countersOf } from '../../booking-parts/coupon-view.ts';
import { Counter } from '../../components/counter.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { ChangeWish } from './ask-change.ts';
import { EditForm } from './edit-form.tsx';
import type { EditProps } from './edit-frame.tsx';
import type { Previewed } from './use-preview.ts';

type PassengersValues = { passengers: Counters[] };

const FIELDS: Readonly<Record<string, keyof Counters>> = {
  adults: 'adults',
  minors: 'children',
  babyseat: 'babySeats',
};

/** `adults` or `reservations.1.minors` of the call → `passengers.1.children` of the form. */
function formField(field: string): string | null {
  const [, index = '0', name = ''] = /^(?:reservations\.(\d+)\.)?(\w+)$/.exec(field) ?? [];
  const counter = FIELDS[name];
  return counter ? `passengers.${index}.${counter}` : null;
}

function wishOf(coupon: CouponView, passengers: readonly Counters[]): ChangeWish {
  const [only] = passengers;
  if (passengers.length === 1 && only)
    return { adults: only.adults, minors: only.children, babyseat: only.babySeats };
  return {
    reservations: coupon.reservations.map((stay, index) => ({
      hotel: stay.hotel,
      folio: stay.folio,
      adults: passengers[index]?.adults ?? stay.adults,
      minors: passengers[index]?.children ?? stay.minors,
      babyseat: passengers[index]?.babySeats ?? stay.babyseat,
    })),
  };
}

const check = (values: PassengersValues) => checkPartyPassengers(values.passengers);

/** Passengers, stay by stay. More people than there is room for are priced, and read aloud, before anything else. */
export function PassengersEdit({ stays, ...props }: EditProps & { stays: ReactNode }) {
  const { coupon } = props;
  const words = useTexts('booking').counters;
  const form = useIssueForm<PassengersValues>(check, {
    passengers: coupon.reservations.map(countersOf),
  });
  const several = coupon.reservations.length > 1;
  const labels = Object.fromEntries(
    coupon.reservations.flatMap((_, index) => [
      [`passengers.${index}.adults`, words.adults],
      [`passengers.${index}.children`, words.children],
      [`passengers.${index}.babySeats`, words.babySeats],
    ]),
  );
  return (
    <EditForm
      {...props}
      topic="passengers"
      form={form}
      labels={labels}
      wishOf={({ passengers }) => wishOf(coupon, passengers)}
      fieldOf={formField}
      warning={(previewed, go, close) =>
        costsMore(previewed) ? <CostDialog previewed={previewed} onGo={go} onClose={close} /> : null
      }
    >
      <div className="grid gap-4">
        {coupon.reservations.map((stay, index) => (
          <section
            key={`${stay.hotel}-${stay.folio}`}
            aria-label={`${stay.guest}, ${stay.folio}`}
            className="rounded-md bg-surface px-5 py-3"
          >
            {several && (
              <p className="border-line border-b pb-2">
                <span className="font-semibold">{stay.guest}</span>
                <span className="block text-caption text-soft">
                  {stay.hotel_name}, {stay.folio}
                  {stay.main && ` · ${words.mainGuest}`}
                </span>
              </p>
            )}
            <div className="divide-y divide-line">
              <Counter name={`passengers.${index}.adults`} detail={words.adultsDetail} />
              <Counter name={`passengers.${index}.children`} detail={words.childrenDetail} />
              <Counter name={`passengers.${index}.babySeats`} detail={words.babySeatsDetail} />
            </div>
          </section>
        ))}
      </div>
      {stays}
    </EditForm>
  );
}

/** True for a change with another vehicle or another seat: it is shown before the rest. */
function costsMore({ answer }: Previewed): boolean {
  return answer.notices.some(
    (notice) => notice === 'change.more_vehicles' || notice === 'change.extra_charge',
  );
}

type CostDialogProps = { previewed: Previewed; onClose: () => void; onGo: () => void };

/** More vehicles, or more seats: shown before the details. */
function CostDialog({ previewed, onClose, onGo }: CostDialogProps) {
  const texts = useTexts('edit').dialogs;
  const locale = useLocale();
  const { answer } = previewed;
  const isVehicles = answer.notices.includes('change.more_vehicles');
  return (
    <Dialog
      onClose={onClose}
      title={isVehicles ? texts.vehicles.title(answer.vehicles.new) : texts.extra.title}
      actions={
        <TwoButtons
          main={[isVehicles ? texts.vehicles.go : texts.extra.go, onGo]}
          other={[texts.cancel, onClose]}
        />
      }
    >
      <p>
        {isVehicles
          ? texts.vehicles.text(answer.vehicles.new, formatAmount(answer.total.new, locale))
          : texts.extra.text(formatAmount(answer.amount_due, locale))}
      </p>
    </Dialog>
  );
}
