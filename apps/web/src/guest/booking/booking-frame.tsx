import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { moneyText } from '../../booking-parts/booking-words.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Progress } from '../../components/progress.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { Page } from '../../shell/page.tsx';
import { BOOKING_STEPS, type BookingStep, bookingStepPath, PATHS } from '../../shell/paths.ts';
import { StartOver } from './start-over.tsx';
import { daysOfTrip, TripTicket } from './trip-ticket.tsx';
import type { BookingView } from './use-booking-view.ts';

type BookingFrameProps = {
  step: BookingStep;
  title: string;
  lead?: ReactNode;
  view: BookingView;
  /** The step's main button; shown in the ticket on wide screens and in the bar at the foot on phones. */
  action?: ReactNode;
  /** Steps that can no longer be gone back to. */
  locked?: boolean;
  /** The step takes the whole width, and the total stands at the foot on every screen. */
  full?: boolean;
  children: ReactNode;
};

/** Keeps the height of a line. */
const NOTHING_YET = '\u00a0';

/** Common frame of the four steps: the progress, the step's own column, and the total always in sight. */
export function BookingFrame({ step, title, lead, view, action, locked, full, children }: BookingFrameProps) {
  const texts = useTexts('booking');
  const number = BOOKING_STEPS.indexOf(step) + 1;
  const previous = BOOKING_STEPS[number - 2];
  const { chosen, due, state, locale } = view;
  // A ride was chosen: its facts and price are on their way, and their place is held.
  const isComing = state.serviceId !== null && view.status === 'pending';
  const steps = BOOKING_STEPS.map((name, index) => ({
    label: texts.steps[name],
    href: !locked && index + 1 < number ? bookingStepPath(name) : null,
  }));

  return (
    <Page title={title} className="shell flex w-full flex-1 flex-col pt-4 pb-10 sm:pt-6 wide:pb-24">
      <Progress steps={steps} current={number} />
      <div
        className={classNames(
          'mt-6 mb-8 grid items-start gap-x-12 gap-y-8 lg:gap-x-16',
          full ? 'wide:mt-5' : 'wide:mt-10 wide:grid-cols-[minmax(0,1fr)_22.5rem]',
        )}
      >
        <div className="min-w-0">
          {!locked && (
            <div className="mb-2 flex min-h-12 flex-wrap items-center justify-between gap-x-6">
              <Link
                href={previous ? bookingStepPath(previous) : PATHS.home}
                className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold text-small underline decoration-control decoration-2 underline-offset-4 hover:decoration-accent"
              >
                <Icon name="arrowLeft" className="size-5" />
                {previous ? texts.backTo(texts.steps[previous]) : texts.backHome}
              </Link>
              {chosen && <StartOver />}
            </div>
          )}
          <h1 className="text-headline">{title}</h1>
          {lead && (
            <div className={classNames('max-w-prose text-lead text-soft', full ? 'mt-1.5' : 'mt-3')}>
              {lead}
            </div>
          )}
          <div className={full ? 'mt-5' : 'mt-7 sm:mt-9'}>
            <MoreIssueTexts value={texts.issues}>{children}</MoreIssueTexts>
          </div>
        </div>
        {!full && (
          <aside aria-label={texts.ticket.name} className="sticky top-6 hidden wide:block">
            <TripTicket view={view} action={action} />
          </aside>
        )}
      </div>
      {(chosen || action) && (
        <div
          className={classNames(
            'bar-in-sight -mx-5 mt-auto border-line border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
            full ? 'wide:rounded-t-lg' : 'wide:hidden',
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 grow-9 basis-26">
              <span className="block font-bold font-display text-heading tabular-nums leading-tight tracking-tight">
                {due ? moneyText(due.dueMinor, locale, 'main') : isComing ? NOTHING_YET : '—'}
              </span>
              <span className="block text-caption text-soft">
                {chosen
                  ? [chosen.sheet.name, ...daysOfTrip(view).map(([, day]) => day)].join(' · ')
                  : isComing
                    ? NOTHING_YET
                    : texts.ticket.choose}
              </span>
            </p>
            {action && <div className="grow sm:grow-0 [&>*]:w-full">{action}</div>}
          </div>
        </div>
      )}
    </Page>
  );
}
