import { ProblemError } from '@traslado/contract/client';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { BrokenPricesBanner } from '../catalogues/broken-prices.tsx';
import { ChangeHistory } from '../catalogues/change-history.tsx';
import type { AnyScreen } from '../catalogues/screen.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { AddToSet } from './add-to-set.tsx';
import { HinderedRows } from './hindered-rows.tsx';
import { MissingAddresses } from './missing-addresses.tsx';
import { PriceShifts } from './price-shifts.tsx';
import { SetActions } from './set-actions.tsx';
import { SetCheck } from './set-check.tsx';
import { SetPart } from './set-part.tsx';
import { StateMark, useDeedText, useMomentText, useZonedText } from './set-words.tsx';
import { type OneSet, type Refusal, useSet } from './use-change-sets.ts';

type SetPageProps = { person: Person; id: number; screenOf: (name: string) => AnyScreen | null };

/** One set: its changes, old beside new, the present state of its rows, and its actions. */
export function SetPage({ person, id, screenOf }: SetPageProps) {
  const texts = useTexts('staff').changeSets;
  const query = useSet(id);
  const { data, error } = query;
  const deedText = useDeedText();
  const zoned = useZonedText();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isGone = error instanceof ProblemError && error.problem.code === 'change_set.not_found';
  return (
    <StaffPage
      title={data?.change_set.name ?? texts.title}
      wide
      lead={data?.change_set.note || undefined}
      beside={data && <StateMark state={data.change_set.state} />}
      back={{ href: '/admin/change-sets', label: texts.back }}
      actions={data && !isGone && <SetActions one={data} onRefused={setRefusal} />}
    >
      {isGone && <Banner tone="warn">{texts.gone}</Banner>}
      {!isGone && <Loading query={query} texts={texts} className="h-80" />}
      {data && !isGone && (
        <>
          <Opened one={data} screenOf={screenOf} person={person} refusal={refusal} onRefused={setRefusal} />
          <ChangeHistory
            isFailed={false}
            momentText={(at) => zoned(at, data.zone)}
            entries={data.history
              .map((deed, place) => ({
                id: place,
                action: 'update' as const,
                at: deed.at,
                by_name: deed.by_name,
                said: deedText(deed),
                differences: [],
              }))
              .reverse()}
          />
        </>
      )}
    </StaffPage>
  );
}

type OpenedProps = Omit<SetPageProps, 'id'> & {
  one: OneSet;
  refusal: Refusal | null;
  onRefused: (refusal: Refusal | null) => void;
};

function Opened({ one, screenOf, person, refusal, onRefused }: OpenedProps) {
  const texts = useTexts('staff').changeSets;
  const [onlyStale, setOnlyStale] = useState(false);
  const { change_set: set, parts } = one;
  const stale = parts.reduce((sum, part) => sum + part.stale, 0);
  const mayChange = set.state === 'draft' && one.viewer.change === null;
  const isStaleShown = onlyStale && stale > 0;
  return (
    <div className="grid gap-5">
      <Standing one={one} person={person} />
      <MissingAddresses one={one} />
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {refusal?.prices && <BrokenPricesBanner prices={refusal.prices} />}
        {refusal && !refusal.prices && (
          <Banner tone="bad" title={refusal.rows.length > 0 ? texts.hindered : refusal.why || texts.error}>
            {refusal.rows.length > 0 && <HinderedRows rows={refusal.rows} total={refusal.total} />}
          </Banner>
        )}
      </div>
      {stale > 0 && (
        <Banner tone="warn" title={texts.stale(stale)}>
          <p>{set.state === 'draft' ? texts.staleNext.draft : texts.staleNext.other}</p>
          <button
            type="button"
            className="mt-1.5 min-h-11 font-semibold underline underline-offset-4"
            onClick={() => setOnlyStale(!onlyStale)}
          >
            {onlyStale ? texts.showAll : texts.onlyStale}
          </button>
        </Banner>
      )}
      {!refusal && <SetCheck one={one} />}
      {one.shifts && <PriceShifts shifts={one.shifts} isDone />}
      {parts
        .filter((part) => !isStaleShown || part.stale > 0)
        .map((part) => {
          const screen = screenOf(part.catalogue);
          return (
            screen && (
              <SetPart
                key={`${part.catalogue} ${isStaleShown}`}
                screen={screen}
                set={set}
                part={part}
                only={isStaleShown ? 'stale' : 'all'}
                mayChange={mayChange}
                onRefused={onRefused}
              />
            )
          );
        })}
      {mayChange && <AddToSet person={person} id={set.id} />}
    </div>
  );
}

/** State of the set: its authors, approver, scheduler and publisher, and the people still missing. */
function Standing({ one, person }: Pick<SetPageProps, 'person'> & { one: OneSet }) {
  const texts = useTexts('staff').changeSets;
  const zoned = useZonedText();
  const momentOf = useMomentText();
  const { change_set: set, author_names: authors, needs_second: needsSecond, publishers, viewer } = one;
  const locale = useLocale();
  const next = texts.next[needsSecond ? 'second' : 'alone'];
  const isWaiting = set.state === 'ready' || set.state === 'scheduled';
  const moment = momentOf(set);
  // The missing addresses explain it, with the next step.
  const isSaid = viewer.publish === 'change_set.person_unknown' && one.missing_addresses.length > 0;
  // Readers without the right asked for nothing.
  const mayWish = isWaiting && person.permissions.includes('change-sets:publish');
  const why = mayWish && viewer.publish !== null && !isSaid ? viewer.reasons[viewer.publish] : null;
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-soft [overflow-wrap:anywhere]">{texts.by(authors.join(', '))}</p>
      {set.approved_by_name && <p className="text-small">{texts.approvedBy(set.approved_by_name)}</p>}
      {set.state === 'scheduled' && moment && (
        <p className="font-semibold">{texts.scheduledFor(moment, set.scheduled_by_name ?? '')}</p>
      )}
      {set.state === 'published' && set.ended_at && (
        <p className="text-small">
          {texts.publishedBy(set.ended_by_name ?? '', zoned(set.ended_at, one.zone))}
        </p>
      )}
      {set.state === 'failed' && (
        <Banner tone="bad" title={texts.failedWhy}>
          {set.failure_message} {moment}
        </Banner>
      )}
      {isWaiting && needsSecond && !set.approved_by && <p className="text-small">{texts.notApproved}</p>}
      {isWaiting && viewer.publish === null && (
        <p className="text-small">
          {needsSecond && !set.approved_by ? texts.next.yours : texts.next.publish}
        </p>
      )}
      {set.state === 'draft' && viewer.change === null && <p className="text-small">{next.draft}</p>}
      {publishers.length > 0 && (
        <p className="text-small">
          {texts.next.who[needsSecond ? 'second' : 'alone'](formatList(publishers, locale))}
        </p>
      )}
      {why && <p className="text-small text-warn">{why}</p>}
    </div>
  );
}
