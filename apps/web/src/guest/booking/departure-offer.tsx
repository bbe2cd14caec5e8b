import { moneyText } from '../../booking-parts/booking-words.ts';
import { Dialog } from '../../components/dialog.tsx';
import { TwoButtons } from '../../components/two-buttons.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Offer, roundTripOf } from '../draft/offers.ts';
import type { BookingView } from './use-booking-view.ts';

type DepartureOfferProps = {
  /** The arrival that was chosen. */
  arrival: Offer;
  view: BookingView;
  onYes: (roundTrip: Offer) => void;
  onNo: () => void;
  onClose: () => void;
};

/** After an arrival alone: the way back at its price, yes or no. */
export function DepartureOffer({ arrival, view, onYes, onNo, onClose }: DepartureOfferProps) {
  const texts = useTexts('booking').departureOffer;
  const roundTrip = departureOf(arrival, view);
  if (!roundTrip) return null;
  const own = view.dueOf(arrival);
  const both = view.dueOf(roundTrip);
  const more = own && both ? both.dueMinor - own.dueMinor : 0;
  const price = moneyText(Math.max(0, more), view.locale);
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      actions={<TwoButtons main={[texts.yes(price), () => onYes(roundTrip)]} other={[texts.no, onNo]} />}
    >
      {both && (
        <>
          <p>{arrival.included ? texts.includedText : texts.text}</p>
          <div className="rounded-md bg-sunk p-4">
            <p className="font-semibold">
              {texts.what(roundTrip.sheet.name, formatCivilDate(view.span.departureOn, view.locale, 'short'))}
            </p>
            <p className="mt-1 font-bold font-display text-title tabular-nums">+ {price}</p>
            <p className="text-small text-soft">{texts.total(moneyText(both.dueMinor, view.locale))}</p>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The round trip that adds the way back to an arrival; null when there is none for sale. */
export function departureOf(arrival: Offer, view: BookingView): Offer | null {
  if (arrival.trip !== 'arrival') return null;
  return roundTripOf(arrival, view.roundTrips);
}
