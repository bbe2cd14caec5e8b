import { Banner } from '../../components/banner.tsx';
import { hasLeg } from '../../flights/flight-entry.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Linked } from '../linking/link-stay.ts';
import { StayOffers } from '../linking/stay-offers.tsx';
import { linkBaseOf, MOVING_ID } from './link-base.ts';
import type { BookingView } from './use-booking-view.ts';

/** Fetched beside the flights: it looks for other stays and shows them. */
export { StayOffers } from '../linking/stay-offers.tsx';
export { fetchCandidates, hasCandidates } from '../linking/use-candidates.ts';

type MovingStaysProps = {
  view: BookingView;
  onLinked: (linked: Linked) => void;
};

/** The stays right before and after the guest's own. They stand above the flights: with them it is another flight that is asked for. */
export function MovingStays({ view, onLinked }: MovingStaysProps) {
  const texts = useTexts('linking').moves;
  const { span, state, locale } = view;
  return (
    <div id={MOVING_ID} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      <RidesNote view={view} />
      <StayOffers
        base={linkBaseOf(view)}
        phone={view.property?.phone}
        heading="h2"
        only="moving"
        className=""
        meaningOf={({ arrival, departure }, resort) => {
          const direction = arrival >= span.departureOn ? 'departure' : 'arrival';
          if (!hasLeg(state.trip, direction)) return null;
          const day = direction === 'departure' ? departure : arrival;
          return texts[direction](resort, formatCivilDate(day, locale, 'short'));
        }}
        onLinked={onLinked}
      />
    </div>
  );
}

/** Consecutive stays have one ride there and one back, however many resorts are in between. */
function RidesNote({ view }: { view: BookingView }) {
  const texts = useTexts('linking').span;
  const { span, state, locale } = view;
  const isOne = state.passengersInfo.every(
    (stay) => stay.arrivalOn === span.arrivalOn && stay.departureOn === span.departureOn,
  );
  if (isOne) return null;
  const day = (on: string) => formatCivilDate(on, locale, 'short');
  return (
    <Banner title={texts.title}>
      {hasLeg(state.trip, 'arrival') && (
        <p>{texts.arrival(view.resortOf('arrival')?.name ?? span.arrivalProperty, day(span.arrivalOn))}</p>
      )}
      {hasLeg(state.trip, 'departure') && (
        <p>
          {texts.departure(view.resortOf('departure')?.name ?? span.departureProperty, day(span.departureOn))}
        </p>
      )}
      {span.arrivalProperty !== span.departureProperty && <p>{texts.between}</p>}
    </Banner>
  );
}
