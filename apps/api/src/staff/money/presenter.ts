import type { CallAnswer } from '@traslado/contract/schemas';
import { toDecimal } from '@traslado/domain/money';
import { isPaymentOpen, isRefundOpen, PAYMENT_DIMENSIONS } from '@traslado/domain/money/payment-figures';
import { toIso } from '@traslado/domain/time/instant';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { MoneyFigure, MoneyRecord } from '../../store/payment/search-repository.ts';

type Row = CallAnswer<'searchPayments'>['rows'][number];

function deedsOf({ what, status, settledAt }: MoneyRecord, mayHandle: boolean): Row['deeds'] {
  if (!mayHandle) return [];
  if (what === 'payments') return isPaymentOpen(status) ? ['ask'] : [];
  return isRefundOpen({ status, settledOutsideAt: settledAt }) ? ['retry', 'settle'] : [];
}

export function presentMoney(
  snapshot: Snapshot,
  record: MoneyRecord,
  { permissions }: Pick<StaffCaller, 'permissions'>,
): Row {
  const { settledAt, settledBy, settledNote } = record;
  return {
    id: record.id,
    what: record.what,
    booking: record.couponId,
    number: record.couponCode,
    guest: permissions.includes('coupons:see') ? record.guest : '',
    hotel: snapshot.propertyById(record.propertyId)?.code ?? '',
    at: toIso(record.at),
    status: record.status,
    amount: toDecimal(record.amountMinor),
    currency: record.currency,
    card: [record.brand, record.last4].filter((part) => part !== '').join(' '),
    issuer: record.issuer,
    country: record.country,
    gateway: record.gateway,
    merchant: record.merchant,
    reason: record.reason ?? '',
    failure: record.failure,
    next_at: record.nextAt === null ? null : toIso(record.nextAt),
    settled:
      settledAt === null ? null : { by: settledBy ?? '', at: toIso(settledAt), note: settledNote ?? '' },
    deeds: deedsOf(record, permissions.includes('payments:handle')),
  };
}

type Dimensions = CallAnswer<'getPaymentFigures'>['payments'];

/** Figures in the order of the dimensions. Only properties have a name of their own; words for the others are the page's. */
export function presentFigures(snapshot: Snapshot, figures: readonly MoneyFigure[]): Dimensions {
  return PAYMENT_DIMENSIONS.map((by) => ({
    by,
    figures: figures
      .filter((one) => one.by === by)
      .map(({ value, currency, count, amountMinor, succeeded, failed, takenMinor, recovered }) => ({
        value,
        label: by === 'property' ? (snapshot.propertyById(Number(value))?.name ?? '') : '',
        currency,
        count,
        amount: toDecimal(amountMinor),
        succeeded,
        failed,
        taken: toDecimal(takenMinor),
        recovered,
      })),
  })).filter(({ figures: some }) => some.length > 0);
}
