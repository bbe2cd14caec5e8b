import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoneyLine } from './money-line.tsx';
import { useStory } from './use-bookings.ts';
import { WhyPrice } from './why-price.tsx';

/** The money of a booking, and the explanation of its price, for pages with another subject. */
export function BookingMoney({ id }: { id: number }) {
  const texts = useTexts('staff').bookings;
  const { data, isError } = useStory(id);
  const [isExplained, setExplained] = useState(false);
  if (isError) return <p className="text-soft">{texts.page.failed}</p>;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <MoneyLine story={data} />
      <Button variant="secondary" onClick={() => setExplained(true)}>
        {texts.why.open}
      </Button>
      {isExplained && <WhyPrice story={data} onClose={() => setExplained(false)} />}
    </>
  );
}
