import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';

/** The number that a guest reads out or types, to be copied in one press. */
export function BookingNumber({ couponId }: { couponId: string }) {
  const texts = useTexts('confirmation');
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="rounded-lg bg-sunk px-5 py-2 sm:px-6 sm:py-4">
      <p className="text-small text-soft">{texts.number}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <p
          className="font-extrabold font-display text-title tabular-nums tracking-[0.04em]"
          data-testid="booking-number"
        >
          {couponId}
        </p>
        <Button
          variant="quiet"
          className="text-small"
          onClick={() => {
            void navigator.clipboard?.writeText(couponId).then(() => setCopied(true));
          }}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
    </div>
  );
}
