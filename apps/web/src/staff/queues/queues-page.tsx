import type { QueueName } from '@traslado/domain/desk/queues';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../components/class-names.ts';
import { Tabs } from '../../components/tabs.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { ListPager } from '../catalogues/list-pager.tsx';
import { AllDone } from '../frame/all-done.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import { formatDistance } from '../frame/format-ahead.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { useFocusAfter } from '../frame/use-focus-after.ts';
import { RowLine } from './row-line.tsx';
import { SeveralBar } from './several-bar.tsx';
import { PAGE_SIZE, queueAddress, type RowState, useQueue, useQueues } from './use-queues.ts';

type Counts = NonNullable<ReturnType<typeof useQueues>['data']>['queues'];

/** Open work, queue by queue. Without a name the first queue with a late row is shown, else the first with any. */
export function QueuesPage({ name }: { name: string | null }) {
  const texts = useTexts('staff').queues;
  const query = useQueues();
  const { data } = query;
  const queues = data?.queues ?? [];
  const asked = queues.find((one) => one.name === name);
  const first = queues.find(({ overdue }) => overdue > 0) ?? queues.find(({ open }) => open > 0) ?? queues[0];
  const shown = asked ?? (name === null ? first : undefined);
  return (
    <StaffPage title={texts.title} lead={texts.lead} wide>
      <Loading query={query} texts={texts} className="h-64" />
      {data && queues.length === 0 && (
        <EmptyState icon="info" title={texts.nothing}>
          {texts.nothingText}
        </EmptyState>
      )}
      {queues.length > 0 && (
        <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-[15rem_minmax(0,1fr)]">
          <FilterBar
            set={[]}
            label={shown ? texts.chosen(texts.names[shown.name], shown.open) : texts.all}
            asked={shown?.name ?? ''}
          >
            <QueueNav queues={queues} shown={shown?.name ?? null} />
          </FilterBar>
          {shown && <Queue key={shown.name} queue={shown} />}
        </div>
      )}
    </StaffPage>
  );
}

function QueueNav({ queues, shown }: { queues: Counts; shown: QueueName | null }) {
  const texts = useTexts('staff').queues;
  const locale = useLocale();
  return (
    <nav aria-label={texts.nav} className="w-full">
      <ul className="grid gap-0.5 rounded-lg bg-surface p-1.5 shadow-ticket sm:grid-cols-3 md:grid-cols-1">
        {queues.map(({ name, open, overdue, ride_at: ride }) => (
          <li key={name}>
            <Link
              href={queueAddress(name)}
              aria-current={name === shown ? 'page' : undefined}
              className={classNames('menu-entry h-full py-1.5', name === shown && 'is-here font-semibold')}
            >
              <span className="min-w-0 flex-1">
                <span className="block text-small leading-tight">{texts.names[name]}</span>
                {overdue > 0 ? (
                  <span className="block font-semibold text-bad text-caption">{texts.overdue(overdue)}</span>
                ) : (
                  ride && (
                    <span className="block font-normal text-caption text-soft">
                      {texts.nextRide(formatDistance(Date.parse(ride), Date.now(), locale))}
                    </span>
                  )
                )}
              </span>
              <span
                className={open > 0 ? 'menu-count' : 'w-5.5 text-center text-small text-soft tabular-nums'}
              >
                {formatNumber(open, locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Queue({ queue: { name, open, snoozed } }: { queue: Counts[number] }) {
  const texts = useTexts('staff').queues;
  return (
    <section aria-labelledby="queue" className="min-w-0">
      <h2 id="queue" className="visually-hidden">
        {texts.names[name]}
      </h2>
      <Tabs
        label={texts.state}
        tabs={[
          { id: 'open', label: texts.states.open(open), panel: <Rows queue={name} state="open" /> },
          {
            id: 'snoozed',
            label: texts.states.snoozed(snoozed),
            panel: <Rows queue={name} state="snoozed" />,
          },
        ]}
      />
    </section>
  );
}

function Rows({ queue, state }: { queue: QueueName; state: RowState }) {
  const texts = useTexts('staff').queues;
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const whole = useRef<HTMLDivElement>(null);
  const query = useQueue(queue, state, page);
  const { data } = query;
  useFocusAfter(whole, data?.rows.length ?? 0);
  if (!data) return <Loading query={query} texts={texts} className="h-40" />;
  if (data.total === 0) return <Nothing state={state} />;
  const chosen = data.rows.filter(({ key }) => ticked.has(key));
  const choose = (key: string, isOn: boolean) =>
    setTicked(new Set(isOn ? [...ticked, key] : [...ticked].filter((one) => one !== key)));
  return (
    <div ref={whole}>
      <ul className="work-list rounded-lg bg-surface shadow-ticket">
        {data.rows.map((row) => (
          <RowLine
            key={row.key}
            queue={queue}
            row={row}
            viewer={data.viewer}
            isChosen={ticked.has(row.key)}
            onChoose={(isOn) => choose(row.key, isOn)}
          />
        ))}
      </ul>
      <ListPager page={data.page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage}>
        {data.viewer.can_handle && <KeyLine keys={texts.keys} />}
      </ListPager>
      <SeveralBar
        queue={queue}
        rows={chosen}
        me={data.viewer.name}
        isOpen={state === 'open'}
        onClear={() => setTicked(new Set())}
      />
    </div>
  );
}

function Nothing({ state }: { state: RowState }) {
  const texts = useTexts('staff').queues;
  if (state === 'snoozed') return <EmptyState icon="clock" title={texts.noneSnoozed} />;
  return <AllDone title={texts.none} text={texts.noneText} />;
}
