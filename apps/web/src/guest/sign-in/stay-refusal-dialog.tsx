import { lazy, Suspense } from 'react';
import { brandPhone, useBrand } from '../../brand/use-brand.ts';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { airportWords, type Property, useAirports, useProperties } from '../../places/use-places.ts';
import { prefillOfStay } from '../contact/contact-values.ts';
import { openContact } from '../contact/open-contact.ts';
import type { StayRefusal } from '../stay/look-up-stay.ts';

const BookedAtLookUp = lazy(() =>
  import('../booked/booked-at-look-up.tsx').then((file) => ({ default: file.BookedAtLookUp })),
);

type StayRefusalDialogProps = {
  refusal: StayRefusal;
  onClose: () => void;
  /** Looks the stay up again with the values of the form. */
  onRetry: () => void;
  /** Takes an airport that does serve the stay's resort. */
  onAirport: (airportId: number, resort: string) => void;
  /** Has the form ask for the arrival date, with which the agency's number finds a stay. */
  onArrival: () => void;
};

/** Explains why a stay cannot be booked for, with the next step and the phone. */
export function StayRefusalDialog({
  refusal,
  onClose,
  onRetry,
  onAirport,
  onArrival,
}: StayRefusalDialogProps) {
  switch (refusal.kind) {
    case 'legBooked':
      return (
        <Suspense fallback={null}>
          <BookedAtLookUp found={refusal} onClose={onClose} />
        </Suspense>
      );
    case 'clubConcierge':
      return <ClubConcierge refusal={refusal} onClose={onClose} />;
    case 'airportMismatch':
      return <AirportMismatch served={refusal.property} onClose={onClose} onAirport={onAirport} />;
    default:
      return <LookUpFailed refusal={refusal} onClose={onClose} onRetry={onRetry} onArrival={onArrival} />;
  }
}

type Refusal<K extends StayRefusal['kind']> = Extract<StayRefusal, { kind: K }>;

/** Calls the resort, or the brand where the resort has no number. */
function Call({ resort }: { resort?: Property | undefined }) {
  const brand = useBrand();
  const language = languageOf(useLocale());
  const phone = resort?.phone ?? brandPhone(brand, language)?.number;
  return phone && <CallLink phone={phone} />;
}

type ClubConciergeProps = { refusal: Refusal<'clubConcierge'>; onClose: () => void };

/** Members' rides are booked by their concierge, who is written to with the stay filled in. */
function ClubConcierge({ refusal: { stay, session }, onClose }: ClubConciergeProps) {
  const { concierge, clubConcierge: words } = useTexts('stay');
  const locale = useLocale();
  const { data: properties = [] } = useProperties();
  const property = properties.find((one) => one.code === stay.resort);
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
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button icon="mail" onClick={write}>
            {concierge}
          </Button>
          <Call resort={property} />
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

type AirportMismatchProps = Pick<StayRefusalDialogProps, 'onClose' | 'onAirport'> & {
  /** Resort of the stay. */
  served: Property;
};

function AirportMismatch({ served, onClose, onAirport }: AirportMismatchProps) {
  const texts = useTexts('stay');
  const language = languageOf(useLocale());
  const { data = [] } = useAirports();
  const airports = data
    .filter((airport) => served.airports.some((one) => one.airport_id === airport.airport_id))
    .map((airport) => ({ ...airport, city: airportWords(airport, language).city }));
  const names = airports.map(({ city, iata_code }) => `${city} (${iata_code})`).join(', ');
  return (
    <Dialog
      onClose={onClose}
      title={texts.airportMismatch.title}
      actions={
        <>
          {airports.map(({ airport_id, city }) => (
            <Button key={airport_id} onClick={() => onAirport(airport_id, served.code)}>
              {texts.chooseAirport(city)}
            </Button>
          ))}
          <Call />
        </>
      }
    >
      <p>{texts.airportMismatch.text(served.name, names)}</p>
    </Dialog>
  );
}

type LookUpFailedProps = Omit<StayRefusalDialogProps, 'refusal' | 'onAirport'> & {
  refusal: Exclude<StayRefusal, Refusal<'legBooked' | 'clubConcierge' | 'airportMismatch'>>;
};

/** Nothing was found, or there was no answer: once more, or a person. */
function LookUpFailed({ refusal, onClose, onRetry, onArrival }: LookUpFailedProps) {
  const texts = useTexts('stay');
  const canRetry = refusal.kind === 'serverError' || refusal.kind === 'offline';
  return (
    <Dialog
      onClose={onClose}
      title={texts[refusal.kind].title}
      actions={
        <>
          <Button onClick={canRetry ? onRetry : onClose}>{canRetry ? texts.tryAgain : texts.again}</Button>
          <Call />
          {refusal.kind === 'notFound' && !refusal.withArrival && (
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                onArrival();
              }}
            >
              {texts.agency}
            </Button>
          )}
          {!canRetry && (
            <Button
              variant="quiet"
              onClick={() => {
                onClose();
                openContact();
              }}
            >
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
