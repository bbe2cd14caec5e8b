import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { shortDate } from '../catalogues/short-date.ts';
import { type Column, DataTable } from '../frame/data-table.tsx';
import { PRICE_COLUMNS } from './grid-model.ts';
import type { CopyAnswer } from './use-copy.ts';

/** Copies shown at first, and added each time. */
const STEP = 50;

type Shown = {
  readonly key: number;
  readonly row: CopyAnswer['rows'][number];
  readonly made: CopyAnswer['copies'][number];
};

const isWritten = ({ action }: Shown['row']) => action === 'add' || action === 'change';

/** Each copy beside its source: days, prices, and overlaps. Impossible ones stand first. */
export function CopyTable({ answer }: { answer: CopyAnswer }) {
  const { prices, seasons } = useTexts('staff');
  const texts = seasons.copy;
  const locale = useLocale();
  const [most, setMost] = useState(STEP);
  const all: Shown[] = answer.rows.flatMap((row, key) => {
    const made = answer.copies[key];
    return made ? [{ key, row, made }] : [];
  });
  const told = [...all.filter(({ row }) => !isWritten(row)), ...all.filter(({ row }) => isWritten(row))];
  const days = ({ valid_from: from, valid_to: to }: { valid_from: string; valid_to: string }) =>
    `${shortDate(from, locale)} – ${shortDate(to, locale)}`;
  const columns: [Column<Shown, string>, ...Column<Shown, string>[]] = [
    {
      id: 'rate',
      head: texts.rate,
      className: 'min-w-44',
      cell: ({ row, made }) =>
        made.source ? (
          <Link href={`/admin/rates/${made.source.id}`} className="row-link">
            {row.title || made.source.description}
          </Link>
        ) : (
          String(row.id ?? '')
        ),
    },
    {
      id: 'days',
      head: texts.days,
      className: 'min-w-52',
      cell: ({ made: { source, copy } }) => (
        <OldAndNew old={source && days(source)} now={copy && days(copy)} />
      ),
    },
    {
      id: 'prices',
      head: texts.prices,
      className: 'min-w-52 tabular-nums',
      cell: ({ made: { source, copy } }) => (
        <span className="grid gap-1">
          {PRICE_COLUMNS.filter((name) => (source?.[name] ?? 0) > 0).map((name) => (
            <span key={name} className="flex flex-wrap gap-x-2">
              <span className="text-small text-soft">{texts.priceOf[name]}</span>
              <OldAndNew
                old={source && formatAmount(source[name], locale)}
                now={copy && formatAmount(copy[name], locale)}
              />
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'result',
      head: texts.result,
      className: 'min-w-52',
      cell: ({ row, made: { overlaps, overlap_count } }) =>
        row.action === 'change' ? (
          <span className="text-small">{texts.ended}</span>
        ) : row.action === 'add' ? (
          <span className="grid gap-1 text-small">
            {overlap_count === 0 && texts.new}
            {overlaps.map((one) => (
              <span key={`${one.kind} ${one.rate}`} className="text-warn">
                {texts.overlap[one.kind](
                  days({ valid_from: one.from, valid_to: one.to }),
                  prices.rate(one.rate, one.description),
                )}
              </span>
            ))}
            {overlap_count > overlaps.length && (
              <span className="text-warn">{texts.moreOverlaps(overlap_count - overlaps.length)}</span>
            )}
          </span>
        ) : (
          <span className="text-bad text-small">{row.message}</span>
        ),
    },
  ];
  return (
    <div className="grid gap-4">
      <DataTable caption={texts.rows} columns={columns} rows={told.slice(0, most)} keyOf={({ key }) => key} />
      {told.length > most && (
        <div>
          <Button variant="secondary" onClick={() => setMost(most + STEP)}>
            {texts.more(told.length - most)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A rate's value, crossed out, beside its copy's; an unchanged value stands there once. */
function OldAndNew({ old, now }: { old: string | null; now: string | null }) {
  const texts = useTexts('components').oldAndNew;
  if (old === now || now === null) return <span>{old}</span>;
  return (
    <span className="flex flex-wrap gap-x-2">
      <s className="text-soft">
        <span className="visually-hidden">{texts.before}: </span>
        {old}
      </s>
      <span className="font-medium">
        <span className="visually-hidden">{texts.now}: </span>
        {now}
      </span>
    </span>
  );
}
