import type { CallAnswer } from '@traslado/contract/schemas';
import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** Warns of a payment that has not ended. */
export function OpenPayment({ of }: { of: CallAnswer<'getRefundRoom'>['open_payment'] | undefined }) {
  const { openPayment } = useTexts('staff').bookings.money;
  return (
    of && (
      <div className="mb-4">
        <Banner tone="warn" title={openPayment[of].title}>
          {openPayment[of].text}
        </Banner>
      </div>
    )
  );
}
