import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { Loading } from '../frame/loading.tsx';
import { SaveFileButton } from '../frame/save-file-button.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { DifferenceRows } from './difference-rows.tsx';
import { SumsTable } from './sums-table.tsx';
import { type DifferenceList, saveDifferences, useDifferences } from './use-money.ts';

/** The gateway's payouts against our books. */
export function ReconciliationPage() {
  const texts = useTexts('staff').reconciliation;
  const [status, setStatus] = useState<'open' | 'ended'>('open');
  const [mine, setMine] = useState(false);
  const { pages, next, isMore, isError, refetch, fetchMore } = useDifferences({ status, mine });
  const [first] = pages;
  const rows = pages.flatMap((page) => page.rows);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      {first && <BooksLine list={first} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="filter-form">
          <legend className="sr-only">{texts.shown}</legend>
          {(['open', 'ended'] as const).map((one) => (
            <Choice key={one} isOn={status === one} onPick={() => setStatus(one)}>
              {texts[one]}
            </Choice>
          ))}
          <Choice isOn={mine} onPick={() => setMine(!mine)}>
            {texts.mine}
          </Choice>
        </fieldset>
        <SaveFileButton save={() => saveDifferences({ status, mine })} texts={texts} />
      </div>
      <Loading query={{ data: first, isError, refetch }} texts={texts} className="mt-6 h-96" />
      {first && (
        <>
          {rows.length === 0 && (status === 'ended' || first.last_read?.read_at) && (
            <p role="status" className="mt-4 rounded-lg bg-surface p-5 shadow-ticket">
              {status === 'open' ? texts.none : texts.noneEnded}
            </p>
          )}
          {rows.length > 0 && (
            <DifferenceRows
              rows={rows}
              zone={first.time_zone}
              people={first.people}
              mayHandle={first.viewer.can_handle}
            />
          )}
          {next && (
            <Button
              variant="secondary"
              className="mt-6"
              busy={isMore}
              busyLabel={texts.loadingMore}
              onClick={() => void fetchMore()}
            >
              {texts.more}
            </Button>
          )}
          {first.sums ? (
            <SumsTable sums={first.sums} since={first.sums_since} />
          ) : (
            <p className="mt-8 text-soft">{texts.sumsHidden}</p>
          )}
        </>
      )}
    </StaffPage>
  );
}

/** State of the books in one line: last read, complete until, open differences and their worth. */
function BooksLine({ list: { open, last_read: run, time_zone: zone } }: { list: DifferenceList }) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  const when = (at: string) => formatInstant(at, zone, locale);
  const differences = open.map(({ currency, count, amount }) =>
    texts.openSum(count, formatSigned(amount, currency, locale, true)),
  );
  const sums = differences.length > 0 ? differences.join(' · ') : run?.read_at && texts.none;
  return (
    <div className="mb-4 grid gap-2">
      {run?.failure && (
        <Banner tone="warn" title={texts.runFailed(when(run.at))}>
          {texts.runFailedWhy(run.failure)}
        </Banner>
      )}
      <p>
        {run?.read_at
          ? [texts.lastRead(when(run.at)), texts.completeUntil(when(run.read_at))].join(' · ')
          : texts.neverRun}
        {sums && ' · '}
        <span className="font-semibold">{sums}</span>
      </p>
      {run && <p className="text-small text-soft">{texts.zone(zone)}</p>}
    </div>
  );
}

type ChoiceProps = { isOn: boolean; onPick: () => void; children: string };

function Choice({ isOn, onPick, children }: ChoiceProps) {
  return (
    <Button variant={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={onPick}>
      {children}
    </Button>
  );
}
