import type { CallAnswer } from '@traslado/contract/schemas';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { type Failure, FailureBanner } from '../catalogues/broken-prices.tsx';
import { KeepButton } from '../catalogues/keep-button.tsx';
import { GridBar } from './grid-bar.tsx';
import {
  cellKey,
  cellOf,
  changesOf,
  chargedOf,
  countCells,
  type GridRate,
  type GridRow,
  isPast,
  type Typed,
} from './grid-model.ts';
import { PriceGrid } from './price-grid.tsx';
import { StalePrices } from './stale-prices.tsx';
import { usePriceWrites } from './use-price-grid.ts';
import type { PricedService } from './use-prices.ts';

type GridEditorProps = {
  grid: CallAnswer<'getPriceGrid'>;
  services: readonly PricedService[];
  /** Rates that are over, too; a property without any others has them anyway. */
  withPast: boolean;
  /** Reads the rates again. */
  reload: () => Promise<readonly GridRate[]>;
  onDirty: (isDirty: boolean) => void;
};

type Done = { readonly batch: number | null; readonly said: string };

const nothing: Typed = new Map();

/** Without the typed values of these rates. */
const without = (typed: Typed, ids: readonly number[]): Typed =>
  new Map([...typed].filter(([key]) => !ids.includes(Number(key.split('.')[0]))));

/** Saves the typed prices together, and undoes that. */
function useGridSaving(
  rows: readonly GridRow[],
  typed: Typed,
  setTyped: Dispatch<SetStateAction<Typed>>,
  reload: GridEditorProps['reload'],
) {
  const texts = useTexts('staff').seasons.grid;
  const language = languageOf(useLocale());
  const { save, undo } = usePriceWrites();
  const [stale, setStale] = useState<readonly number[]>([]);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailures([]);
    // Typed values stay, whatever the outcome of the call.
    await work().catch(() => setFailures([texts.failed]));
    setBusy(false);
  };
  const keep = () =>
    run(async () => {
      const outcome = await save(changesOf(rows, typed, language));
      if ('why' in outcome) return setFailures([outcome.why || texts.failed]);
      const { answer } = outcome;
      const late = answer.rows.filter(({ action }) => action === 'stale').flatMap(({ id }) => id ?? []);
      const refused = answer.rows.filter(({ action }) => action === 'refuse');
      const lost = refused.filter(({ code }) => code === 'rate.not_found').flatMap(({ id }) => id ?? []);
      const nameOf = (id: number | null) =>
        rows.find(({ rate }) => rate.id === id)?.rate.description ?? String(id);
      await reload();
      if (answer.applied) {
        setTyped(nothing);
        setDone({ batch: answer.batch, said: texts.saved(answer.counts.change) });
        return;
      }
      setTyped((before) => without(before, lost));
      setStale(late);
      setFailures(
        refused.map(({ id, code, message }) =>
          code === 'rate.not_found' ? texts.gone(nameOf(id)) : texts.refused(nameOf(id), message ?? ''),
        ),
      );
    });
  const takeBack = (batch: number) =>
    run(async () => {
      const outcome = await undo(batch);
      const isUndone = 'answer' in outcome && outcome.answer.applied;
      if (!isUndone) return setFailures([texts.notUndone]);
      await reload();
      setDone({ batch: null, said: texts.undone });
    });
  return { stale, setStale, failures, done, isBusy, keep, takeBack };
}

/** The cells of rates that colleagues saved meanwhile: their amount, and the one typed here. */
function useStaleCells(rows: readonly GridRow[], typed: Typed, stale: readonly number[]) {
  const texts = useTexts('staff').seasons.grid;
  const locale = useLocale();
  const language = languageOf(locale);
  return stale.flatMap((id) => {
    const row = rows.find(({ rate }) => rate.id === id);
    if (!row) return [];
    return row.charged.flatMap((column) => {
      const { now } = cellOf(row.rate, column, typed, language);
      if (now === null) return [];
      const name = `${row.rate.description} · ${texts.columns[column]}`;
      const by = row.rate.updated_by_name ?? texts.stale.somebody;
      const amounts = { saved: formatAmount(row.rate[column], locale), yours: formatAmount(now, locale) };
      return [{ key: cellKey(id, column), name, by, ...amounts }];
    });
  });
}

type NewsProps = { saving: ReturnType<typeof useGridSaving>; isDirty: boolean };

/** The outcome of saving. It takes the focus. */
function News({ saving: { failures, done, isBusy, takeBack }, isDirty }: NewsProps) {
  const texts = useTexts('staff').seasons.grid;
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done || failures.length > 0) news.current?.focus();
  }, [done, failures]);
  const batch = done?.batch ?? null;
  return (
    <div ref={news} tabIndex={-1} className="grid gap-3 outline-none not-empty:mb-5">
      {failures.map((failure) => (
        <FailureBanner key={typeof failure === 'string' ? failure : 'prices'} failure={failure} />
      ))}
      {done && !isDirty && (
        <Banner
          tone="good"
          live
          action={
            batch !== null && (
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  busy={isBusy}
                  busyLabel={texts.undoing}
                  onClick={() => void takeBack(batch)}
                >
                  {texts.undo}
                </Button>
                <KeepButton source={() => ({ kind: 'undo', catalogue: 'rates', batch })} />
              </div>
            )
          }
        >
          {done.said}
        </Banner>
      )}
    </div>
  );
}

/** Prices are typed, saved together, and undone. A colleague's changes are shown, and asked about. */
export function GridEditor({ grid, services, withPast, reload, onDirty }: GridEditorProps) {
  const { prices, seasons } = useTexts('staff');
  const texts = seasons.grid;
  const locale = useLocale();
  const language = languageOf(locale);
  const [typed, setTyped] = useState<Typed>(nothing);
  const saveButton = useRef<HTMLButtonElement>(null);
  const rows = useMemo(
    () =>
      (withPast || grid.rows.every(isPast) ? grid.rows : grid.rows.filter((rate) => !isPast(rate))).map(
        (rate): GridRow => {
          const isPrivate = services.find(({ id }) => id === rate.service_id)?.private ?? false;
          return { rate, charged: chargedOf(isPrivate) };
        },
      ),
    [grid.rows, services, withPast],
  );
  const serviceOf = (id: number) => {
    const service = services.find((one) => one.id === id);
    return service ? `${service.name} · ${prices.trips[service.trip]}` : String(id);
  };
  const saving = useGridSaving(rows, typed, setTyped, reload);
  const { changed, wrong } = useMemo(() => countCells(rows, typed, language), [rows, typed, language]);
  const isDirty = changed + wrong.length > 0;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const showWrong = () => {
    const [first] = wrong;
    const rate = first && rows[first.row]?.rate;
    if (rate) document.querySelector<HTMLElement>(`[data-cell="${cellKey(rate.id, first.column)}"]`)?.focus();
  };
  const differences = useStaleCells(rows, typed, saving.stale);
  return (
    <>
      <News saving={saving} isDirty={isDirty} />
      {rows.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <>
          {!grid.viewer.can_change && <p className="mb-4 text-soft">{texts.readOnly}</p>}
          <PriceGrid
            rows={rows}
            serviceOf={serviceOf}
            typed={typed}
            onTyped={setTyped}
            canChange={grid.viewer.can_change}
            onDone={() => saveButton.current?.focus()}
            bar={(fill, said) => (
              <GridBar
                changed={changed}
                wrong={wrong.length}
                fill={fill}
                said={said}
                isBusy={saving.isBusy}
                saveButton={saveButton}
                onSave={() => void saving.keep()}
                onTakeBack={() => setTyped(nothing)}
                onWrong={showWrong}
                onKeep={() => ({
                  kind: 'bulk',
                  catalogue: 'rates',
                  change: { rows: changesOf(rows, typed, language), set: {} },
                })}
                // Nothing is left to lose before the page is left.
                onKept={() => flushSync(() => setTyped(nothing))}
              />
            )}
          />
        </>
      )}
      {differences.length > 0 && (
        <StalePrices
          differences={differences}
          onMine={() => saving.setStale([])}
          onTheirs={() => {
            setTyped((before) => without(before, saving.stale));
            saving.setStale([]);
          }}
        />
      )}
    </>
  );
}
