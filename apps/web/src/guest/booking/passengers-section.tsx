import {
  type Counters,
  headCount,
  paxMaxOf,
  sumCounters,
  totalPassengers,
} from '@traslado/domain/booking/passengers';
import type { ComponentProps } from 'react';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { SpecialOpener } from '../../booking-parts/special-opener.tsx';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Counter } from '../../components/counter.tsx';
import { useField } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { notify } from '../../components/notification.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useProperties } from '../../places/use-places.ts';
import { dispatch } from '../draft/booking-store.ts';
import { largerOf, type Offer, peopleOfParty } from '../draft/offers.ts';
import type { Linked } from '../linking/link-stay.ts';
import { linkBaseOf } from './link-base.ts';
import { SeatQuestion } from './seat-question.tsx';
import type { BookingView } from './use-booking-view.ts';
import type { StayOffersAhead } from './use-stay-offers.ts';

/** Takes the focus when the stays that ride have changed. */
export const RIDING_ID = 'riding';

type PassengersSectionProps = {
  view: BookingView;
  loadSpecial: ComponentProps<typeof SpecialOpener>['load'];
  StayOffers: NonNullable<StayOffersAhead['offers']>['StayOffers'] | null;
  onAddStay: () => void;
  onLinked: (linked: Linked) => void;
  /** Takes the stay at this place off. */
  onRemove: (index: number) => void;
};

/** Passengers, stay by stay, their effect on vehicles and price, and further stays that could ride along. */
export function PassengersSection({
  view,
  loadSpecial,
  StayOffers,
  onAddStay,
  onLinked,
  onRemove,
}: PassengersSectionProps) {
  const texts = useTexts('booking');
  const { form } = useField('passengers.0.adults');
  const counters = useWatch({ name: 'passengers', control: form.control }) as Counters[];
  const { state, chosen, party, locale } = view;
  const properties = useProperties();
  const resortName = (code: string) => properties.data?.find((one) => one.code === code)?.name ?? code;
  const several = state.passengersInfo.length > 1;
  const room = chosen?.priced ? paxMaxOf(chosen.priced.rate.paxMax, chosen.service.maximum_pax) : 99;
  const total = totalPassengers(sumCounters(counters), party.seatPolicy);
  const isFull = chosen !== null && !chosen.service.private && total >= room;
  const limit = (value: number) => (isFull ? { max: value, maxReason: texts.counters.full(room) } : {});

  return (
    <div id={RIDING_ID} tabIndex={-1} className="outline-none">
      {StayOffers && (
        <StayOffers
          base={linkBaseOf(view)}
          phone={view.property?.phone}
          only="others"
          className="mb-6"
          onLinked={onLinked}
        />
      )}
      <div className="grid gap-4">
        {state.passengersInfo.map((stay, index) => (
          <section
            key={`${stay.hotel}-${stay.folio}`}
            aria-label={`${stay.guest}, ${stay.folio}`}
            className="rounded-md bg-surface px-5 py-3"
          >
            {several && (
              <div className="flex items-center justify-between gap-3 border-line border-b pb-2">
                <p>
                  <span className="font-semibold">{stay.guest}</span>
                  <span className="block text-caption text-soft">
                    {resortName(stay.hotel)}, {formatCivilDate(stay.arrivalOn, locale, 'short')} –{' '}
                    {formatCivilDate(stay.departureOn, locale, 'short')}
                  </span>
                  <span className="block text-caption text-soft">
                    {stay.folio}
                    {stay.main && ` · ${texts.counters.mainGuest}`}
                  </span>
                </p>
                {!stay.main && (
                  <Button
                    variant="quiet"
                    className="text-small"
                    aria-label={texts.counters.removeNamed(stay.folio)}
                    onClick={() => onRemove(index)}
                  >
                    {texts.counters.remove}
                  </Button>
                )}
              </div>
            )}
            {headCount(stay.counters) === 0 && (
              <p className="pt-2 text-small text-soft">{texts.counters.samePeople}</p>
            )}
            <div className="divide-y divide-line">
              <Counter
                name={`passengers.${index}.adults`}
                detail={texts.counters.adultsDetail}
                {...limit(counters[index]?.adults ?? 0)}
              />
              <Counter
                name={`passengers.${index}.children`}
                detail={texts.counters.childrenDetail}
                {...(party.seatPolicy === 'everyone' ? limit(counters[index]?.children ?? 0) : {})}
              />
              <Counter
                name={`passengers.${index}.babySeats`}
                detail={texts.counters.babySeatsDetail}
                {...limit(counters[index]?.babySeats ?? 0)}
              />
            </div>
            <SeatQuestion index={index} view={view} />
          </section>
        ))}
      </div>
      <PriceNotes view={view} />
      <Button variant="quiet" icon="plus" className="mt-3" onClick={onAddStay}>
        {texts.addStay.open}
      </Button>
      <div>
        <SpecialOpener party={sumCounters(counters)} load={loadSpecial} />
      </div>
    </div>
  );
}

/** Notes before the payment: more than one vehicle, and more people than the stay has. */
function PriceNotes({ view }: { view: BookingView }) {
  const texts = useTexts('booking').counters;
  const { due, chosen, party, benefit, locale } = view;
  const ofStays = peopleOfParty(party);
  const stayPeople = ofStays.adults + ofStays.children;
  const vehicles = due?.vehicles ?? 1;
  const isMore = due !== null && due.totalPassengers > stayPeople;
  const larger = chosen && largerOf(chosen, view.offers, view.dueOf);
  const largerPrice = larger ? moneyText(view.dueOf(larger.offer)?.dueMinor ?? 0, locale) : '';
  return (
    <div aria-live="polite" className="mt-4 grid gap-3 empty:hidden">
      {due && vehicles > 1 && (
        <Banner
          tone="warn"
          title={texts.vehicles(due.totalPassengers, vehicles)}
          action={larger && <TakeLarger larger={larger} view={view} />}
        >
          {texts.vehiclesPrice(moneyText(due.dueMinor, locale))}
          {larger && ` ${texts.largerFits(larger.offer.sheet.name, largerPrice)}`}
        </Banner>
      )}
      {due && isMore && benefit && chosen?.included && due.dueMinor > 0 && (
        <Banner tone="warn" title={texts.moreThanStay}>
          {(chosen.service.private ? texts.moreVehiclesPrice : texts.moreThanStayPrice)(
            moneyText(due.dueMinor, locale),
          )}
        </Banner>
      )}
      {due && benefit && benefit.usedMinor > 0 && (
        <Banner title={texts.benefitUsed(moneyText(benefit.usedMinor, locale))}>
          {due.includedMinor > 0
            ? texts.benefitLeft(moneyText(due.includedMinor, locale))
            : texts.benefitGone}
        </Banner>
      )}
    </div>
  );
}

/** The larger vehicle in one tap. Its button goes with the note, so the focus stays with the passengers. */
function TakeLarger({ larger, view }: { larger: { offer: Offer; lessMinor: number }; view: BookingView }) {
  const texts = useTexts('booking').counters;
  const { service, sheet, trip } = larger.offer;
  const price = moneyText(view.dueOf(larger.offer)?.dueMinor ?? 0, view.locale);
  return (
    <Button
      variant="secondary"
      onClick={() => {
        dispatch({ type: 'serviceChosen', serviceId: service.id, trip });
        notify(texts.largerTaken(sheet.name, price), 'good');
        document.getElementById(RIDING_ID)?.focus({ preventScroll: true });
      }}
    >
      {texts.takeLarger(sheet.name, moneyText(larger.lessMinor, view.locale))}
    </Button>
  );
}
