import { SALE_CURRENCY } from '@traslado/domain/money';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { useListener } from '../../components/use-listener.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { movingKey } from './grid-keys.ts';
import {
  cellKey,
  cellOf,
  filledDown,
  type GridRow,
  movedTo,
  type Place,
  PRICE_COLUMNS,
  type PriceColumn,
  pasted,
  type Typed,
  tidied,
  withTexts,
} from './grid-model.ts';
import { GridPart } from './grid-part.tsx';
import { RateRow } from './grid-row.tsx';
import { priceText, readBlock } from './typed-price.ts';

type PriceGridProps = {
  rows: readonly GridRow[];
  serviceOf: (id: number) => string;
  typed: Typed;
  onTyped: (change: (typed: Typed) => Typed) => void;
  canChange: boolean;
  /** Below the rows, in sight: the cell's button, and words about its effect. */
  bar: (fill: ReactNode, said: string) => ReactNode;
  /** Puts the focus on the save button. */
  onDone: () => void;
};

const nothing: Typed = new Map();

/** The typed values of one rate; the same object for all rates without any. */
function ownOf({ rate, charged }: GridRow, typed: Typed): Typed {
  const own = charged.flatMap((column) => {
    const text = typed.get(cellKey(rate.id, column));
    return text === undefined ? [] : [[cellKey(rate.id, column), text] as const];
  });
  return own.length === 0 ? nothing : new Map(own);
}

/** The place of a cell's box in the grid. */
function placeOf(
  rows: readonly GridRow[],
  target: EventTarget | null,
): (Place & { box: HTMLInputElement }) | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const { cell } = target.dataset;
  const row = rows.findIndex(({ rate }) => cell?.startsWith(`${rate.id}.`));
  const column = PRICE_COLUMNS.find((one) => cell?.endsWith(`.${one}`));
  return row < 0 || !column ? null : { row, column, box: target };
}

type GridWork = Pick<PriceGridProps, 'rows' | 'typed' | 'onTyped' | 'onDone'>;

/** The keys of a spreadsheet: they move, fill down, take back, and paste blocks. */
function useGridKeys(grid: RefObject<HTMLDivElement | null>, { rows, typed, onTyped, onDone }: GridWork) {
  const texts = useTexts('staff').seasons.grid;
  const language = languageOf(useLocale());
  const first: Place = { row: 0, column: rows[0]?.charged[0] ?? 'price' };
  const [wished, setActive] = useState<Place>(first);
  const active = rows[wished.row]?.charged.includes(wished.column) ? wished : first;
  /** The value of the cell when it was entered. */
  const entered = useRef('');
  const [said, setSaid] = useState('');

  const go = (to: Place) => {
    const row = rows[to.row];
    if (!row) return;
    // The cell can be focused before it is.
    flushSync(() => setActive(to));
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(row.rate.id, to.column)}"]`)?.focus();
  };
  const write = ({ row, column }: Place, text: string) => {
    const rate = rows[row]?.rate;
    if (rate) onTyped((before) => withTexts(before, [{ rate, column, text }]));
  };
  const fill = (from: Place) => {
    const rate = rows[from.row]?.rate;
    if (!rate) return;
    const entries = filledDown(rows, from, cellOf(rate, from.column, typed, language).text);
    onTyped((before) => withTexts(before, entries));
    setSaid(texts.filled(entries.length));
  };

  useListener(grid, 'focusin', (event) => {
    const at = placeOf(rows, event.target);
    if (!at) return;
    setActive(at);
    entered.current = at.box.value;
    at.box.select();
  });
  useListener(grid, 'focusout', (event) => {
    const at = placeOf(rows, event.target);
    const rate = at && rows[at.row]?.rate;
    if (rate) onTyped((before) => tidied(before, rate, at.column, language));
  });
  useListener(grid, 'keydown', (event) => {
    const at = placeOf(rows, event.target);
    if (!at || event.isComposing || event.altKey) return;
    const take = (act: () => void) => {
      event.preventDefault();
      act();
    };
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() === 'd') take(() => fill(at));
      else if (event.key === 'Enter') take(onDone);
      return;
    }
    if (event.key === 'F2')
      return take(() => at.box.setSelectionRange(at.box.value.length, at.box.value.length));
    if (event.key === 'Escape') {
      const kept = rows[at.row]?.rate[at.column];
      const text = at.box.value === entered.current && kept !== undefined ? priceText(kept) : entered.current;
      if (text !== at.box.value) take(() => write(at, text));
      return;
    }
    const key = movingKey(event, at.box);
    const to = key === null ? null : movedTo(rows, at, key);
    if (to) take(() => go(to));
  });
  useListener(grid, 'paste', (event) => {
    const at = placeOf(rows, event.target);
    const block = readBlock(event.clipboardData?.getData('text/plain') ?? '');
    // One value is pasted into the typed text, as anywhere.
    if (!at || (block.length === 1 && block[0]?.length === 1)) return;
    event.preventDefault();
    const { entries, skipped } = pasted(rows, at, block);
    onTyped((before) =>
      entries.reduce(
        (all, { rate, column }) => tidied(all, rate, column, language),
        withTexts(before, entries),
      ),
    );
    setSaid(texts.pasted(entries.length, skipped));
  });
  return { active, said, fill };
}

/** Rates below each other with their prices to type. One cell can be tabbed to; from it keys move as in a spreadsheet. */
export function PriceGrid({ serviceOf, canChange, bar, ...work }: PriceGridProps) {
  const { rows, typed, onTyped } = work;
  const texts = useTexts('staff').seasons.grid;
  const grid = useRef<HTMLDivElement>(null);
  const { active, said, fill } = useGridKeys(grid, work);
  const type = useCallback(
    ({ rate }: GridRow, column: PriceColumn, text: string) =>
      onTyped((before) => {
        const next = new Map(before);
        next.set(cellKey(rate.id, column), text);
        return next;
      }),
    [onTyped],
  );

  return (
    <div>
      <GridPart
        ref={grid}
        role="grid"
        aria-label={texts.title}
        aria-describedby={canChange ? 'grid-keys' : undefined}
        aria-rowcount={rows.length + 1}
        aria-colcount={5}
        aria-readonly={!canChange}
        className="rounded-lg bg-surface shadow-ticket"
      >
        <GridPart role="rowgroup" className="max-sm:sr-only">
          <GridPart
            role="row"
            aria-rowindex={1}
            className="price-row border-line border-b py-2.5 font-semibold text-small"
          >
            {[texts.heads.rate, texts.heads.days].map((head) => (
              <GridPart key={head} role="columnheader">
                {head}
              </GridPart>
            ))}
            {PRICE_COLUMNS.map((column) => (
              <GridPart key={column} role="columnheader" className="pr-3 text-right">
                {texts.columns[column]}, {SALE_CURRENCY}
              </GridPart>
            ))}
          </GridPart>
        </GridPart>
        <GridPart role="rowgroup">
          {rows.map((row, index) => (
            <RateRow
              key={row.rate.id}
              row={row}
              place={index + 2}
              service={serviceOf(row.rate.service_id)}
              typed={ownOf(row, typed)}
              active={active.row === index ? active.column : null}
              canChange={canChange}
              onType={type}
            />
          ))}
        </GridPart>
      </GridPart>
      {canChange &&
        bar(
          <Button variant="secondary" title={texts.fillHint} onClick={() => fill(active)}>
            {texts.fill}
          </Button>,
          said,
        )}
    </div>
  );
}
