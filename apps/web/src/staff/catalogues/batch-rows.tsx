import type { BatchRow } from '@traslado/contract/schemas/catalogue-batches';
import { listNameOf } from '@traslado/domain/catalogues/definition';
import { fromWire } from '@traslado/domain/catalogues/kinds';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useValueText } from './use-value-text.ts';

/** Rows shown at first, and added each time. */
const STEP = 50;

const isRefused = ({ action }: BatchRow): boolean => action === 'refuse' || action === 'stale';

/** The fate of each row in a bulk change, the refused ones first. Unchanged rows are only counted. */
export function BatchRows({ screen, rows }: { screen: AnyScreen; rows: readonly BatchRow[] }) {
  const texts = useTexts('staff').lists.imports;
  const [most, setMost] = useState(STEP);
  const told = [
    ...rows.filter(isRefused),
    ...rows.filter((row) => !isRefused(row) && row.action !== 'leave'),
  ];
  if (told.length === 0) return null;
  return (
    <section aria-label={texts.rows} className="grid gap-4">
      <ol className="grid gap-3">
        {told.slice(0, most).map((row, place) => (
          <BatchRowCard key={`${row.line ?? ''} ${row.id ?? place}`} screen={screen} row={row} />
        ))}
      </ol>
      {told.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + STEP)}>
            {texts.more(told.length - most)}
          </Button>
        </div>
      )}
    </section>
  );
}

type BatchRowCardProps = { screen: AnyScreen; row: BatchRow; children?: ReactNode };

/** One row: its fate, old beside new. */
export function BatchRowCard({ screen, row, children }: BatchRowCardProps) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { imports: texts, history } = useTexts('staff').lists;
  const textOf = useValueText(screen);
  const { before } = useTexts('components').oldAndNew;
  const labelOf = (name: string) => {
    const field = definition.fields[name];
    return field ? (words.columns[listNameOf(name, field)] ?? name) : null;
  };
  const about = row.field && labelOf(row.field.split('.')[0] ?? '');
  return (
    <li className="rounded-lg bg-surface px-5 py-4 shadow-ticket">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold [overflow-wrap:anywhere]">{row.title || texts.nameless}</strong>
        <span className={isRefused(row) ? 'text-bad text-small' : 'text-small text-soft'}>
          {row.line !== null && `${texts.line(row.line)} · `}
          {texts.actions[row.action]}
        </span>
      </p>
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
            // Empty values of a new row are left out.
            if (!field || (row.action === 'add' && textOf(name, field, fromWire(field, now)) === ''))
              return null;
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
      {children}
    </li>
  );
}
