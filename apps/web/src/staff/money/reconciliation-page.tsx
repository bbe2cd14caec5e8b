import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { formatRecent } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { zoneCity } from '../frame/zone-label.ts';
import { DifferenceRows } from './difference-rows.tsx';
import { SumsTable } from './sums-table.tsx';
import { type DifferenceList, saveDifferences, useDifferences } from './use-money.ts';

/** The gateway's payouts against our books. */
export function ReconciliationPage() {
  const texts = useTexts('staff').reconciliation;
  const [status, setStatus] = useState<'open' | 'ended'>('open');
  const [mine, setMine] = useState(false);
  const [books] = useDifferences({ status: 'open', mine: false }).pages;
  const list = (
    <>
      <div className="money-head">
        {books && <Standing list={books} />}
        <button
          type="button"
          className="filter-chip ml-auto pr-3"
          data-set={mine}
          aria-pressed={mine}
          onClick={() => setMine(!mine)}
        >
          {texts.mine}
        </button>
      </div>
      <Differences status={status} mine={mine} />
    </>
  );
  const open = books?.open.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      wide
      actions={<SaveFileButton save={() => saveDifferences({ status, mine })} texts={texts} />}
    >
      <Tabs
        label={texts.shown}
        tabs={[
          { id: 'open', label: texts.open(open), panel: list },
          { id: 'ended', label: texts.ended, panel: list },
        ]}
        onChange={(id) => setStatus(id === 'ended' ? 'ended' : 'open')}
      />
      {books?.sums && <SumsTable sums={books.sums} since={books.sums_since} />}
      {books?.sums === null && <p className="mt-6 text-small text-soft">{texts.sumsHidden}</p>}
    </StaffPage>
  );
}

type Shown = { status: 'open' | 'ended'; mine: boolean };

function Differences({ status, mine }: Shown) {
  const texts = useTexts('staff').reconciliation;
  const { pages, next, isMore, isError, refetch, fetchMore } = useDifferences({ status, mine });
  const [first] = pages;
  if (!first) return <Loading query={{ data: first, isError, refetch }} texts={texts} className="h-96" />;
  const rows = pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <Nothing {...{ status, mine }} wasRead={first.last_read?.read_at != null} />;
  return (
    <>
      <DifferenceRows
        rows={rows}
        zone={first.time_zone}
        people={first.people}
        mayHandle={first.viewer.can_handle}
      />
      {next && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={isMore}
          busyLabel={texts.loadingMore}
          onClick={() => void fetchMore()}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Nothing({ status, mine, wasRead }: Shown & { wasRead: boolean }) {
  const texts = useTexts('staff').reconciliation;
  if (status === 'ended') return <EmptyState icon="ticket" title={texts.noneEnded} />;
  return (mine || wasRead) && <EmptyState icon="check" isGood title={mine ? texts.noneMine : texts.none} />;
}

/** State of the books in one line: complete until when, open differences and their worth. */
function Standing({ list: { open, last_read: run, time_zone: zone } }: { list: DifferenceList }) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  const when = (at: string) => formatRecent(at, locale, zone);
  const sums = open.map(({ currency, count, amount }) =>
    texts.standing(count, formatSigned(amount, currency, locale, true)),
  );
  const readOf = ({ at, read_at }: { at: string; read_at: string }) =>
    at === read_at ? texts.upToDate(when(at)) : texts.completeUntil(when(read_at), when(at));
  return (
    <>
      {run?.failure && (
        <Banner tone="warn" title={texts.runFailed(when(run.at))}>
          {texts.runFailedWhy(run.failure)}
        </Banner>
      )}
      <p className="flex items-center gap-1.5">
        <Icon
          name={run?.failure || !run?.read_at ? 'clock' : 'check'}
          className={run?.failure || !run?.read_at ? 'size-5 text-warn' : 'size-5 text-good'}
        />
        <span>
          {run?.read_at ? readOf({ at: run.at, read_at: run.read_at }) : texts.neverRun}
          {sums.length > 0 && ' · '}
          <span className="font-semibold">{sums.join(' · ')}</span>
        </span>
      </p>
      {run && <p className="text-small text-soft">{texts.zone(zoneCity(zone))}</p>}
    </>
  );
}
