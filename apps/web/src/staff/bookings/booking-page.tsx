import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { callApi } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { ActForGuest, HeadDeeds, useChosenDeed } from '../acting/act-for-guest.tsx';
import { DataToFix } from '../acting/data-to-fix.tsx';
import { SeeAsGuest } from '../acting/see-as-guest.tsx';
import { DeedButton } from '../frame/deed-button.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { OffersDialog } from '../reckoning/offers-dialog.tsx';
import type { Person } from '../session/use-profile.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { BookingFacts, BookingRides } from './booking-facts.tsx';
import { BookingLine, guestOf } from './booking-line.tsx';
import { BookingState } from './booking-state.tsx';
import { Disputes } from './disputes.tsx';
import { FailedRefunds, WaitingRequests } from './failed-refunds.tsx';
import { MoneyLine } from './money-line.tsx';
import { keepOpened } from './opened.ts';
import { StoryTimeline } from './story-timeline.tsx';
import { type Story, useStory } from './use-bookings.ts';
import { WhyPrice } from './why-price.tsx';

type BookingPageProps = {
  person: Person;
  id: number;
  /** Giving money back, of a booking that we keep. */
  refund: (story: Story) => ReactNode;
  /** Below all of it, of a booking that we keep. */
  end: ReactNode;
};

/** A booking's whole story: the commonest questions on the phone first. */
export function BookingPage({ person, id, refund, end }: BookingPageProps) {
  const texts = useTexts('staff').bookings;
  const query = useStory(id);
  const { data } = query;
  const isThere = data !== undefined;
  const [deed, setDeed] = useChosenDeed();
  useEffect(() => {
    if (isThere) keepOpened(person.username, id);
  }, [isThere, person.username, id]);
  const tabTitle = data ? texts.page.title(data.booking.coupon_id) : texts.title;
  const isOurs = data?.kept_by === 'us';
  return (
    <StaffPage
      title={(data && guestOf(data)) || tabTitle}
      tabTitle={tabTitle}
      lead={data && <BookingLine story={data} />}
      back={{ href: '/admin/bookings', label: texts.page.back }}
      beside={data && <BookingState status={data.booking.status} />}
      actions={
        data && (
          <HeadDeeds
            booking={data}
            onDeed={setDeed}
            look={isOurs && <SeeAsGuest booking={data} person={person} />}
            refund={isOurs && refund(data)}
          />
        )
      }
      wide
    >
      <Loading
        query={query}
        texts={texts.page}
        missing={{ code: 'coupon.not_found', ...texts.page.missing }}
      />
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <FailedRefunds story={data} />
          <WaitingRequests story={data} person={person} />
          <ActForGuest booking={data} person={person} deed={deed} onDeed={setDeed} />
          <Whole story={data} person={person} end={end} onDeed={setDeed} />
        </div>
      )}
    </StaffPage>
  );
}

type WholeProps = Pick<Parameters<typeof DataToFix>[0], 'person' | 'onDeed'> & {
  story: Story;
  end: ReactNode;
};

function Whole({ story, person, end, onDeed }: WholeProps) {
  const texts = useTexts('staff').bookings;
  const { offers } = useTexts('staff').prices;
  const locale = useLocale();
  const [isExplained, setExplained] = useState(false);
  const [isOffered, setOffered] = useState(false);
  return (
    <>
      <AtAGlance story={story} />
      {story.told_at && (
        <Banner tone="info" title={texts.theirs.title}>
          {texts.theirs.text(formatInstant(story.told_at, story.time_zone, locale))}
        </Banner>
      )}
      {story.replaced_by !== null && (
        <Banner
          tone="info"
          title={texts.page.replaced}
          action={
            <LinkButton href={`/admin/bookings/${story.replaced_by}`} variant="secondary">
              {texts.page.openNewer}
            </LinkButton>
          }
        />
      )}
      <div className="page-parts">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <Disputes story={story} />
          <DataToFix booking={story} person={person} onDeed={onDeed} />
          <BookingRides story={story} />
        </div>
        <div className="page-side">
          <BookingFacts story={story} />
          <MoneyLine story={story}>
            {story.kept_by === 'us' && (
              <div className="mt-2 flex flex-wrap gap-x-8 *:text-small">
                <DeedButton letter="w" variant="quiet" onClick={() => setExplained(true)}>
                  {texts.why.open}
                </DeedButton>
                <DeedButton letter="o" variant="quiet" onClick={() => setOffered(true)}>
                  {offers.open}
                </DeedButton>
              </div>
            )}
          </MoneyLine>
        </div>
        <StoryTimeline story={story} person={person} />
      </div>
      <p className="text-caption text-soft">
        {texts.page.looked} {story.kept_by === 'us' && end}
      </p>
      {isOffered && (
        <OffersDialog
          question={['booking', story.id]}
          ask={(signal) => callApi('getBookingOffers', { params: { id: String(story.id) } }, { signal })}
          onClose={() => setOffered(false)}
        />
      )}
      {isExplained && <WhyPrice story={story} onClose={() => setExplained(false)} />}
    </>
  );
}
