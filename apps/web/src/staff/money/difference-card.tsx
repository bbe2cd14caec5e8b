import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notification.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { callApi } from '../../data/client.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';
import { formatSigned } from './format-money.ts';
import { NoteDialog } from './note-dialog.tsx';
import { type DifferenceList, type DifferenceRow, useDeed } from './use-money.ts';

type CardProps = { row: DifferenceRow; people: DifferenceList['people']; mayHandle: boolean };

/** One difference, with its actions. */
export function DifferenceCard({ row, people, mayHandle }: CardProps) {
  const texts = useTexts('staff').reconciliation;
  const locale = useLocale();
  const [opened, setOpened] = useState<'assign' | 'explain' | null>(null);
  const close = () => setOpened(null);
  return (
    <li className="grid gap-3 rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-heading">{texts.causes[row.cause]}</h2>
        <p className="text-heading tabular-nums">{formatSigned(row.amount, row.currency, locale, true)}</p>
      </div>
      <p className="text-soft">{texts.advice[row.cause]}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-small">
        <Fact name={texts.row.about}>
          {row.booking ? (
            <Link href={`/admin/bookings/${row.booking.id}`} className="underline">
              {texts.booking(row.booking.number)}
            </Link>
          ) : (
            <span className="[overflow-wrap:anywhere]">{texts.reference(row.gateway, row.reference)}</span>
          )}
        </Fact>
        <Fact name={texts.row.age}>{texts.days(row.days)}</Fact>
        {row.merchant && <Fact name={texts.columns.merchant}>{row.merchant}</Fact>}
        <Fact name={texts.row.person}>{row.assigned_to ?? texts.unassigned}</Fact>
      </dl>
      {row.status === 'agreed' && <p className="text-small">{texts.agreed}</p>}
      {row.status === 'explained' && (
        <p className="text-small">{texts.explained(row.ended_by ?? '', row.note ?? '')}</p>
      )}
      {mayHandle && row.status === 'open' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpened('assign')}>
            {texts.assign.button}
          </Button>
          <Button variant="secondary" onClick={() => setOpened('explain')}>
            {texts.explain.button}
          </Button>
        </div>
      )}
      {opened === 'assign' && <AssignDialog row={row} people={people} onClose={close} />}
      {opened === 'explain' && (
        <NoteDialog
          title={texts.explain.title}
          text={texts.explain.text}
          save={texts.explain.save}
          done={texts.explain.done}
          work={(note) =>
            callApi('explainDifference', {
              params: { id: String(row.id) },
              body: { note, version: row.version },
            })
          }
          onClose={close}
        />
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt className="text-caption text-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

type AssignProps = { row: DifferenceRow; people: DifferenceList['people']; onClose: () => void };

function AssignDialog({ row, people, onClose }: AssignProps) {
  const texts = useTexts('staff').reconciliation;
  const deed = useDeed();
  const form = useIssueForm(() => [], { username: row.assigned_to ?? '' });
  const submit = async ({ username }: { username: string }) => {
    const body = { username: username === '' ? null : username };
    const outcome = await deed(() => callApi('assignDifference', { params: { id: String(row.id) }, body }));
    if (outcome !== 'done') return { title: outcome === 'gone' ? texts.gone : texts.notDone };
    notify(texts.assign.done, 'good');
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
