import { sumMinor, toDecimal, toMinor } from '@traslado/domain/money';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { callApi } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { DataTable, useCards } from '../frame/data-table.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { NoteDialog } from '../frame/note-dialog.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { amountsIn } from './amounts-in.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { useValueText } from './dimension-table.tsx';
import { Reference } from './reference.tsx';
import type { DifferenceList, DifferenceRow } from './use-money.ts';

type RowsProps = {
  rows: readonly DifferenceRow[];
  /** Zone of their days. */
  zone: string;
  people: DifferenceList['people'];
  mayHandle: boolean;
};
type Opened = { readonly row: DifferenceRow; readonly deed: 'assign' | 'explain' };

/** Differences, a line each: kind and next step, booking, both amounts, age and person. A phone has two lines, and the rest folded. */
export function DifferenceRows({ rows, zone, people, mayHandle }: RowsProps) {
  const texts = useTexts('staff').reconciliation;
  const isPhone = useCards();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const deedsOf = (row: DifferenceRow) =>
    mayHandle && row.status === 'open' ? (deed: Opened['deed']) => setOpened({ row, deed }) : null;
  return (
    <>
      {isPhone ? (
        <ul className="divide-y divide-line rounded-lg bg-surface shadow-ticket">
          {rows.map((row) => (
            <FoldedRow key={row.id} row={row} zone={zone} onDeed={deedsOf(row)} />
          ))}
        </ul>
      ) : (
        <RowsTable rows={rows} zone={zone} deedsOf={deedsOf} />
      )}
      {opened?.deed === 'assign' && <AssignDialog row={opened.row} people={people} onClose={close} />}
      {opened?.deed === 'explain' && (
        <NoteDialog
          title={texts.explain.title}
          text={texts.explain.text}
          save={texts.explain.save}
          work={(note) =>
            callApi('explainDifference', {
              params: { id: String(opened.row.id) },
              body: { note, version: opened.row.version },
            })
          }
          onDone={() => notify(texts.explain.done, 'good')}
          onClose={close}
        />
      )}
    </>
  );
}

type OnDeed = ((deed: Opened['deed']) => void) | null;

function RowsTable({
  rows,
  zone,
  deedsOf,
}: Pick<RowsProps, 'rows' | 'zone'> & {
  deedsOf: (row: DifferenceRow) => OnDeed;
}) {
  const texts = useTexts('staff').reconciliation;
  const { head, differenceOf, oursOf, theirsOf, nextOf } = useRowWords(rows);
  const amounts = { fits: true, isNumber: true, className: 'tabular-nums' };
  return (
    <div className="grid gap-2">
      <DataTable<DifferenceRow, never>
        caption={texts.title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'cause',
            head: texts.row.cause,
            cell: (row) => (
              <>
                <span className="block font-semibold">{texts.causes[row.cause]}</span>
                <span className="block text-caption text-soft">{nextOf(row)}</span>
              </>
            ),
          },
          {
            id: 'about',
            head: texts.row.about,
            fits: true,
            cell: (row) => <About row={row} zone={zone} />,
          },
          {
            id: 'theirs',
            head: texts.row.theirs,
            ...amounts,
            cell: (row) => <OrNought text={theirsOf(row)} />,
          },
          {
            id: 'ours',
            head: texts.row.ours,
            ...amounts,
            cell: (row) => <OrNought text={oursOf(row)} />,
          },
          {
            id: 'amount',
            head: head(texts.row.amount),
            ...amounts,
            cell: (row) => <span className="font-semibold">{differenceOf(row)}</span>,
          },
          { id: 'age', head: texts.row.age, fits: true, cell: ({ days }) => texts.days(days) },
          {
            id: 'person',
            head: texts.row.person,
            fits: true,
            cell: (row) => <Owner row={row} onDeed={deedsOf(row)} />,
          },
          {
            id: 'deeds',
            head: texts.row.deeds,
            fits: true,
            cell: (row) => <Deeds row={row} zone={zone} onDeed={deedsOf(row)} />,
          },
        ]}
      />
      <KeyLine keys={texts.keys} />
    </div>
  );
}

function FoldedRow({ row, zone, onDeed }: { row: DifferenceRow; zone: string; onDeed: OnDeed }) {
  const texts = useTexts('staff').reconciliation;
  const { differenceOf, oursOf, theirsOf, nextOf } = useRowWords();
  return (
    <li>
      <details>
        <summary className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5">
          <span className="font-semibold">{texts.causes[row.cause]}</span>
          <span className="text-right font-semibold tabular-nums">{differenceOf(row)}</span>
          <span className="truncate text-small text-soft">
            {row.booking ? `${row.booking.guest} ${row.booking.number}`.trim() : row.reference}
          </span>
          <span className="flex items-center justify-end gap-1 text-small text-soft">
            {texts.days(row.days)}
            <Icon name="chevronDown" className="size-4" />
          </span>
        </summary>
        <div className="grid gap-2 px-4 pb-3 text-small">
          <p>{nextOf(row)}</p>
          {row.status !== 'agreed' && (
            <p className="tabular-nums">
              {texts.row.theirs} {theirsOf(row)} · {texts.row.ours} {oursOf(row)}
            </p>
          )}
          <About row={row} zone={zone} />
          <p className="flex flex-wrap items-center gap-x-6">
            <Owner row={row} onDeed={onDeed} />
            <Deeds row={row} zone={zone} onDeed={onDeed} />
          </p>
        </div>
      </details>
    </li>
  );
}

/** Amounts of a row, without the currency that all rows of a table share, and the step that comes next; of an ended one how it ended. */
function useRowWords(rows: readonly DifferenceRow[] = []) {
  const texts = useTexts('staff').reconciliation;
  const amounts = amountsIn(rows, useLocale());
  // Amounts that came to agree since are no longer those of the difference.
  const amountOf = ({ status, currency }: DifferenceRow, amount: number) =>
    status === 'agreed' ? '' : amounts.cell(amount, currency);
  return {
    head: amounts.head,
    differenceOf: ({ amount, currency }: DifferenceRow) => amounts.cell(amount, currency, true),
    oursOf: (row: DifferenceRow) => amountOf(row, row.in_books),
    theirsOf: (row: DifferenceRow) =>
      amountOf(row, toDecimal(sumMinor([toMinor(row.in_books), toMinor(row.amount)]))),
    nextOf: ({ status, cause, ended_by: by, note }: DifferenceRow) => {
      if (status === 'agreed') return texts.agreed;
      return status === 'explained' ? texts.explained(by ?? '', note ?? '') : texts.advice[cause];
    },
  };
}

/** Nothing at all is no amount to be compared by eye. */
const OrNought = ({ text }: { text: string }) => (
  <span className={classNames(/^[^1-9]*$/.test(text) && 'text-soft')}>{text}</span>
);

/** The booking and its guest, else the gateway's own name; below it, which one. */
function About({ row: { booking, gateway, reference, merchant, happened_at: at }, zone }: AboutProps) {
  const locale = useLocale();
  const valueText = useValueText();
  const parts = booking
    ? [booking.guest && booking.number, merchant]
    : [valueText(gateway), formatRecent(at, locale, zone), merchant];
  return (
    <>
      {booking ? (
        <RowLink href={`/admin/bookings/${booking.id}`}>{booking.guest || booking.number}</RowLink>
      ) : (
        <Reference whole={reference} />
      )}
      <span className="block text-caption text-soft">{parts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

type AboutProps = { row: DifferenceRow; zone: string };

/** The page where a difference is settled: the booking, or for money without one our payments around its day. */
function actOf({ cause, status, booking, happened_at: at }: DifferenceRow, zone: string): string | null {
  if (status !== 'open') return null;
  if (cause !== 'no_booking') return booking && `/admin/bookings/${booking.id}`;
  const day = localDateOf(Date.parse(at), zone);
  return `/admin/payments?${new URLSearchParams({ from: addDays(day, -1), to: addDays(day, 1) })}`;
}

function Owner({ row, onDeed }: { row: DifferenceRow; onDeed: OnDeed }) {
  const texts = useTexts('staff').reconciliation;
  if (!onDeed) return row.assigned_to ?? <span className="text-soft">{texts.unassigned}</span>;
  return (
    <Button variant="quiet" data-key="a" className="text-small" onClick={() => onDeed('assign')}>
      {row.assigned_to ?? texts.assign.button}
    </Button>
  );
}

/** The page where a difference is settled, and its end with a note where it stays. */
function Deeds({ row, zone, onDeed }: AboutProps & { onDeed: OnDeed }) {
  const texts = useTexts('staff').reconciliation;
  const act = actOf(row, zone);
  return (
    <span className="flex items-center justify-end gap-3">
      {onDeed && (
        <Button
          variant={act ? 'quiet' : 'secondary'}
          data-key="e"
          className={act ? 'text-small' : 'row-deed'}
          onClick={() => onDeed('explain')}
        >
          {texts.explain.button}
        </Button>
      )}
      {act && (
        <LinkButton variant="secondary" className="row-deed" href={act}>
          {texts.acts[row.cause] ?? texts.openBooking}
        </LinkButton>
      )}
    </span>
  );
}
