import { bankReasons, type FieldCode } from '@traslado/contract/refusals';
import { Refused } from '../../refused.ts';

const failures: readonly FieldCode[] = [...bankReasons, 'payment.unavailable'];

/** The kept code of an attempt's failure; an unknown one is a plain decline. */
export const failureCode = (failure: string | null): FieldCode =>
  failures.find((code) => code === `payment.${failure}`) ?? 'payment.card_declined';

/** The bank's or the gateway's decline, with a sentence for its own reason beside the general one. */
export function declined(reason: string): Refused {
  return new Refused('payment.declined', {
    issues: [{ field: 'payment_token', code: failureCode(reason) }],
  });
}

/** The seats or the ride are gone. `returned`: the money had been taken and goes back. */
export function notAvailableAnyMore(money: 'untouched' | 'returned'): Refused {
  return new Refused(
    money === 'returned' ? 'booking.no_longer_available_returned' : 'booking.no_longer_available',
  );
}
