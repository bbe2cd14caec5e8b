import { isTooNear } from '@traslado/domain/booking/other-leg';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { partyText } from '../../booking-parts/booking-words.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { airportWords } from '../../places/use-places.ts';
import { bookingStepPath } from '../../shell/paths.ts';
import { dispatch } from '../draft/booking-store.ts';
import { type Offer, partyCounters, upsellOf } from '../draft/offers.ts';
import { BookingFrame } from './booking-frame.tsx';
import { DepartureOffer, departureOf } from './departure-offer.tsx';
import { OtherLegButton } from './other-leg-button.tsx';
import { PartyForm } from './party-form.tsx';
import { ServiceCard } from './service-card.tsx';
import { CARDS_CLASSES } from './service-card-classes.ts';
import { ServiceDetails } from './service-details.tsx';
import { ServiceSkeletons } from './service-skeletons.tsx';
import { TransportRefusal } from './transport-refusal.tsx';
import { type BookingView, useBookingView } from './use-booking-view.ts';
import { useStayOffersAhead } from './use-stay-offers.ts';

/** Step 1: the choice of a ride. */
export function ServiceStep() {
  const texts = useTexts('booking');
  const view = useBookingView();
  useStayOffersAhead(view);
  const [, navigate] = useLocation();
  const [detailed, setDetailed] = useState<Offer | null>(null);
  const [arrival, setArrival] = useState<Offer | null>(null);

  const take = (offer: Offer) => {
    dispatch({ type: 'serviceChosen', serviceId: offer.service.id, trip: offer.trip });
    navigate(bookingStepPath('flights'));
  };
  const choose = (offer: Offer) => {
    setDetailed(null);
    if (offer.trip === 'arrival' && !view.state.departureDeclined && departureOf(offer, view))
      setArrival(offer);
    else take(offer);
  };
  const chosen = view.chosen;

  return (
    <BookingFrame
      step="service"
      title={texts.service.title}
      lead={texts.service.lead(view.stay.firstName)}
      view={view}
      full
      action={
        chosen && (
          <Button className="w-full" iconAfter="arrowRight" onClick={() => choose(chosen)}>
            {texts.continue}
          </Button>
        )
      }
    >
      <TripBar view={view} />
      {view.status === 'ready' ? (
        <Offers view={view} onChoose={choose} onDetails={setDetailed} />
      ) : view.status === 'failed' ? (
        <TransportRefusal error={view.error} view={view} />
      ) : (
        <ServiceSkeletons label={texts.service.loading} />
      )}
      {detailed && (
        <ServiceDetails
          offer={detailed}
          onClose={() => setDetailed(null)}
          actions={
            !detailed.service.closed &&
            detailed.priced && <Button onClick={() => choose(detailed)}>{texts.card.chooseThis}</Button>
          }
        />
      )}
      {arrival && (
        <DepartureOffer
          arrival={arrival}
          view={view}
          onClose={() => setArrival(null)}
          onYes={(roundTrip) => {
            setArrival(null);
            take(roundTrip);
          }}
          onNo={() => {
            dispatch({ type: 'departureDeclined' });
            setArrival(null);
            take(arrival);
          }}
        />
      )}
    </BookingFrame>
  );
}

/** Trip and party in one line, with their effect on the price; opens to change them without leaving the page. */
function TripBar({ view }: { view: BookingView }) {
  const texts = useTexts('booking');
  const { state, span, locale } = view;
  const counters = partyCounters(view.party);
  const from = view.airport && airportWords(view.airport, view.language).city;
  const to = view.property?.name;
  const days = [
    ...(state.trip !== 'departure' ? [formatCivilDate(span.arrivalOn, locale, 'short')] : []),
    ...(state.trip !== 'arrival' ? [formatCivilDate(span.departureOn, locale, 'short')] : []),
  ].join(' – ');
  return (
    <details className="group mb-5 rounded-lg bg-sunk">
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-lg px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {texts.trips[state.trip].title} · {days}
          </span>
          <span className="block text-small text-soft">
            {from && to && (
              <span className="hidden sm:inline">
                {state.trip === 'departure' ? `${to} – ${from}` : `${from} – ${to}`} ·{' '}
              </span>
            )}
            {partyText(counters, texts, locale)}
          </span>
        </span>
        <span className="shrink-0 font-semibold text-small underline decoration-control decoration-2 underline-offset-4 group-open:hidden">
          {texts.change}
        </span>
        <span className="hidden shrink-0 font-semibold text-small underline decoration-control decoration-2 underline-offset-4 group-open:inline">
          {texts.done}
        </span>
      </summary>
      <div className="border-line border-t px-5 pt-5 pb-4">
        <PartyForm state={state} />
      </div>
      {counters.children > 0 && <p className="px-5 pb-4 text-small text-soft">{texts.party.childrenNote}</p>}
    </details>
  );
}

type OffersProps = { view: BookingView; onChoose: (offer: Offer) => void; onDetails: (offer: Offer) => void };

function Offers({ view, onChoose, onDetails }: OffersProps) {
  const texts = useTexts('booking');
  const { offers } = view;
  if (offers.length === 0) return <TransportRefusal error={null} view={view} />;
  const allClosed = offers.every((offer) => offer.service.closed);
  const [first] = offers;
  return (
    <>
      {allClosed && first?.service.closed && (
        <div className="mb-6">
          <Banner
            tone="warn"
            title={isTooNear(first.service.closed.code) ? texts.service.tooNear : texts.service.allClosed}
            action={
              <div className="flex flex-wrap gap-3">
                {view.property && <CallLink variant="primary" phone={view.property.phone} />}
                <OtherLegButton code={first.service.closed.code} view={view} />
              </div>
            }
          >
            {first.service.closed.detail}
          </Banner>
        </div>
      )}
      <div className={CARDS_CLASSES}>
        {offers.map((offer, index) => (
          <ServiceCard
            key={`${offer.trip}-${offer.service.id}`}
            offer={offer}
            view={view}
            due={view.dueOf(offer)}
            upsell={upsellOf(offer, offers, view.dueOf)}
            first={index === 0}
            onChoose={onChoose}
            onDetails={onDetails}
          />
        ))}
      </div>
    </>
  );
}
