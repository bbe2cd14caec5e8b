import type { BatchAnswer } from '@traslado/contract/schemas/catalogue-batches';
import type { Facts } from '@traslado/domain/catalogues/definition';
import { useEffect, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { BrokenPricesBanner, type Failure, FailureBanner } from './broken-prices.tsx';
import { BulkForm } from './bulk-form.tsx';
import { BulkTable } from './bulk-table.tsx';
import { KeepButton } from './keep-button.tsx';
import { listAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import { aimOf, changeOf, meantOf, useBulk } from './use-bulk.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import type { BatchOutcome } from './use-import.ts';

type Stage = 'shown' | 'applied' | 'undone';
type Found = { readonly stage: Stage; readonly answer: BatchAnswer };

/** Sets fields for many rows: the changes are shown first, then made, and one button undoes them. */
export function BulkPage({ screen }: { screen: AnyScreen }) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { lists } = useTexts('staff');
  const texts = lists.bulk;
  const state = useHistoryState<unknown>();
  const meant = meantOf(state);
  const { set: start, told } = aimOf(state);
  const { look, apply, undo } = useBulk(definition);
  const [set, setSet] = useState<Facts>({});
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) heading.current?.focus();
  }, [found]);

  const run = async (stage: Stage, work: Promise<BatchOutcome>) => {
    setBusy(true);
    setFailure(null);
    const outcome = await work;
    setBusy(false);
    if ('why' in outcome) return setFailure(outcome.why || texts.failed);
    if (stage === 'undone' && !outcome.answer.applied) setFailure(lists.imports.notUndone);
    setFound({ stage, answer: outcome.answer });
  };
  // Values that a page led here with are looked at once.
  const isAsked = useRef(false);
  useEffect(() => {
    if (start === null || meant === null || isAsked.current) return;
    isAsked.current = true;
    setSet(start);
    void run('shown', look(meant, start));
  });
  const counts = found?.answer.counts;
  const isOff = counts !== undefined && counts.refuse + counts.stale > 0;
  const prices = found?.stage === 'shown' && !failure ? found.answer.prices : undefined;
  const isDone = found?.answer.applied === true;
  return (
    <StaffPage
      title={texts.title(words.title)}
      lead={texts.lead}
      back={{ href: listAddress(definition), label: words.back }}
      wide
    >
      {meant === null ? (
        <Banner title={texts.nobody}>{texts.nobodyText}</Banner>
      ) : (
        <div className="grid gap-6">
          {told && !found && (
            <p className="font-semibold [overflow-wrap:anywhere]">
              {texts.told({ ...told, rows: told.count === 1 ? words.one : words.many })}
            </p>
          )}
          {failure && <FailureBanner failure={failure} />}
          {prices && <BrokenPricesBanner prices={prices} isForeseen />}
          <div hidden={found !== null}>
            <BulkForm
              screen={screen}
              start={start ?? {}}
              onReady={(chosen) => {
                setSet(chosen);
                return run('shown', look(meant, chosen));
              }}
            />
          </div>
          {found && counts && (
            <>
              <Banner tone={isOff ? 'warn' : isDone ? 'good' : 'info'}>
                <h2 ref={heading} tabIndex={-1} className="font-semibold">
                  {found.stage === 'shown'
                    ? texts.shown(counts.change)
                    : found.stage === 'applied'
                      ? texts.applied(counts.change)
                      : isDone
                        ? lists.imports.undone
                        : lists.imports.notUndone}
                </h2>
                <p>{texts.counts(counts)}</p>
              </Banner>
              <BulkActions
                definition={definition}
                found={found}
                set={set}
                isBroken={prices !== undefined}
                isBusy={isBusy}
                onApply={() => void run('applied', apply(found.answer.rows, set))}
                onUndo={(batch) => void run('undone', undo(batch))}
                onAgain={() => setFound(null)}
              />
              <BulkTable screen={screen} rows={found.answer.rows} fields={Object.keys(set)} />
            </>
          )}
        </div>
      )}
    </StaffPage>
  );
}

type BulkActionsProps = {
  definition: AnyScreen['definition'];
  found: Found;
  set: Facts;
  isBroken: boolean;
  isBusy: boolean;
  onApply: () => void;
  onUndo: (batch: number) => void;
  onAgain: () => void;
};

function BulkActions({ definition, found, set, isBroken, isBusy, ...on }: BulkActionsProps) {
  const { lists } = useTexts('staff');
  const texts = lists.bulk;
  const { stage, answer } = found;
  const catalogue = definition.name;
  const count = answer.counts.change;
  const batch = stage === 'applied' ? answer.batch : null;
  return (
    <div className="flex flex-wrap gap-3">
      {stage === 'shown' && count > 0 && !isBroken && (
        <Button busy={isBusy} busyLabel={lists.form.saving} onClick={on.onApply}>
          {texts.apply(count)}
        </Button>
      )}
      {stage === 'shown' && count > 0 && (
        <KeepButton
          refused="skip"
          source={() => ({ kind: 'bulk', catalogue, change: changeOf(answer.rows, set) })}
        />
      )}
      {stage === 'shown' ? (
        <Button variant="secondary" onClick={on.onAgain}>
          {texts.again}
        </Button>
      ) : (
        <LinkButton href={listAddress(definition)}>{lists.imports.toList}</LinkButton>
      )}
      {batch !== null && (
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={lists.imports.undoing}
          onClick={() => on.onUndo(batch)}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
