import { headCount } from '@traslado/domain/booking/passengers';
import type { Due } from '@traslado/domain/booking/price';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { insteadOf, largerOf, type Offer, partyCounters } from '../draft/offers.ts';
import { recommendedFor } from './recommended-for.ts';
import { CARD_CLASSES, PICTURE_CLASSES, WHOLE_ROW } from './service-card-classes.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServicePicture } from './service-picture.tsx';
import type { BookingView } from './use-booking-view.ts';

type ServiceCardProps = {
  offer: Offer;
  view: BookingView;
  due: Due | null;
  upsell: { offer: Offer; moreMinor: number } | null;
  /** As the sheet names it, or another one in its place. */
  picture?: Offer['sheet']['images'];
  /** The first card's picture is the largest paint of the page. */
  first: boolean;
  onChoose: (offer: Offer) => void;
  onDetails: (offer: Offer) => void;
};

/**
 * One way to ride, short enough to compare: name, price for this party, vehicles or seats, luggage, and fellow passengers. On a wide screen the parts
 * of cards beside each other stand on the same lines.
 */
export function ServiceCard({
  offer,
  view,
  due,
  upsell,
  picture = offer.sheet.images,
  first,
  onChoose,
  onDetails,
}: ServiceCardProps) {
  const texts = useTexts('booking');
  const { locale, state, property } = view;
  const { service, sheet } = offer;
  const isChosen = state.serviceId === service.id;
  const closed = service.closed;
  const headingId = `service-${service.id}`;

  return (
    <article
      aria-labelledby={headingId}
      className={classNames(
        CARD_CLASSES,
        'shadow-ticket wide:row-span-6 wide:grid-rows-subgrid',
        isChosen && 'outline-2 outline-ink outline-offset-3',
      )}
    >
      <div className={classNames(PICTURE_CLASSES, 'bg-sunk', closed !== null && 'opacity-60')}>
        <ServicePicture picture={picture} first={first} />
      </div>
      <div className="min-w-0">
        <Marks offer={offer} view={view} isChosen={isChosen} />
        <h2 id={headingId} className="text-heading wide:text-title">
          {sheet.name}
        </h2>
        {offer.trip !== state.trip && (
          <p className="mt-1 font-semibold text-small">{texts.trips[offer.trip].title}</p>
        )}
      </div>
      {closed ? (
        <div className={WHOLE_ROW}>
          <Closed detail={closed.detail} phone={property?.phone} />
        </div>
      ) : (
        <div className="min-w-0">
          <Price offer={offer} due={due} view={view} />
        </div>
      )}
      <ServiceFacts offer={offer} due={due} />
      <div
        className={classNames(
          WHOLE_ROW,
          'flex flex-wrap items-center gap-x-5 gap-y-1 wide:flex-col wide:items-stretch wide:gap-y-2',
        )}
      >
        {!closed && due && (
          <Button
            className="grow max-sm:px-4"
            onClick={() => onChoose(offer)}
            {...(isChosen && { icon: 'check' as const })}
            aria-describedby={headingId}
          >
            {due.dueMinor === 0
              ? texts.card.chooseFree
              : texts.card.choose(moneyText(due.dueMinor, locale, 'main'))}
          </Button>
        )}
        <Button
          variant="quiet"
          className="text-small wide:self-center"
          onClick={() => onDetails(offer)}
          aria-describedby={headingId}
        >
          {texts.card.details}
        </Button>
      </div>
      {!closed && upsell && (
        <button
          type="button"
          onClick={() => onChoose(upsell.offer)}
          className="-mx-4 -mb-4 col-span-2 flex min-h-12 items-center gap-3 bg-accent-wash px-4 py-2 text-left font-semibold text-small -outline-offset-3 hover:underline sm:-mx-6 sm:-mb-6 sm:px-6 wide:col-span-1"
        >
          <Icon name="swap" className="size-5 text-accent" />
          <span className="flex-1">
            {texts.card.upsell(upsell.offer.sheet.name, moneyText(upsell.moreMinor, locale))}
          </span>
          <Icon name="chevronRight" className="size-5 text-accent" />
        </button>
      )}
    </article>
  );
}

/** The reason why it cannot be booked, and the phone. */
function Closed({ detail, phone }: { detail: string; phone: string | undefined }) {
  const texts = useTexts('booking');
  return (
    <Banner
      tone="warn"
      title={texts.card.closed}
      action={phone && <CallLink variant="quiet" phone={phone} />}
    >
      {detail}
    </Banner>
  );
}

type MarksProps = { offer: Offer; view: BookingView; isChosen: boolean };

/** Marks that set it apart for this guest. Several vehicles are not recommended where one costs less. */
function Marks({ offer, view, isChosen }: MarksProps) {
  const texts = useTexts('booking');
  const isRecommended = offer.recommended && !offer.included && !largerOf(offer, view.offers, view.dueOf);
  if (!offer.included && !isRecommended && !isChosen) return null;
  return (
    <ul className="mb-1.5 flex flex-wrap gap-2 wide:absolute wide:top-4 wide:left-4">
      {offer.included && <Tag look="bg-good text-page">{texts.card.included}</Tag>}
      {isRecommended && (
        <Tag look="bg-accent-fill text-on-accent">
          {texts.card.recommended[recommendedFor(offer, view.offers, view.dueOf)]}
        </Tag>
      )}
      {isChosen && <Tag look="bg-ink text-page">{texts.card.chosen}</Tag>}
    </ul>
  );
}

function Tag({ look, children }: { look: string; children: string }) {
  return (
    <li className={classNames('rounded-full px-3 py-1 font-semibold text-caption', look)}>{children}</li>
  );
}

/** The total first, then its calculation where that is not plain, and the reason why a larger vehicle stands first. */
function Price({ offer, due, view }: { offer: Offer; due: Due | null; view: BookingView }) {
  const texts = useTexts('booking');
  const { locale } = view;
  if (!due || !offer.priced) return <p className="font-semibold text-bad">{texts.card.noRate}</p>;
  const { rate } = offer.priced;
  const unit = offer.priced.isPrivate
    ? texts.card.perVehicle(moneyText(rate.priceMinor, locale), due.vehicles ?? 1)
    : texts.card.perAdult(moneyText(rate.adultPriceMinor, locale));
  const isUpgrade = due.includedMinor > 0 && due.dueMinor > 0;
  // The mark above it already shows that the stay includes it.
  const isFree = offer.included && due.dueMinor === 0;
  const isPlain = isFree || (due.vehicles === 1 && due.includedMinor === 0);
  const instead = insteadOf(offer, view.offers, view.dueOf);
  return (
    <>
      <p>
        <span className="font-bold font-display text-title tabular-nums leading-tight tracking-tight">
          {moneyText(due.dueMinor, locale, 'main')}
        </span>{' '}
        <span className="inline-block font-semibold text-small">{texts.card.forTrip[offer.trip]}</span>
      </p>
      {!isPlain && (
        <p className="text-small text-soft">
          {due.dueMinor === 0 ? texts.card.paidByStay : isUpgrade ? texts.card.onTop(unit) : unit}
        </p>
      )}
      {instead && (
        <p className="mt-1 font-semibold text-good text-small">
          {texts.card.fitsInOne(
            headCount(partyCounters(view.party)),
            moneyText(instead.lessMinor, locale, 'main'),
            instead.vehicles,
            instead.offer.sheet.name,
          )}
        </p>
      )}
    </>
  );
}
