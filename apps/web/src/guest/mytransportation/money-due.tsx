import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { useMoment } from '../../booking-parts/moment.ts';
import { Banner } from '../../components/banner.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { payPath } from '../../shell/paths.ts';

/** Open amounts: the booking itself, or the difference of a change. With their deadline, and the way to pay. */
export function MoneyDue({ coupon, nowAt }: { coupon: CouponView; nowAt: number }) {
  const texts = useTexts('mytransportation');
  const locale = useLocale();
  const moment = useMoment();
  const place = coupon.transfers[0]?.pick_up;
  const { pending_change: change, hold_expires_at: hold, expires_at: expires } = coupon;
  const canPay = coupon.viewer.can_pay;
  if (change) {
    const amount = formatAmount(change.amount_due, locale);
    return (
      <Banner
        tone="warn"
        title={texts.change.title(amount)}
        action={
          canPay && <LinkButton href={payPath(coupon.coupon_id)}>{texts.change.button(amount)}</LinkButton>
        }
      >
        {texts.change.text(moment(change.expires_at, place))}
      </Banner>
    );
  }
  if (coupon.status !== 'pending_payment') return null;
  const amount = formatAmount(coupon.price.due, locale);
  const isHeld = hold !== null && Date.parse(hold) > nowAt;
  return (
    <Banner
      tone="warn"
      title={texts.pay.title(amount)}
      action={canPay && <LinkButton href={payPath(coupon.coupon_id)}>{texts.pay.button(amount)}</LinkButton>}
    >
      <p>{isHeld && hold ? texts.pay.held(moment(hold, place)) : texts.pay.free}</p>
      {expires && <p>{texts.pay.expires(moment(expires, place))}</p>}
    </Banner>
  );
}
