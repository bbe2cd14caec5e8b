import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoneyLine } from './money-line.tsx';
import { useStory } from './use-bookings.ts';
import { WhyPrice } from './why-price.tsx';

/** Of a booking its money, and why it costs what it costs, for pages that are about something else. */
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
