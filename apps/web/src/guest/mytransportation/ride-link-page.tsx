import { ProblemError } from '@traslado/contract/client';
import { rideDayRoutes } from '@traslado/contract/routes-of-ride-day';
import type { CallAnswer } from '@traslado/contract/schemas';
import { useState } from 'react';
import { LinkButton } from '../../components/link-button.tsx';
import { callApi, knowRoutes } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { PATHS } from '../../shell/paths.ts';
import { LinkPage } from '../manage/link-page.tsx';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { type AskedOfDay, RideDayView } from './ride-day-view.tsx';

knowRoutes(rideDayRoutes);

type LinkDay = CallAnswer<'readRideLink'>;

/** A ride on its day, by the link of a message: it names no booking and no guest. */
export function RideLinkPage() {
  const texts = useTexts('rideDay').page;
  return (
    <LinkPage
      texts={{ ...texts, none: texts.missing }}
      overCode="ride_link.over"
      read={(key) => callApi('readRideLink', { body: { key } })}
    >
      {(day, key) => (
        <ManageFrame couponId={null} locked title={texts.title}>
          <LinkedDay key={key} first={day} linkKey={key} />
        </ManageFrame>
      )}
    </LinkPage>
  );
}

function LinkedDay({ first, linkKey: key }: { first: LinkDay; linkKey: string }) {
  const texts = useTexts('rideDay');
  const [day, setDay] = useState(first);
  const [said, setSaid] = useState<{ readonly tone: 'good' | 'warn' | 'bad'; readonly text: string } | null>(
    null,
  );
  const number = day.frozen?.number ?? day.proposal?.number ?? null;
  const answer: AskedOfDay['answer'] = async (given, done) => {
    setSaid(null);
    try {
      const after = await callApi('answerRideLink', { body: { key, answer: given.answer } });
      setDay(after);
      setSaid({ tone: 'good', text: done(after) });
    } catch (error) {
      if (!(error instanceof ProblemError)) return setSaid({ tone: 'bad', text: texts.notSent });
      setSaid({ tone: 'warn', text: error.problem.detail });
      const newest = await callApi('readRideLink', { body: { key } }).catch(() => null);
      if (newest) setDay(newest);
    }
    await queryClient.invalidateQueries({ queryKey: ['coupon'] });
  };
  return (
    <RideDayView
      testId="ride-day"
      day={day}
      said={said}
      ask={{ silent: number === null ? texts.page.newest : null, change: null, cancel: null, answer }}
    >
      <LinkButton variant="secondary" className="w-fit" href={PATHS.myTransportation}>
        {texts.page.signIn}
      </LinkButton>
    </RideDayView>
  );
}
