import { SPECIAL_REQUEST_MAX } from '@traslado/domain/contact/bounds';
import { Suspense, useState } from 'react';
import type { FormHandle } from '../../components/form-store.ts';
import { lazyPart } from '../../components/lazy-part.ts';
import { notify } from '../../components/notification.ts';
import { TextArea } from '../../components/text-area.tsx';
import type { FlightsForm } from '../../flights/flight-check.ts';
import { FlightSection } from '../../flights/flight-section.tsx';
import { LEGS_OF } from '../../flights/use-awaited-flights.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useProperties } from '../../places/use-places.ts';
import { dispatch } from '../draft/booking-store.ts';
import type { Linked } from '../linking/link-stay.ts';
import { ContactSection } from './contact-section.tsx';
import { keepFlights } from './keep-flights.ts';
import { linkBaseOf, MOVING_ID } from './link-base.ts';
import { PassengersSection, RIDING_ID } from './passengers-section.tsx';
import { flightPlaceOf } from './place-of-booking.ts';
import { Topic } from './topic.tsx';
import type { BookingView } from './use-booking-view.ts';
import type { StayOffersAhead } from './use-stay-offers.ts';

export const loadAddStay = () => import('../linking/add-stay-dialog.tsx');
const AddStayDialog = lazyPart(loadAddStay, 'AddStayDialog');

/** Stays that join and leave. The fields render again for those that ride now: nothing typed is lost, and the focus stays. */
export function useJoining(form: FormHandle<FlightsForm>) {
  const texts = useTexts('booking').addStay;
  const properties = useProperties();
  const [isAdding, setAdding] = useState(false);
  const change = (to: () => void, focused = RIDING_ID) => {
    keepFlights(form.getValues());
    to();
    setTimeout(() => document.getElementById(focused)?.focus());
  };
  return {
    isAdding,
    close: () => setAdding(false),
    ask: () =>
      loadAddStay().then(
        () => setAdding(true),
        () => notify(texts.refusals['link.offline'], 'info'),
      ),
    link: (linked: Linked) => {
      const { hotel, link } = linked.linked;
      change(
        () => dispatch({ type: 'stayLinked', linked }),
        link.kind === 'consecutive' ? MOVING_ID : RIDING_ID,
      );
      notify(texts.added(properties.data?.find(({ code }) => code === hotel)?.name ?? hotel), 'good');
    },
    remove: (index: number) => change(() => dispatch({ type: 'stayRemoved', index })),
  };
}

type JoiningProps = { view: BookingView; joining: ReturnType<typeof useJoining> };

/** The fields of step 2, topic by topic. */
export function FlightsTopics({ view, offers, joining }: JoiningProps & Pick<StayOffersAhead, 'offers'>) {
  const texts = useTexts('booking');
  const { state, stay } = view;
  return (
    <>
      {offers && <offers.MovingStays view={view} onLinked={joining.link} />}
      {LEGS_OF[state.trip].map((direction) => (
        <Topic key={direction} title={texts.flight.title[direction]}>
          <FlightSection direction={direction} place={flightPlaceOf(view)} />
        </Topic>
      ))}
      <Topic title={texts.counters.title} lead={texts.counters.lead}>
        <PassengersSection
          view={view}
          StayOffers={offers?.StayOffers ?? null}
          onAddStay={joining.ask}
          onLinked={joining.link}
          onRemove={joining.remove}
        />
      </Topic>
      <Topic title={texts.contact.title} lead={texts.contact.lead}>
        <ContactSection country={state.geolocation?.country ?? stay.country} onFile={stay} />
      </Topic>
      <Topic title={texts.flights.notesTitle}>
        <TextArea name="notes" max={SPECIAL_REQUEST_MAX} rows={3} optional hint={texts.flights.notesHint} />
      </Topic>
    </>
  );
}

/** Asks for another stay, by its number and last name. */
export function AddedStay({ view, joining }: JoiningProps) {
  return (
    <Suspense>
      {joining.isAdding && (
        <AddStayDialog
          open
          base={linkBaseOf(view)}
          lastName={view.stay.lastName}
          airportId={view.airport?.airport_id ?? null}
          riding={view.state.passengersInfo.map((stay) => stay.folio)}
          phone={view.property?.phone}
          onClose={joining.close}
          onLinked={joining.link}
        />
      )}
    </Suspense>
  );
}
