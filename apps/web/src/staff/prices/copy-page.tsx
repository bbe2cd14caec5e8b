import { rates } from '@traslado/domain/catalogues/rates';
import { useEffect, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { BrokenPricesBanner, type Failure, FailureBanner } from '../catalogues/broken-prices.tsx';
import { KeepButton } from '../catalogues/keep-button.tsx';
import { listAddress } from '../catalogues/list-shape.ts';
import { meantOf } from '../catalogues/use-bulk.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import type { BatchOutcome } from '../catalogues/use-import.ts';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { CopyForm } from './copy-form.tsx';
import { CopyNotes } from './copy-notes.tsx';
import { CopyTable } from './copy-table.tsx';
import { type CopyValues, copyOf, whereOf, whereOfList } from './copy-values.ts';
import { asShown, type CopyAnswer, type CopyAsked, useCopy } from './use-copy.ts';
import { usePricedServices } from './use-prices.ts';

type Found =
  | { readonly stage: 'shown'; readonly answer: CopyAnswer }
  | { readonly stage: 'applied'; readonly answer: CopyAnswer }
  | { readonly stage: 'undone' };

function whichOf(meant: ReturnType<typeof meantOf>, values: CopyValues) {
  if (!meant) return { where: whereOf(values) };
  return 'ids' in meant ? { ids: [...meant.ids] } : { where: whereOfList(meant.where) };
}

/** Rates are copied to another season: the copies are shown first, then made, and one button undoes them. */
export function CopySeasonPage() {
  const { prices, seasons } = useTexts('staff');
  const texts = seasons.copy;
  const words = useCatalogueWords(rates);
  const services = usePricedServices();
  const meant = meantOf(useHistoryState<unknown>());
  const { look, apply, undo } = useCopy();
  const [asked, setAsked] = useState<CopyAsked | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) heading.current?.focus();
  }, [found]);

  const run = async <A extends CopyAnswer>(work: Promise<BatchOutcome<A>>, stage: 'shown' | 'applied') => {
    setBusy(true);
    setFailure(null);
    const outcome = await work;
    setBusy(false);
    if ('why' in outcome) return setFailure(outcome.why || texts.failed);
    const isStopped = stage === 'applied' && !outcome.answer.applied;
    if (isStopped) setFailure(texts.stopped);
    setFound({ stage: isStopped ? 'shown' : stage, answer: outcome.answer });
  };
  const show = (body: CopyAsked) => {
    setAsked(body);
    return run(look(body), 'shown');
  };
  const ask = (values: CopyValues) => show({ ...copyOf(values), ...whichOf(meant, values) });
  const takeBack = async (batch: number) => {
    setBusy(true);
    setFailure(null);
    const outcome = await undo(batch);
    setBusy(false);
    if ('why' in outcome) return setFailure(outcome.why || texts.notUndone);
    if (!outcome.answer.applied) return setFailure(texts.notUndone);
    setFound({ stage: 'undone' });
  };
  const properties = services.data?.properties.filter((one) => one.services.length > 0) ?? [];
  const chosen = meant && ('ids' in meant ? texts.chosen(meant.ids.length) : texts.found);
  const answer = found && 'answer' in found ? found.answer : null;
  const counts = answer?.counts;
  const isOff = counts !== undefined && counts.refuse + counts.stale > 0;
  const property = answer?.copies.find(({ source }) => source)?.source?.service_id;
  const at = properties.find((one) => one.services.some(({ id }) => id === property));
  return (
    <StaffPage
      title={texts.title}
      lead={texts.lead}
      back={{ href: listAddress(rates), label: words.back }}
      wide
    >
      <div className="grid gap-6">
        {failure && <FailureBanner failure={failure} />}
        <Loading query={services} texts={prices} />
        {services.data && (
          <div hidden={found !== null}>
            <CopyForm properties={properties} chosen={chosen} onAsk={ask} />
          </div>
        )}
        {found && (
          <Banner tone={found.stage === 'shown' ? (isOff ? 'warn' : 'info') : 'good'}>
            <h2 ref={heading} tabIndex={-1} className="font-semibold">
              {found.stage === 'undone'
                ? texts.undone
                : found.stage === 'applied'
                  ? texts.applied(found.answer.counts.add)
                  : texts.shown(found.answer.counts.add)}
            </h2>
            {counts && <p>{answer.rows.length === 0 ? texts.nothing : texts.counts(counts)}</p>}
          </Banner>
        )}
        {answer?.prices && found?.stage === 'shown' && (
          <BrokenPricesBanner prices={answer.prices} isForeseen />
        )}
        {answer && asked && found?.stage === 'shown' && (
          <CopyNotes
            answer={answer}
            isBusy={isBusy}
            onSettle={(how) => void show({ ...asked, shared_days: how })}
          />
        )}
        {found && (
          <CopyActions
            found={found}
            asked={asked}
            isOff={isOff}
            isBusy={isBusy}
            grid={at && `/admin/price-grid?property=${at.id}`}
            onApply={(shown, copy) => void run(apply(shown, copy), 'applied')}
            onLook={(copy) => void run(look(copy), 'shown')}
            onUndo={(batch) => void takeBack(batch)}
            onAgain={() => setFound(null)}
          />
        )}
        {answer && answer.rows.length > 0 && <CopyTable answer={answer} />}
      </div>
    </StaffPage>
  );
}

type CopyActionsProps = {
  found: Found;
  asked: CopyAsked | null;
  isOff: boolean;
  isBusy: boolean;
  /** Address of the prices that were copied. */
  grid: string | undefined;
  onApply: (shown: CopyAnswer, asked: CopyAsked) => void;
  onLook: (asked: CopyAsked) => void;
  onUndo: (batch: number) => void;
  onAgain: () => void;
};

function CopyActions({ found, asked, isOff, isBusy, grid, ...on }: CopyActionsProps) {
  const texts = useTexts('staff').seasons.copy;
  if (found.stage === 'shown') {
    const { answer } = found;
    const count = answer.counts.add;
    return (
      <div className="flex flex-wrap gap-3">
        {asked && count > 0 && (
          <>
            <Button busy={isBusy} busyLabel={texts.applying} onClick={() => on.onApply(answer, asked)}>
              {texts.apply(count)}
            </Button>
            <KeepButton source={() => ({ kind: 'copy', catalogue: 'rates', copy: asShown(answer, asked) })} />
          </>
        )}
        <Button variant="secondary" onClick={on.onAgain}>
          {texts.again}
        </Button>
        {asked && isOff && (
          <Button variant="secondary" onClick={() => on.onLook(asked)}>
            {texts.lookAgain}
          </Button>
        )}
      </div>
    );
  }
  const batch = found.stage === 'applied' ? found.answer.batch : null;
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href={listAddress(rates)}>{texts.toList}</LinkButton>
      {found.stage === 'applied' && grid && (
        <LinkButton href={grid} variant="secondary">
          {texts.toGrid}
        </LinkButton>
      )}
      {batch !== null && (
        <>
          <Button
            variant="secondary"
            busy={isBusy}
            busyLabel={texts.undoing}
            onClick={() => on.onUndo(batch)}
          >
            {texts.undo}
          </Button>
          <KeepButton source={() => ({ kind: 'undo', catalogue: rates.name, batch })} />
        </>
      )}
    </div>
  );
}
