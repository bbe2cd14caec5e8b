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
  /** Null without a refusal. */
  refusal: StayRefusal | null;
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
  const texts = useTexts('stay');
  const locale = useLocale();
  const language = languageOf(locale);
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

  const property =
    refusal.kind === 'clubConcierge' ? properties.find((one) => one.code === refusal.stay.resort) : undefined;
  const phone = property?.phone ?? brandPhone(brand, language)?.number;
  const callButton = phone && <CallLink key="call" phone={phone} />;
  const airportsOf = (served: Property) =>
    airports.filter((airport) => served.airports.some((one) => one.airport_id === airport.airport_id));

  if (refusal.kind === 'clubConcierge') {
    const { stay, session } = refusal;
    const words = texts.clubConcierge;
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
            {callButton}
          </>
        }
      >
        <p>{words.text}</p>
      </Dialog>
    );
  }

  if (refusal.kind === 'airportMismatch') {
    const served = airportsOf(refusal.property);
    const names = served
      .map((airport) => `${airportWords(airport, language).city} (${airport.iata_code})`)
      .join(', ');
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.airportMismatch.title}
        actions={
          <>
            {served.map((airport) => (
              <Button
                key={airport.airport_id}
                onClick={() => onAirport(airport.airport_id, refusal.property.code)}
              >
                {texts.chooseAirport(airportWords(airport, language).city)}
              </Button>
            ))}
            {callButton}
          </>
        }
      >
        <p>{texts.airportMismatch.text(refusal.property.name, names)}</p>
      </Dialog>
    );
  }

  const words = texts[refusal.kind];
  const canRetry = refusal.kind === 'serverError' || refusal.kind === 'offline';
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={canRetry ? onRetry : onClose}>{canRetry ? texts.tryAgain : texts.again}</Button>
          {callButton}
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
