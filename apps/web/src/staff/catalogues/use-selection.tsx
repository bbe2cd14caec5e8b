import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import type { RowsQuery } from './list-shape.ts';

/** The selected rows: those that were ticked, or all results of a question. */
export type Meant =
  | { readonly ids: readonly number[] }
  | { readonly where: Readonly<Record<string, unknown>> };

type Found = { readonly rows: readonly AnyRow[]; readonly total: number };

export type Selection = {
  /** Number of chosen rows. */
  readonly count: number;
  readonly total: number;
  /** Every row of the page is chosen, and there are more. */
  readonly canTakeAll: boolean;
  readonly meant: Meant;
  takeAll(): void;
  clear(): void;
  readonly choice: {
    readonly all: (isTable: boolean) => ReactNode;
    readonly one: (row: AnyRow) => ReactNode;
  };
};

type Chosen = { readonly of: string; readonly ids: ReadonlySet<number>; readonly isAll: boolean };

/** The question of a list without its page: all that it finds. */
export function questionOf({
  page: _page,
  columns: _columns,
  ...where
}: RowsQuery): Readonly<Record<string, unknown>> {
  return where;
}

const none: ReadonlySet<number> = new Set();

/** Chosen rows of a list, page by page. Another question begins anew, another page or order does not. */
export function useSelection(
  query: RowsQuery,
  found: Found | undefined,
  titleOf: (row: AnyRow) => string,
): Selection {
  const texts = useTexts('staff').lists.bulk;
  const where = questionOf(query);
  const { sort: _sort, direction: _direction, ...asked } = where;
  const of = JSON.stringify(asked);
  const [kept, keep] = useState<Chosen>({ of, ids: none, isAll: false });
  const { ids, isAll } = kept.of === of ? kept : { ids: none, isAll: false };
  const choose = (next: ReadonlySet<number>) => keep({ of, ids: next, isAll: false });
  const { rows, total } = found ?? { rows: [], total: 0 };
  const isChosen = ({ id }: AnyRow) => isAll || ids.has(id);
  const isWholePage = rows.length > 0 && rows.every(isChosen);
  const set = (changed: readonly AnyRow[], isOn: boolean) => {
    // Taking one away from all of them means the others of the page.
    const next = new Set(isAll ? rows.map(({ id }) => id) : ids);
    for (const { id } of changed) isOn ? next.add(id) : next.delete(id);
    choose(next);
  };
  return {
    count: isAll ? total : ids.size,
    total,
    canTakeAll: isWholePage && !isAll && total > ids.size,
    meant: isAll ? { where } : { ids: [...ids] },
    takeAll: () => keep({ of, ids: none, isAll: true }),
    clear: () => choose(none),
    choice: {
      all: (isTable) => (
        <Tick
          label={texts.page}
          isLabelHidden={isTable}
          isOn={isWholePage}
          isSome={!isWholePage && rows.some(isChosen)}
          onChange={(isOn) => set(rows, isOn)}
        />
      ),
      one: (row) => (
        <Tick
          label={texts.row(titleOf(row))}
          isLabelHidden
          letter="x"
          isOn={isChosen(row)}
          onChange={(isOn) => set([row], isOn)}
        />
      ),
    },
  };
}

type TickProps = {
  label: string;
  isLabelHidden: boolean;
  isOn: boolean;
  isSome?: boolean;
  /** Key that presses it in its row. */
  letter?: string;
  onChange: (isOn: boolean) => void;
};

function Tick({ label, isLabelHidden, isOn, isSome = false, letter, onChange }: TickProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 p-2.5">
      <input
        type="checkbox"
        data-key={letter}
        className="tick-box size-6 shrink-0 cursor-pointer"
        checked={isOn}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={isLabelHidden ? 'visually-hidden' : 'font-semibold text-small'}>{label}</span>
    </label>
  );
}
