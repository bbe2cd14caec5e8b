import { useCallback, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import type { FlightEntry } from '../booking/booking-state.ts';
import { checkLeg } from '../booking/flight-check.ts';
import type { FlightPlace } from '../booking/flight-place.ts';
import { FlightSection } from '../booking/flight-section.tsx';
import { useAirports, useProperties } from '../catalogue/use-catalogue.ts';
import { useMoment } from '../mytransportation/moment.ts';
import { currentStay } from '../stay/stay-session.ts';
import type { CouponView } from '../voucher/kept-bookings.ts';
import { ChangeReview } from './change-review.tsx';
import { EditDialogs } from './edit-dialogs.tsx';
import { EditFrame } from './edit-frame.tsx';
import type { EditProps } from './edit-page.tsx';
import { entryField, entryOfRide, wishOfEntry } from './entry-of-ride.ts';
import { usePreview } from './use-preview.ts';

type Direction = 'arrival' | 'departure';

/** Where the flight is asked for: as in the booking, but only the server can tell the pick-up of another flight. */
function usePlace(coupon: CouponView): FlightPlace {
  const locale = useLocale();
  const airports = useAirports();
  const properties = useProperties();
  const stay = currentStay();
  const isOwnStay =
    coupon.reservations.length === 1 &&
    stay?.confirmationNumber === coupon.folio &&
    stay.resort === coupon.hotel;
  return {
    locale,
    language: languageOf(locale),
    airport: airports.data?.find((one) => one.airport_id === coupon.airport.airport_id),
    property: properties.data?.find((one) => one.code === coupon.hotel),
    stay: isOwnStay ? { arrival: stay.arrival, departure: stay.departure } : null,
    setting: null,
  };
}

/** Another flight for one ride. */
export function FlightEdit({ coupon, ride }: EditProps) {
  const texts = useTexts('edit');
  const words = useTexts('booking').flight;
  const moment = useMoment();
  const direction: Direction = ride.direction;
  const place = usePlace(coupon);
  const check = useCallback(
    (values: Record<Direction, FlightEntry>) => checkLeg(direction, values[direction]),
    [direction],
  );
  const [initial] = useState(() => entryOfRide(ride));
  const form = useIssueForm<Record<Direction, FlightEntry>>(check, { arrival: initial, departure: initial });
  const { stop, setStop, preview, previewed, setPreviewed } = usePreview(coupon, ride.transfer_id);

  const submit = async (values: Record<Direction, FlightEntry>) => {
    const wish = wishOfEntry(values[direction]);
    const answer = await preview(wish);
    if (answer) setPreviewed({ wish, answer });
  };
  const mark = () => {
    if (stop?.kind !== 'refused') return;
    for (const issue of stop.issues) {
      const field = entryField(form.getValues()[direction].mode, issue.field);
      if (field) form.control.setIssue({ field: `${direction}.${field}`, code: issue.code });
    }
  };
  const labels = Object.fromEntries(
    (['date', 'flightNumber', 'tailNumber', 'airline', 'time', 'isNational'] as const).map((name) => [
      `${direction}.${name}`,
      name === 'time' ? words.timeLabels[direction] : words.labels[name],
    ]),
  );
  if (previewed) {
    return (
      <ChangeReview coupon={coupon} ride={ride} previewed={previewed} onBack={() => setPreviewed(null)} />
    );
  }
  return (
    <EditFrame coupon={coupon} topic={direction}>
      <Form form={form} name={texts.titles[direction]} labels={labels} onValid={submit}>
        <FlightSection direction={direction} place={place} />
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
