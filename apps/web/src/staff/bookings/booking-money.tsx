import { Banner } from '../../components/banner.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import type { Person } from '../session/use-profile.ts';
import { RideLine, RidesTitle } from './booking-facts.tsx';
import { FailedRefunds } from './failed-refunds.tsx';
import { MoneyLine } from './money-line.tsx';
import { StoryTimeline } from './story-timeline.tsx';
import { useStory } from './use-bookings.ts';
import { PriceExplained } from './why-price.tsx';

type BookingMoneyProps = {
  person: Person;
  id: number;
  /** Of the request for its money. */
  reason?: string;
};

/** A booking for whoever decides about its money: its rides, where the money is, its story, and why its price. */
export function BookingMoney({ person, id, reason }: BookingMoneyProps) {
  const texts = useTexts('staff').bookings;
  const { data, isError } = useStory(id);
  if (isError) return <p className="text-soft">{texts.page.failed}</p>;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const paid = data.events.filter(({ kind, code }) => kind === 'payment' && code === 'succeeded').length;
  return (
    <>
      {reason === 'charged_twice' && paid === 1 && (
        <Banner tone="warn" title={texts.money.paidOnce.title}>
          {texts.money.paidOnce.text}
        </Banner>
      )}
      <FailedRefunds story={data} />
      <Card id="rides" title={<RidesTitle story={data} />}>
        <ul className="grid gap-1">
          {data.booking.transfers.map((ride) => (
            <RideLine key={ride.transfer_id} ride={ride} story={data} />
          ))}
        </ul>
      </Card>
      <MoneyLine story={data} />
      <StoryTimeline story={data} person={person} />
      {data.kept_by === 'us' && (
        <Card id="explained" title={texts.why.title}>
          <PriceExplained story={data} />
        </Card>
      )}
    </>
  );
}
