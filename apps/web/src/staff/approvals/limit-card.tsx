import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTE_BOUNDS } from '@traslado/domain/access/attention';
import { checkLimitForm } from '@traslado/domain/forms/refund-form';
import { notify } from '../../components/notification.ts';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { callApi } from '../../data/client.ts';
import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Card } from '../frame/card.tsx';
import { DialogForm } from '../frame/form-dialog.tsx';
import { useLimitText } from '../frame/use-limit-text.ts';
import { staffKey } from '../session/staff-session.ts';
import type { Person } from '../session/use-profile.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { writeRow } from '../session/write-outcome.ts';

type Limit = { readonly own: number | null; readonly ofRoles: number | null; readonly limit: number };
type LimitCardProps = {
  person: Person;
  of: 'person' | 'role';
  id: number;
  /** The person or role is not above the viewer. */
  canChange: boolean;
};

async function readLimit(of: 'person' | 'role', id: number): Promise<Limit> {
  const params = { id: String(id) };
  if (of === 'role') {
    const { limit } = await callApi('getRoleLimit', { params });
    return { own: limit, ofRoles: null, limit };
  }
  const { own, of_roles: ofRoles, limit } = await callApi('getPersonLimit', { params });
  return { own, ofRoles, limit };
}

/** The share of one booking that an account or the holders of a role give back alone. */
export function LimitCard({ person, of, id, canChange }: LimitCardProps) {
  const texts = useTexts('staff').approvals.limits;
  const locale = useLocale();
  const queries = useQueryClient();
  const queryKey = [...staffKey, 'limits', of, id];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => whileSignedIn(() => readLimit(of, id)),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const sourceText = useLimitText();
  return (
    <Card id={`limit-${of}`} title={texts.title}>
      <p className="text-small text-soft">{texts.text}</p>
      {isError && <p className="mt-3 text-bad">{texts.failed}</p>}
      {data && (
        <p className="mt-3 font-semibold tabular-nums">
          {texts.counts(
            of === 'person'
              ? sourceText(data.own, data.ofRoles)
              : formatAmount(data.limit, locale, 'full', 'USD'),
          )}
        </p>
      )}
      {data && data.own !== null && data.ofRoles !== null && (
        <p className="text-small text-soft tabular-nums">
          {texts.ofRoles(formatAmount(data.ofRoles, locale, 'full', 'USD'))}
        </p>
      )}
      {data && canChange && person.permissions.includes('people:change') && (
        <LimitForm
          key={String(data.own)}
          of={of}
          id={id}
          own={data.own}
          onSaved={() => void queries.invalidateQueries({ queryKey })}
        />
      )}
    </Card>
  );
}

type LimitFormProps = { of: 'person' | 'role'; id: number; own: number | null; onSaved: () => void };

function LimitForm({ of, id, own, onSaved }: LimitFormProps) {
  const { approvals, colleagues } = useTexts('staff');
  const { limits: texts } = approvals;
  const form = useIssueForm(checkLimitForm, { limit: own === null ? '' : own.toFixed(2), note: '' });
  const save = async (body: { limit: string; note: string }) => {
    const input = { params: { id: String(id) }, body };
    const outcome = await writeRow<object>(of, () =>
      of === 'role' ? callApi('setRoleLimit', input) : callApi('setPersonLimit', input),
    );
    if (outcome.kind === 'saved') {
      notify(texts.saved, 'good');
      onSaved();
    } else if (outcome.kind === 'wrong') for (const issue of outcome.issues) form.control.setIssue(issue);
    else return (outcome.kind === 'refused' && colleagues.refusals[outcome.code]) || approvals.notSaved;
  };
  return (
    <div className="mt-4">
      <DialogForm
        title={texts.title}
        form={form}
        labels={{ limit: of === 'role' ? texts.ofRole : texts.own, note: texts.note }}
        issues={approvals.issues}
        save={texts.save}
        busy={texts.saving}
        variant="secondary"
        isBeside
        onSave={save}
      >
        <TextField
          name="limit"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          optional={of === 'person'}
          hint={of === 'person' ? texts.ownHint : undefined}
        />
        <TextField
          name="note"
          autoComplete="off"
          maxLength={NOTE_BOUNDS.max}
          optional
          hint={texts.noteHint}
        />
      </DialogForm>
    </div>
  );
}
