import { acceptsCard } from '@traslado/domain/booking/cards';
import { type Merchant, merchantOf } from '@traslado/domain/booking/merchant';
import type { Db } from '../../db/client.ts';
import { insertStaffAlert, resolveSettledAlerts } from '../../db/staff-alerts.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';

/** The merchant of a payment, and the bank of its card where the gateway knows it. */
export type Charging = {
  readonly merchant: Merchant;
  readonly cardIssuer: string | null;
  readonly cardCountry: string | null;
};

type Deps = { readonly db: Db; readonly inventory: Inventory; readonly payments: PaymentsPort };

const kind = 'payment.no_merchant';

/** The chargeable merchant of a company and currency; null for none. */
function findMerchant(
  { inventory, payments }: Pick<Deps, 'inventory' | 'payments'>,
  { company, currency }: { readonly company: string; readonly currency: string },
): Merchant | null {
  const { merchants, societyByCode } = inventory.current();
  return merchantOf(
    merchants,
    { societyId: societyByCode(company)?.id, currency },
    { gateway: payments.name, accounts: payments.accounts },
  );
}

/**
 * The merchant of the selling society. Without a chargeable one, finance are alerted and the guest is refused.
 * @throws Refused `payment.no_merchant`
 */
export async function chooseMerchant(
  deps: Deps,
  coupon: Pick<CouponRecord, 'id' | 'company' | 'currency'>,
  now: number,
): Promise<Merchant> {
  const company = coupon.company ?? deps.inventory.current().sellers.otherwise;
  const { currency } = coupon;
  const merchant = findMerchant(deps, { company, currency });
  if (merchant !== null) return merchant;
  const subject = `${company} ${currency}`;
  await insertStaffAlert(deps.db, { kind, subject, detail: subject, couponId: coupon.id, now });
  throw new Refused('payment.no_merchant');
}

/** Closes the alerts about sales that a merchant serves by now. */
export function resolveServedSales(deps: Deps, now: number): Promise<void> {
  return resolveSettledAlerts(deps.db, {
    kind,
    isSettled(subject) {
      const [currency = '', ...company] = subject.split(' ').reverse();
      return findMerchant(deps, { company: company.reverse().join(' '), currency }) !== null;
    },
    now,
  });
}

/**
 * The merchant, if it takes the card. Nothing is written and nothing is charged before. A gateway that does not answer, or not in time,
 * decides by itself when it charges.
 * @throws Refused `payment.no_merchant`, `payment.card_not_accepted`
 */
export async function chooseCharging(
  deps: Deps,
  coupon: CouponRecord,
  paymentToken: string,
  now: number,
): Promise<Charging> {
  const merchant = await chooseMerchant(deps, coupon, now);
  const card = await deps.payments.readCard({ paymentToken, account: merchant.account });
  const { cardTypes, bankName } = deps.inventory.current();
  if (card && !acceptsCard(card, cardTypes, merchant.cardTypes))
    throw new Refused('payment.card_not_accepted', { field: 'payment_token' });
  return {
    merchant,
    cardIssuer: card?.issuer ? bankName(card.issuer) : null,
    cardCountry: card?.country ?? null,
  };
}
