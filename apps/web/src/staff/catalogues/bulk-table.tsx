import type { BatchRow } from '@traslado/contract/schemas/catalogue-batches';
import { fromWire } from '@traslado/domain/catalogues/kinds';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { rowAddress } from './list-shape.ts';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useValueText } from './use-value-text.ts';

/** Rows shown at first, and added each time. */
const STEP = 50;

const ORDER: Readonly<Record<BatchRow['action'], number>> = {
  refuse: 0,
  stale: 0,
  change: 1,
  add: 1,
  remove: 1,
  leave: 2,
};

type BulkTableProps = { screen: AnyScreen; rows: readonly BatchRow[]; fields: readonly string[] };

/** The fate of each row, old beside new; those that cannot be changed stand first. */
export function BulkTable({ screen, rows, fields }: BulkTableProps) {
  const { definition } = screen;
  const words = useCatalogueWords(definition);
  const { bulk: texts, imports } = useTexts('staff').lists;
  const [most, setMost] = useState(STEP);
  const told = [...rows].sort((one, other) => ORDER[one.action] - ORDER[other.action]);
  const columns: [Column<BatchRow, string>, ...Column<BatchRow, string>[]] = [
    {
      id: 'title',
      head: words.titleHead,
      className: 'min-w-44',
      cell: ({ id, title }) =>
        id === null || title === '' ? (
          imports.nameless
        ) : (
          <Link
            href={rowAddress(definition, id)}
            className="font-semibold underline decoration-2 decoration-control underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
          >
            {title}
          </Link>
        ),
    },
    ...fields.map((name) => ({
      id: name,
      head: words.columns[name] ?? name,
      cell: (row: BatchRow) => <OldAndNew screen={screen} name={name} row={row} />,
    })),
    {
      id: 'result',
      head: texts.result,
      cell: ({ action, message }) => (
        <span className={action === 'refuse' || action === 'stale' ? 'text-bad text-small' : 'text-small'}>
          {message ?? imports.actions[action]}
        </span>
      ),
    },
  ];
  return (
    <div className="grid gap-4">
      <DataTable
        caption={imports.rows}
        columns={columns}
        rows={told.slice(0, most)}
        keyOf={({ id }) => id ?? 0}
      />
      {told.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + STEP)}>
            {imports.more(told.length - most)}
          </Button>
        </div>
      )}
    </div>
  );
}

function OldAndNew({ screen, name, row }: { screen: AnyScreen; name: string; row: BatchRow }) {
  const field = screen.definition.fields[name];
  const textOf = useValueText(screen);
  const { empty } = useTexts('staff').lists.history;
  const { before, now } = useTexts('components').oldAndNew;
  const change = row.changes.find((one) => one.field === name);
  if (!field || !change) return <span className="text-soft">–</span>;
  return (
    <span className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
      <s className="text-soft">
        <span className="visually-hidden">{before}: </span>
        {textOf(name, field, fromWire(field, change.old)) || empty}
      </s>
      <span className="font-medium">
        <span className="visually-hidden">{now}: </span>
        {textOf(name, field, fromWire(field, change.now)) || empty}
      </span>
    </span>
  );
}
