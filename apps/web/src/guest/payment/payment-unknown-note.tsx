import { useEffect, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Loader } from '../../components/loader.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** After this the guest reads that it takes longer, and the next event, milliseconds. */
const LONG_MS = 30_000;

/**
 * The charge has no known outcome yet: asks not to pay again, and explains the next events. `since` is epoch milliseconds, 0 when unknown; the
 * booking is null where it is not revealed.
 */
export function PaymentUnknownNote({ since, couponId }: { since: number; couponId: string | null }) {
  const texts = useTexts('bookingEnd').payment.unknown;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => setLong(true),
      since > 0 ? Math.max(0, since + LONG_MS - Date.now()) : LONG_MS,
    );
    return () => clearTimeout(timer);
  }, [since]);
  return (
    <>
      <Loader message={texts.checking} />
      <Banner tone="warn" live title={texts.dontPay}>
        <p>{texts.text}</p>
        {isLong && couponId !== null && <p className="mt-2">{texts.long(couponId)}</p>}
      </Banner>
    </>
  );
}
