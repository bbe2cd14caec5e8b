import { myTransportationPath } from '@traslado/contract/pages';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';

type ManageFrameProps = {
  /** Booking to go back to; null where it is not known. */
  couponId: string | null;
  title: string;
  lead?: ReactNode;
  /** Beside the work on wide screens, below it on phones. */
  aside?: ReactNode;
  /** A button that stays in sight: beside the work on wide screens, in a bar at the foot of phones. */
  action?: ReactNode;
  /** While a charge is under way there is no way back. */
  locked?: boolean;
  children: ReactNode;
};

/** Common frame of the pages below My transportation: the way back, the heading, the work, and its subject. */
export function ManageFrame({ couponId, title, lead, aside, action, locked, children }: ManageFrameProps) {
  const texts = useTexts('mytransportation');
  const { issues } = useTexts('booking');
  return (
    <Page title={title} className="shell flex w-full flex-1 flex-col pt-4 sm:pt-6">
      {!locked && (
        <Link
          href={couponId === null ? PATHS.myTransportation : myTransportationPath(couponId)}
          className="-ml-1 mb-2 inline-flex min-h-11 self-start items-center gap-2 font-semibold text-small underline decoration-control decoration-2 underline-offset-4 hover:decoration-accent"
        >
          <Icon name="arrowLeft" className="size-5" />
          {texts.title}
        </Link>
      )}
      <div
        className={
          aside
            ? 'grid items-start gap-x-12 pb-14 wide:pb-24 gap-y-10 wide:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-x-16'
            : 'max-w-form pb-14 wide:pb-24'
        }
      >
        <div className="min-w-0">
          <h1 className="text-headline">{title}</h1>
          {lead && <div className="mt-3 max-w-prose text-pretty text-lead text-soft">{lead}</div>}
          <div className="mt-7 sm:mt-9">
            <MoreIssueTexts value={issues}>{children}</MoreIssueTexts>
          </div>
        </div>
        {aside && (
          <aside className="grid gap-6 wide:sticky wide:top-6">
            {aside}
            {action && <div className="hidden wide:block">{action}</div>}
          </aside>
        )}
      </div>
      {action && (
        <div className="bar-in-sight -mx-5 mt-auto border-line border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] wide:hidden">
          {action}
        </div>
      )}
    </Page>
  );
}
