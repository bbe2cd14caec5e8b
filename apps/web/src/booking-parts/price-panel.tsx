import { headCount } from '@traslado/domain/booking/passengers';
import { LinkButton } from '../components/link-button.tsx';
import { PriceLines } from '../components/price-lines.tsx';
import { useMedia, WIDE } from '../components/use-media.ts';
import { formatAmount } from '../i18n/format.ts';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { payPath } from '../shell/paths.ts';
import { partyText } from './booking-words.ts';
import { type CouponView, countersOf } from './coupon-view.ts';
import { CardFold } from './disclosure.tsx';

type LineCode = keyof ReturnType<typeof useTexts<'confirmation'>>['lines'];

type PricePanelProps = {
  coupon: CouponView;
  /** A payment form stands on the same page, so no link to one is shown. */
  isPaying?: boolean;
  /** The amount due stands above, with its button. */
  isBelowDue?: boolean;
};

/** The total in sight; the purchase line by line and the passengers open on wide screens, where a payment is due, and on demand. */
export function PricePanel({ coupon, isPaying = false, isBelowDue = false }: PricePanelProps) {
  const texts = useTexts('confirmation');
  const party = useTexts('booking');
  const locale = useLocale();
  const isWide = useMedia(WIDE);
  const { price } = coupon;
  const lines = price.lines.map((line) => {
    const code = line.code.replace(/^price\./, '');
    if (code === 'included' || code === 'lowered') {
      return {
        key: line.code,
        label: code === 'lowered' ? texts.loweredLine : texts.includedLine,
        amount: `−${formatAmount(Math.abs(line.amount), locale)}`,
        tone: 'reduction' as const,
      };
    }
    const write = texts.lines[(code in texts.lines ? code : 'other') as LineCode];
    const label = write(line.quantity);
    // "1 × USD 0.00" would explain nothing.
    if (line.amount === 0) return { key: line.code, label, amount: texts.free };
    return {
      key: line.code,
      label,
      detail: texts.times(line.quantity, formatAmount(line.unit_price, locale)),
      amount: formatAmount(line.amount, locale),
    };
  });
  const note =
    price.due > 0
      ? `${texts.due}: ${formatAmount(price.due, locale)}`
      : price.paid > 0
        ? texts.paid
        : texts.included;
  return (
    <CardFold
      title={texts.priceTitle}
      note={note}
      aside={
        <span className="whitespace-nowrap font-bold font-display text-title tabular-nums tracking-tight">
          {formatAmount(price.total, locale, 'main')}
        </span>
      }
      isOpen={isWide || isPaying || (price.due > 0 && !isBelowDue)}
    >
      <div className="border-line border-t pt-3">
        <p className="text-soft">{coupon.service.name}</p>
        <PriceLines lines={lines} />
        {price.refunded > 0 && (
          <p className="mt-2 flex justify-between gap-4 text-good">
            <span>{texts.refunded}</span>
            <span className="tabular-nums">{formatAmount(price.refunded, locale)}</span>
          </p>
        )}
        {!isPaying && !isBelowDue && coupon.viewer.can_pay && price.due > 0 && (
          <LinkButton className="mt-4 w-full" href={payPath(coupon.coupon_id)}>
            {texts.pay}
          </LinkButton>
        )}
        <h3 className="mt-6 font-semibold font-text text-small text-soft">{texts.passengers}</h3>
        <ul className="mt-1 grid gap-2">
          {coupon.reservations.map((stay) => {
            const counters = countersOf(stay);
            if (headCount(counters) === 0) return null;
            return (
              <li key={`${stay.hotel}-${stay.folio}`}>
                <span className="block font-semibold">{stay.guest}</span>
                <span className="text-small text-soft">
                  {stay.hotel_name}, {stay.folio} · {partyText(counters, party, locale)}
                </span>
              </li>
            );
          })}
        </ul>
        {coupon.service.private && (
          <p className="mt-2 text-small text-soft">{texts.vehicles(coupon.total_vehicles)}</p>
        )}
        {coupon.observation && (
          <>
            <h3 className="mt-5 font-semibold font-text text-small text-soft">{texts.notes}</h3>
            <p className="whitespace-pre-wrap">{coupon.observation}</p>
          </>
        )}
      </div>
    </CardFold>
  );
}
