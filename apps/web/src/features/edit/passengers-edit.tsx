import { type Counters, checkGroupPassengers } from '@traslado/domain/booking/passengers';
import { useCallback, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Counter } from '../../components/counter.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useMoment } from '../mytransportation/moment.ts';
import type { CouponView } from '../voucher/kept-bookings.ts';
import type { ChangeWish } from './ask-change.ts';
import { ChangeReview } from './change-review.tsx';
import { EditDialogs } from './edit-dialogs.tsx';
import { EditFrame } from './edit-frame.tsx';
import type { EditProps } from './edit-page.tsx';
import { type Previewed, usePreview } from './use-preview.ts';

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

const check = (values: PassengersValues) => checkGroupPassengers(values.passengers);

/** Who rides, stay by stay. More people than there is room for are priced, and said aloud, before anything else. */
export function PassengersEdit({ coupon, ride }: EditProps) {
  const texts = useTexts('edit');
  const words = useTexts('booking').counters;
  const moment = useMoment();
  const form = useIssueForm<PassengersValues>(check, {
    passengers: coupon.reservations.map(({ adults, minors, babyseat }) => ({
      adults,
      children: minors,
      babySeats: babyseat,
    })),
  });
  const { stop, setStop, preview, previewed, setPreviewed } = usePreview(coupon, ride.transfer_id);
  const [warned, setWarned] = useState<Previewed | null>(null);
  const submit = useCallback(
    async (values: PassengersValues) => {
      const wish = wishOf(coupon, values.passengers);
      const answer = await preview(wish);
      if (!answer) return;
      const costs = answer.notices.some(
        (notice) => notice === 'change.more_vehicles' || notice === 'change.extra_charge',
      );
      if (costs) setWarned({ wish, answer });
      else setPreviewed({ wish, answer });
    },
    [coupon, preview, setPreviewed],
  );
  const mark = () => {
    if (stop?.kind !== 'refused') return;
    for (const issue of stop.issues) {
      const field = formField(issue.field);
      if (field) form.control.setIssue({ field, code: issue.code });
    }
  };
  const several = coupon.reservations.length > 1;
  const labels = Object.fromEntries(
    coupon.reservations.flatMap((_, index) => [
      [`passengers.${index}.adults`, words.adults],
      [`passengers.${index}.children`, words.children],
      [`passengers.${index}.babySeats`, words.babySeats],
    ]),
  );
  if (previewed) {
    return (
      <ChangeReview coupon={coupon} ride={ride} previewed={previewed} onBack={() => setPreviewed(null)} />
    );
  }
  return (
    <EditFrame coupon={coupon} topic="passengers">
      <Form form={form} name={texts.titles.passengers} labels={labels} onValid={submit}>
        <div className="grid gap-4">
          {coupon.reservations.map((stay, index) => (
            <section
              key={`${stay.hotel}-${stay.folio}`}
              aria-label={stay.guest}
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
        {stop?.kind === 'nothing' && (
          <div className="mt-5">
            <Banner live>{texts.nothing}</Banner>
          </div>
        )}
        <Button
          type="submit"
          size="large"
          className="mt-7 w-full sm:w-auto"
          iconAfter="arrowRight"
          busy={form.formState.isSubmitting}
          busyLabel={texts.reckoning}
        >
          {texts.preview}
        </Button>
        <p className="mt-3 text-small text-soft">{texts.until(moment(ride.change_until, ride.pick_up))}</p>
      </Form>
      {warned && (
        <CostDialog
          previewed={warned}
          onClose={() => setWarned(null)}
          onGo={() => {
            setWarned(null);
            setPreviewed(warned);
          }}
        />
      )}
      <EditDialogs
        stop={stop}
        coupon={coupon}
        ride={ride}
        onClose={() => {
          mark();
          setStop(null);
        }}
        onRetry={() => {
          setStop(null);
          void form.handleSubmit(submit)();
        }}
      />
    </EditFrame>
  );
}

type CostDialogProps = { previewed: Previewed; onClose: () => void; onGo: () => void };

/** More vehicles, or more seats: said before the details are shown. */
function CostDialog({ previewed, onClose, onGo }: CostDialogProps) {
  const texts = useTexts('edit').dialogs;
  const locale = useLocale();
  const { answer } = previewed;
  const isVehicles = answer.notices.includes('change.more_vehicles');
  return (
    <Dialog
      open
      onClose={onClose}
      title={isVehicles ? texts.vehicles.title(answer.vehicles.new) : texts.extra.title}
      actions={
        <>
          <Button onClick={onGo}>{isVehicles ? texts.vehicles.go : texts.extra.go}</Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
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
