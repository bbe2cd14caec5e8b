import { sumMinor, toDecimal, toMinor } from '@traslado/domain/money';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { callApi } from '../../data/client.ts';
import { formatInstant } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { KeyLine } from '../catalogues/list-keys.tsx';
import { DataTable, useCards } from '../frame/data-table.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { NoteDialog } from '../frame/note-dialog.tsx';
import { usePeriodWords } from '../frame/period-question.tsx';
import { RowLink } from '../frame/row-link.tsx';
import { useMoneyDeed } from '../frame/use-money-deed.ts';
import { useValueText } from './dimension-table.tsx';
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
        <ul className="mt-4 divide-y divide-line rounded-lg bg-surface shadow-ticket">
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
  const { differenceOf, oursOf, theirsOf, nextOf } = useRowWords();
  const amounts = { fits: true, className: 'text-right tabular-nums' };
  return (
    <div className="mt-4 grid gap-2">
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
                <span className="block pt-0.5 font-semibold">{texts.causes[row.cause]}</span>
                <span className="block pb-0.5 text-caption text-soft">
                  {nextOf(row)} <PaymentsOfDay row={row} zone={zone} />
                </span>
              </>
            ),
          },
          {
            id: 'about',
            head: texts.row.about,
            fits: true,
            cell: (row) => (
              <>
                <About row={row} zone={zone} />
                {row.merchant && <span className="block text-caption text-soft">{row.merchant}</span>}
              </>
            ),
          },
          { id: 'theirs', head: texts.row.theirs, ...amounts, cell: (row) => theirsOf(row) },
          { id: 'ours', head: texts.row.ours, ...amounts, cell: (row) => oursOf(row) },
          {
            id: 'amount',
            head: texts.row.amount,
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
            cell: (row) => <CloseButton onDeed={deedsOf(row)} />,
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
            {row.booking ? `${row.booking.number} ${row.booking.guest}`.trim() : row.reference}
          </span>
          <span className="flex items-center justify-end gap-1 text-small text-soft">
            {texts.days(row.days)}
            <Icon name="chevronDown" className="size-4" />
          </span>
        </summary>
        <div className="grid gap-2 px-4 pb-3 text-small">
          <p>
            {nextOf(row)} <PaymentsOfDay row={row} zone={zone} />
          </p>
          {row.status !== 'agreed' && (
            <p className="tabular-nums">
              {texts.row.theirs} {theirsOf(row)} · {texts.row.ours} {oursOf(row)}
            </p>
          )}
          <About row={row} zone={zone} />
          <p className="flex flex-wrap items-center gap-x-6">
            <Owner row={row} onDeed={onDeed} />
            <CloseButton onDeed={onDeed} />
          </p>
        </div>
      </details>
    </li>
  );
}

/** Amounts of a row, and the step that comes next; of an ended one how it ended. */
function useRowWords() {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  // Amounts that came to agree since are no longer those of the difference.
  const amountOf = ({ status, currency }: DifferenceRow, amount: number) =>
    status === 'agreed' ? '' : formatSigned(amount, currency, locale);
  return {
    differenceOf: ({ amount, currency }: DifferenceRow) => formatSigned(amount, currency, locale, true),
    oursOf: (row: DifferenceRow) => amountOf(row, row.in_books),
    theirsOf: (row: DifferenceRow) =>
      amountOf(row, toDecimal(sumMinor([toMinor(row.in_books), toMinor(row.amount)]))),
    nextOf: ({ status, cause, ended_by: by, note }: DifferenceRow) => {
      if (status === 'agreed') return texts.agreed;
      return status === 'explained' ? texts.explained(by ?? '', note ?? '') : texts.advice[cause];
    },
  };
}

/** The booking and its guest, else the gateway's own name and the day. */
function About({ row, zone }: { row: DifferenceRow; zone: string }) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  const valueText = useValueText();
  if (row.booking)
    return (
      <RowLink href={`/admin/bookings/${row.booking.id}`}>
        {row.booking.number}
        <span className="block font-normal">{row.booking.guest}</span>
      </RowLink>
    );
  return (
    <span data-row tabIndex={-1} className="block w-56 whitespace-normal [overflow-wrap:anywhere]">
      {texts.reference(valueText(row.gateway), row.reference)}
      <span className="block text-caption text-soft">{formatInstant(row.happened_at, zone, locale)}</span>
    </span>
  );
}

/** The way to our payments around the day of money without a booking: its guest may be among them. */
function PaymentsOfDay({ row, zone }: { row: DifferenceRow; zone: string }) {
  const texts = useTexts('staff').reconciliation;
  const periodWords = usePeriodWords();
  if (row.cause !== 'no_booking' || row.status !== 'open') return null;
  const day = localDateOf(Date.parse(row.happened_at), zone);
  const days = { from: addDays(day, -1), to: addDays(day, 1) };
  return (
    <Link
      href={`/admin/payments?${new URLSearchParams(days)}`}
      className="underline decoration-control underline-offset-4 hover:decoration-accent"
    >
      {texts.paymentsOf(periodWords(days))}
    </Link>
  );
}

function Owner({ row, onDeed }: { row: DifferenceRow; onDeed: OnDeed }) {
  const texts = useTexts('staff').reconciliation;
  if (!onDeed) return row.assigned_to ?? texts.unassigned;
  return (
    <Button variant="quiet" data-key="a" className="text-small" onClick={() => onDeed('assign')}>
      {row.assigned_to ?? texts.assign.button}
    </Button>
  );
}

function CloseButton({ onDeed }: { onDeed: OnDeed }) {
  const texts = useTexts('staff').reconciliation;
  return (
    onDeed && (
      <Button variant="quiet" data-key="e" className="text-small" onClick={() => onDeed('explain')}>
        {texts.explain.button}
      </Button>
    )
  );
}

type AssignProps = { row: DifferenceRow; people: DifferenceList['people']; onClose: () => void };

function AssignDialog({ row, people, onClose }: AssignProps) {
  const texts = useTexts('staff').reconciliation;
  const deed = useMoneyDeed(texts);
  const form = useIssueForm(() => [], { username: row.assigned_to ?? '' });
  const submit = async ({ username }: { username: string }) => {
    const body = { username: username === '' ? null : username };
    const failure = await deed(() => callApi('assignDifference', { params: { id: String(row.id) }, body }));
    if (!failure) notify(texts.assign.done, 'good');
    return failure;
  };
  return (
    <FormDialog
      title={texts.assign.title}
      form={form}
      labels={{ username: texts.assign.label }}
      save={texts.assign.save}
      busy={texts.working}
      cancel={texts.cancel}
      onSave={submit}
      onClose={onClose}
    >
      <SelectField
        name="username"
        options={[
          { value: '', label: texts.unassigned },
          ...people.map(({ username, name }) => ({ value: username, label: `${name} (${username})` })),
        ]}
      />
    </FormDialog>
  );
}
