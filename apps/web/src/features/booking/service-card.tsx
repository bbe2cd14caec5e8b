import { headCount } from '@traslado/domain/booking/passengers';
import type { Due } from '@traslado/domain/booking/price';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { moneyText } from './booking-words.ts';
import { insteadOf, type Offer, partyCounters } from './offers.ts';
import type { BookingView } from './use-booking-view.ts';

type ServiceCardProps = {
  offer: Offer;
  view: BookingView;
  due: Due | null;
  upsell: { offer: Offer; moreMinor: number } | null;
  /** The first card's picture is what the page is waiting for. */
  first: boolean;
  onChoose: (offer: Offer) => void;
  onDetails: (offer: Offer) => void;
};

/** One way to ride: picture, what it is, what it costs this party and how that comes about. */
export function ServiceCard({ offer, view, due, upsell, first, onChoose, onDetails }: ServiceCardProps) {
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
        '@container overflow-hidden rounded-lg bg-surface shadow-ticket',
        isChosen && 'outline-2 outline-ink outline-offset-3',
      )}
    >
      <div className="relative">
        <Picture sheet={sheet} first={first} dimmed={closed !== null} />
        <Marks offer={offer} isChosen={isChosen} />
      </div>
      <div className="grid gap-x-8 gap-y-5 p-5 @min-[38rem]:grid-cols-[minmax(0,1fr)_14.5rem] sm:p-7">
        <div>
          <h2 id={headingId} className="text-title">
            {sheet.name}
          </h2>
          <FitsInOne offer={offer} view={view} />
          <Tags tags={sheet.tags.slice(0, 2)} />
          {offer.trip !== state.trip && (
            <p className="mt-1 font-semibold text-small">{texts.trips[offer.trip].title}</p>
          )}
          <ul className="mt-3 grid gap-2 text-small">
            <Fact icon="people">
              {service.private ? texts.card.upTo(service.maximum_pax) : texts.card.seats}
            </Fact>
            <Fact icon="suitcase">{texts.card.suitcases(service.suitcases)}</Fact>
            <Fact icon="bag">{texts.card.handBags(service.hand_bags)}</Fact>
          </ul>
        </div>
        <div className="flex flex-col gap-3 @min-[38rem]:justify-end">
          {closed ? (
            <Closed detail={closed.detail} phone={property?.phone} />
          ) : (
            <Price offer={offer} due={due} view={view} />
          )}
          {!closed && due && (
            <Button
              onClick={() => onChoose(offer)}
              {...(isChosen && { icon: 'check' as const })}
              aria-describedby={headingId}
            >
              {due.dueMinor === 0
                ? texts.card.chooseFree
                : texts.card.choose(moneyText(due.dueMinor, locale, 'main'))}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onDetails(offer)} aria-describedby={headingId}>
            {texts.card.details}
          </Button>
        </div>
      </div>
      {!closed && upsell && (
        <button
          type="button"
          onClick={() => onChoose(upsell.offer)}
          className="flex min-h-13 w-full items-center gap-3 bg-accent-wash px-5 py-3 text-left font-semibold text-small -outline-offset-3 hover:underline sm:px-7"
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

/** Why the larger vehicle stands first. */
function FitsInOne({ offer, view }: { offer: Offer; view: BookingView }) {
  const texts = useTexts('booking').card;
  const instead = insteadOf(offer, view.offers, view.dueOf);
  if (!instead) return null;
  const people = headCount(partyCounters(view.party));
  const less = moneyText(instead.lessMinor, view.locale, 'main');
  return (
    <p className="mt-1.5 font-semibold text-good text-small">
      {texts.fitsInOne(people, less, instead.vehicles, instead.offer.sheet.name)}
    </p>
  );
}

/** Why it cannot be booked, and who can help. */
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

/** The vehicle stands low in its picture: cut at the top, never at the wheels. */
function Picture({ sheet, first, dimmed }: { sheet: Offer['sheet']; first: boolean; dimmed: boolean }) {
  const { images } = sheet;
  const wide = images.desktop[0] ?? images.tablets[0];
  const phone = images.mobile[0] ?? images.thumbnails[0] ?? wide;
  return (
    <div className={classNames('aspect-[2/1] bg-sunk sm:aspect-[3/1]', dimmed && 'opacity-60')}>
      {phone && (
        <picture>
          {wide && <source media="(width >= 48rem)" srcSet={wide} />}
          <img
            src={phone}
            alt=""
            width="640"
            height="400"
            fetchPriority={first ? 'high' : 'auto'}
            className="size-full object-[50%_90%] object-cover"
          />
        </picture>
      )}
    </div>
  );
}

/** What sets it apart for this guest, on the picture, where the eye is first. */
function Marks({ offer, isChosen }: { offer: Offer; isChosen: boolean }) {
  const texts = useTexts('booking');
  if (!offer.included && !offer.recommended && !isChosen) return null;
  return (
    <ul className="absolute top-3 left-3 flex flex-wrap gap-2 sm:top-4 sm:left-4">
      {offer.included && <Tag look="bg-good text-page">{texts.card.included}</Tag>}
      {offer.recommended && !offer.included && (
        <Tag look="bg-accent-fill text-on-accent">{texts.card.recommended}</Tag>
      )}
      {isChosen && <Tag look="bg-ink text-page">{texts.card.chosen}</Tag>}
    </ul>
  );
}

/** The service's own words about itself. */
function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-1.5">
      {tags.map((tag) => (
        <Tag key={tag} look="bg-sunk text-soft">
          {tag}
        </Tag>
      ))}
    </ul>
  );
}

function Tag({ look, children }: { look: string; children: string }) {
  return (
    <li className={classNames('rounded-full px-3 py-1 font-semibold text-caption', look)}>{children}</li>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} className="size-5 text-soft" />
      {children}
    </li>
  );
}

/** The total first, then how it comes about, so that nobody multiplies. */
function Price({ offer, due, view }: { offer: Offer; due: Due | null; view: BookingView }) {
  const texts = useTexts('booking');
  const { locale } = view;
  if (!due || !offer.priced) return <p className="font-semibold text-bad">{texts.card.noRate}</p>;
  const { rate } = offer.priced;
  const unit = offer.priced.isPrivate
    ? texts.card.perVehicle(moneyText(rate.priceMinor, locale), due.vehicles ?? 1)
    : texts.card.perAdult(moneyText(rate.adultPriceMinor, locale));
  const isUpgrade = due.includedMinor > 0 && due.dueMinor > 0;
  return (
    <p>
      <span className="block font-bold font-display text-title tabular-nums leading-tight tracking-tight">
        {moneyText(due.dueMinor, locale, 'main')}
      </span>
      <span className="block font-semibold text-small">{texts.card.forTrip[offer.trip]}</span>
      <span className="mt-0.5 block text-small text-soft">
        {due.dueMinor === 0 ? texts.card.paidByStay : isUpgrade ? texts.card.onTop(unit) : unit}
      </span>
    </p>
  );
}
