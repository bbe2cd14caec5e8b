import type { BatchRow } from '@traslado/contract/schemas/catalogue-batches';
import { isLeftOut } from '@traslado/domain/catalogues/applies';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { fromWire } from '@traslado/domain/catalogues/kinds';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import type { FileChange } from './use-file-change.ts';
import { useValueText } from './use-value-text.ts';

/** Rows shown at first, and added each time. */
const STEP = 50;

/** Most unchanged rows that are named. */
const MOST_SAME = 200;

const isRefused = ({ action }: BatchRow): boolean => action === 'refuse' || action === 'stale';

/** True for an existing row that would be called otherwise: a file that means a new row has the key of another one. */
export const isRenamed = ({ title }: Definition, { found, changes }: BatchRow): boolean =>
  found !== undefined && changes.some(({ field }) => field === title);

/** The rows of a file; one that is left out as it was before, so that it keeps its place and its size. */
export const shownRows = (
  rows: readonly BatchRow[],
  whole: readonly BatchRow[],
  without: readonly number[],
): readonly BatchRow[] =>
  rows.map((row) =>
    row.line !== null && without.includes(row.line)
      ? (whole.find(({ line }) => line === row.line) ?? row)
      : row,
  );

type BatchRowsProps = {
  screen: AnyScreen;
  rows: readonly BatchRow[];
  /** The file, where its rows can be left out. */
  change?: Pick<FileChange, 'found' | 'isBusy' | 'without' | 'leaveOut'>;
};

/** The fate of each row in a bulk change, the refused ones first, then those with a warning. Unchanged rows are folded. */
export function BatchRows({ screen, rows, change }: BatchRowsProps) {
  const texts = useTexts('staff').lists.imports;
  const [most, setMost] = useState(STEP);
  const out = new Set(change?.without);
  const isOut = ({ line }: BatchRow) => line !== null && out.has(line);
  const orderOf = (row: BatchRow) =>
    isRefused(row) ? 0 : isRenamed(screen.definition, row) ? 1 : row.action === 'leave' ? 3 : 2;
  const told = rows
    .filter((row) => row.action !== 'leave' || isOut(row))
    .sort((one, other) => orderOf(one) - orderOf(other));
  const same = rows.filter((row) => row.action === 'leave' && !isOut(row));
  if (told.length === 0 && same.length === 0) return null;
  return (
    <section aria-label={texts.rows} className="grid gap-4">
      <ol className="grid gap-3">
        {told.slice(0, most).map((row, place) => (
          <BatchRowCard
            key={`${row.line ?? ''} ${row.id ?? place}`}
            screen={screen}
            row={row}
            isOut={isOut(row)}
          >
            {change?.found?.stage === 'shown' && row.line !== null && (
              <LeaveOut change={change} row={row} line={row.line} isOut={isOut(row)} />
            )}
          </BatchRowCard>
        ))}
      </ol>
      {told.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + STEP)}>
            {texts.more(told.length - most)}
          </Button>
        </div>
      )}
      {same.length > 0 && <SameRows rows={same} />}
    </section>
  );
}

type LeaveOutProps = {
  change: NonNullable<BatchRowsProps['change']>;
  row: BatchRow;
  line: number;
  isOut: boolean;
};

function LeaveOut({ change, row, line, isOut }: LeaveOutProps) {
  const texts = useTexts('staff').lists.imports;
  const said = isOut ? texts.putBack : texts.leaveOut;
  return (
    <Button
      variant="quiet"
      className="text-small"
      aria-label={`${said}: ${texts.line(line)}, ${row.title || texts.nameless}`}
      disabled={change.isBusy}
      onClick={() => change.leaveOut(line, !isOut)}
    >
      {said}
    </Button>
  );
}

/** Rows that stay as they are. */
function SameRows({ rows }: { rows: readonly BatchRow[] }) {
  const texts = useTexts('staff').lists.imports;
  const shown = rows.slice(0, MOST_SAME);
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold">{texts.unchanged(rows.length)}</summary>
      <ul className="mt-1.5 grid gap-1 text-small">
        {shown.map(({ line, id, title }, place) => (
          <li key={`${line ?? ''} ${id ?? place}`} className="[overflow-wrap:anywhere]">
            {line !== null && <span className="text-soft">{texts.line(line)} · </span>}
            {title || texts.nameless}
          </li>
        ))}
        {rows.length > shown.length && <li>{texts.moreSame(rows.length - shown.length)}</li>}
      </ul>
    </details>
  );
}

type BatchRowCardProps = { screen: AnyScreen; row: BatchRow; isOut?: boolean; children?: ReactNode };

/** One row: its fate, old beside new. */
export function BatchRowCard({ screen, row, isOut = false, children }: BatchRowCardProps) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { imports: texts, history } = useTexts('staff').lists;
  const textOf = useValueText(screen);
  const { before } = useTexts('components').oldAndNew;
  const labelOf = (name: string) => words.columns[name] ?? null;
  const renames = !isOut && isRenamed(definition, row);
  const added = Object.fromEntries(
    row.changes.flatMap(({ field: name, now }) => {
      const field = definition.fields[name];
      return row.action === 'add' && field ? [[name, fromWire(field, now)] as const] : [];
    }),
  );
  const about = row.field && labelOf(row.field.split('.')[0] ?? '');
  return (
    <li className="flex flex-wrap items-center gap-x-6 rounded-lg bg-surface px-5 py-3 shadow-ticket">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <strong className="font-semibold [overflow-wrap:anywhere]">{row.title || texts.nameless}</strong>
          <span className={isRefused(row) ? 'text-bad text-small' : 'text-small text-soft'}>
            {row.line !== null && `${texts.line(row.line)} · `}
            {isOut ? texts.leftOut : texts.actions[row.action]}
          </span>
        </p>
        {row.found && (
          <p className="mt-1 flex gap-2 text-small">
            {renames && <Icon name="warning" className="size-5 text-warn" />}
            <span>
              {texts.exists(row.found.key, row.found.title)}
              {renames && ` ${texts.otherName}`}
            </span>
          </p>
        )}
        {row.message && (
          <p className="mt-1 text-small">
            {about && <span className="font-semibold">{about}: </span>}
            {row.message}
          </p>
        )}
        {row.changes.length > 0 && (
          <dl className="mt-1.5 grid gap-1 text-small">
            {row.changes.map(({ field: name, old, now }) => {
              const field = definition.fields[name];
              if (!field) return null;
              // Of a new row what is empty, or does not apply, is left out.
              const isOmitted =
                textOf(name, field, fromWire(field, now)) === '' || isLeftOut(definition, name, added);
              if (row.action === 'add' && isOmitted) return null;
              return (
                <div key={name} className="flex flex-wrap gap-x-3">
                  <dt className="min-w-36 text-soft">{labelOf(name)}</dt>
                  <dd className="flex min-w-0 flex-1 flex-wrap gap-x-2 [overflow-wrap:anywhere]">
                    {row.action !== 'add' && (
                      <s className="text-soft">
                        <span className="visually-hidden">{before}: </span>
                        {textOf(name, field, fromWire(field, old)) || history.empty}
                      </s>
                    )}
                    {row.action !== 'remove' && (
                      <span className="font-medium">
                        {textOf(name, field, fromWire(field, now)) || history.empty}
                      </span>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </div>
      {children}
    </li>
  );
}
