import { type Counters, paxMaxOf, sumCounters, totalPassengers } from '@traslado/domain/booking/passengers';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Counter } from '../../components/counter.tsx';
import { useField } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { dispatch } from './booking-store.ts';
import { moneyText } from './booking-words.ts';
import type { BookingView } from './use-booking-view.ts';

/** Who rides, stay by stay, and what that means for vehicles and price. */
export function PassengersSection({ view, onAddStay }: { view: BookingView; onAddStay: () => void }) {
  const texts = useTexts('booking');
  const { form } = useField('passengers.0.adults');
  const counters = useWatch({ name: 'passengers', control: form.control }) as Counters[];
  const { state, chosen, party } = view;
  const several = state.passengersInfo.length > 1;
  const room = chosen?.priced ? paxMaxOf(chosen.priced.rate.paxMax, chosen.service.maximum_pax) : 99;
  const total = totalPassengers(sumCounters(counters), party.seatPolicy);
  const isFull = chosen !== null && !chosen.service.private && total >= room;
  const limit = (value: number) => (isFull ? { max: value, maxReason: texts.counters.full(room) } : {});

  return (
    <div>
      <div className="grid gap-4">
        {state.passengersInfo.map((stay, index) => (
          <section
            key={`${stay.hotel}-${stay.folio}`}
            aria-label={stay.guest}
            className="rounded-md bg-surface px-5 py-3"
          >
            {several && (
              <div className="flex items-center justify-between gap-3 border-line border-b pb-2">
                <p>
                  <span className="font-semibold">{stay.guest}</span>
                  <span className="block text-caption text-soft">
                    {stay.folio}
                    {stay.main && ` · ${texts.counters.mainGuest}`}
                  </span>
                </p>
                {!stay.main && (
                  <Button
                    variant="quiet"
                    className="text-small"
                    onClick={() => dispatch({ type: 'stayRemoved', index })}
                  >
                    {texts.counters.remove}
                  </Button>
                )}
              </div>
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
          </section>
        ))}
      </div>
      <PriceNotes view={view} />
      <Button variant="quiet" icon="plus" className="mt-3" onClick={onAddStay}>
        {texts.addStay.open}
      </Button>
    </div>
  );
}

/** Said before it is paid: more than one vehicle, and more people than the stay has. */
function PriceNotes({ view }: { view: BookingView }) {
  const texts = useTexts('booking').counters;
  const { due, chosen, party, locale } = view;
  const stayPeople = party.stays.reduce((sum, stay) => sum + stay.stayAdults + stay.stayChildren, 0);
  const vehicles = due?.vehicles ?? 1;
  const isMore = due !== null && due.totalPassengers > stayPeople;
  return (
    <div aria-live="polite" className="mt-4 grid gap-3 empty:hidden">
      {due && vehicles > 1 && (
        <Banner tone="warn" title={texts.vehicles(due.totalPassengers, vehicles)}>
          {texts.vehiclesPrice(moneyText(due.dueMinor, locale))}
        </Banner>
      )}
      {due && isMore && chosen?.included && due.dueMinor > 0 && (
        <Banner tone="warn" title={texts.moreThanStay}>
          {texts.moreThanStayPrice(moneyText(due.dueMinor, locale))}
        </Banner>
      )}
    </div>
  );
}
