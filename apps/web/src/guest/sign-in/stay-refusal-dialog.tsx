import { Suspense } from 'react';
import { brandPhone, useBrand } from '../../brand/use-brand.ts';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import {
  type Airport,
  airportWords,
  type Property,
  useAirports,
  useProperties,
} from '../../places/use-places.ts';
import { prefillOfStay } from '../contact/contact-values.ts';
import { openContact } from '../contact/open-contact.ts';
import type { StayRefusal } from '../stay/look-up-stay.ts';

const BookedAtLookUp = lazyPart(() => import('../booked/booked-at-look-up.tsx'), 'BookedAtLookUp');

type StayRefusalDialogProps = {
  /** Null without a refusal. */
  refusal: StayRefusal | null;
  onClose: () => void;
  /** Looks the stay up again with the values of the form. */
  onRetry: () => void;
  /** Takes an airport that does serve the stay's resort. */
  onAirport: (airportId: number, resort: string) => void;
};

/** Explains why a stay cannot be booked for, with the next step and the phone. */
export function StayRefusalDialog({ refusal, onClose, onRetry, onAirport }: StayRefusalDialogProps) {
  const texts = useTexts('stay');
  const language = languageOf(useLocale());
  const brand = useBrand();
  const { data: airports = [] } = useAirports();
  const { data: properties = [] } = useProperties();
  if (!refusal) return null;
  if (refusal.kind === 'legBooked')
    return (
      <Suspense fallback={null}>
        <BookedAtLookUp found={refusal} onClose={onClose} />
      </Suspense>
    );
  const brandCall = brandPhone(brand, language)?.number;
  if (refusal.kind === 'clubConcierge') {
    const property = properties.find((one) => one.code === refusal.stay.resort);
    return (
      <Concierge
        refusal={refusal}
        property={property}
        phone={property?.phone ?? brandCall}
        onClose={onClose}
      />
    );
  }
  const callButton = brandCall && <CallLink key="call" phone={brandCall} />;

  if (refusal.kind === 'airportMismatch') {
    const { property } = refusal;
    const served = airports.filter(({ airport_id: id }) =>
      property.airports.some((one) => one.airport_id === id),
    );
    const cityOf = (airport: Airport) => airportWords(airport, language).city;
    const names = served.map((airport) => `${cityOf(airport)} (${airport.iata_code})`).join(', ');
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.airportMismatch.title}
        actions={
          <>
            {served.map((airport) => (
              <Button key={airport.airport_id} onClick={() => onAirport(airport.airport_id, property.code)}>
                {texts.chooseAirport(cityOf(airport))}
              </Button>
            ))}
            {callButton}
          </>
        }
      >
        <p>{texts.airportMismatch.text(property.name, names)}</p>
      </Dialog>
    );
  }

  const words = texts[refusal.kind];
  const canRetry = refusal.kind === 'serverError' || refusal.kind === 'offline';
  const write = () => {
    onClose();
    openContact();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={canRetry ? onRetry : onClose}>{canRetry ? texts.tryAgain : texts.again}</Button>
          {callButton}
          {!canRetry && (
            <Button variant="quiet" onClick={write}>
              {texts.write}
            </Button>
          )}
        </>
      }
    >
      <p>{refusal.kind === 'tooMany' ? texts.tooMany.text(refusal.seconds) : texts[refusal.kind].text}</p>
      {refusal.kind === 'notFound' && refusal.withArrival && <p>{texts.notFound.withArrival}</p>}
    </Dialog>
  );
}

type ConciergeProps = {
  refusal: Extract<StayRefusal, { kind: 'clubConcierge' }>;
  property: Property | undefined;
  phone: string | undefined;
  onClose: () => void;
};

/** Club members book with their concierge: by phone, or with a message that says for when. */
function Concierge({ refusal: { stay, session }, property, phone, onClose }: ConciergeProps) {
  const texts = useTexts('stay');
  const words = texts.clubConcierge;
  const locale = useLocale();
  const airport = property?.airports[0];
  const write = () => {
    // One dialog at a time: this one gives way.
    onClose();
    openContact({
      desk: 'concierge',
      ...prefillOfStay(stay, session, airport ? { airport: String(airport.airport_id) } : null),
      message: words.body(
        formatCivilDate(stay.arrival, locale, 'plain'),
        formatCivilDate(stay.departure, locale, 'plain'),
      ),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button icon="mail" onClick={write}>
            {texts.concierge}
          </Button>
          {phone && <CallLink phone={phone} />}
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
