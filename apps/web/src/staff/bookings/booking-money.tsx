import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { Person } from '../session/use-profile.ts';
import { MoneyLine } from './money-line.tsx';
import { StoryTimeline } from './story-timeline.tsx';
import { useStory } from './use-bookings.ts';
import { PriceExplained } from './why-price.tsx';

/** A booking for whoever decides about its money: where the money is, why its price, and its story. */
export function BookingMoney({ person, id }: { person: Person; id: number }) {
  const texts = useTexts('staff').bookings;
  const { data, isError } = useStory(id);
  if (isError) return <p className="text-soft">{texts.page.failed}</p>;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <MoneyLine story={data} />
      {data.kept_by === 'us' && (
        <section aria-labelledby="explained" className="rounded-lg bg-surface p-4 shadow-ticket sm:px-5">
          <h2 id="explained" className="mb-1 text-heading">
            {texts.why.title}
          </h2>
          <PriceExplained story={data} />
        </section>
      )}
      <StoryTimeline story={data} person={person} />
    </>
  );
}
