import { checkRoleForm } from '@traslado/domain/access/people-forms';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { TextField } from '../../components/text-field.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { StaleDialog } from '../catalogues/stale-dialog.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { FailureOf } from '../frame/form-dialog.tsx';
import { failureWords } from '../session/failure-words.ts';
import { DeleteRole } from './delete-role.tsx';
import { PermissionFields } from './permission-fields.tsx';
import { RoleChanges } from './role-changes.tsx';
import { newRole, type RoleValues, valuesOfRole } from './role-values.ts';
import { useRoleDifferences } from './use-role-differences.ts';
import { type RoleRow, type RoleViewer, useRoleTitle, useRoleWrites } from './use-roles.ts';

type RoleEditorProps = {
  /** As stored; null for a new one. */
  row: RoleRow | null;
  viewer: RoleViewer;
  /** The source of a copy. */
  source: RoleRow | null;
};

/** Adds a role, or changes the one that was opened. */
export function RoleEditor({ row: role, viewer, source }: RoleEditorProps) {
  const { roles: texts, colleagues, lists } = useTexts('staff');
  const titleOf = useRoleTitle();
  const { create, update } = useRoleWrites();
  const [, navigate] = useLocation();
  const [newer, setNewer] = useState<RoleRow | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const compared = role ?? source;
  const first = role ? valuesOfRole(role) : newRole(source, viewer);
  const form = useIssueForm<RoleValues>(checkRoleForm, first);
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(JSON.stringify(values) !== JSON.stringify(first));

  const goOn = async (done: string, one: RoleRow) => {
    notify(done, 'good', titleOf(one));
    await release();
    navigate('/admin/roles');
  };
  const save = async (typed: RoleValues) => {
    setFailure(null);
    const body = { ...typed, permissions: [...typed.permissions] };
    const outcome = role ? await update(role, body) : await create(body);
    if (outcome.kind === 'saved') return goOn(role ? texts.form.saved : texts.form.created, outcome.row);
    if (outcome.kind === 'stale') return setNewer(outcome.newer);
    if (outcome.kind === 'wrong') for (const issue of outcome.issues) form.control.setIssue(issue);
    else {
      const { refusals } = colleagues;
      setFailure(failureWords(outcome, { gone: texts.gone, refusals, failed: lists.form.notSaved }));
    }
  };
  return (
    <MoreIssueTexts value={texts.issues}>
      <Form
        form={form}
        name={role ? titleOf(role) : texts.add}
        labels={{
          name: texts.form.name,
          name_en: texts.form.name_en,
          name_es: texts.form.name_es,
          permissions: texts.form.permissions,
        }}
        onValid={save}
        onInvalid={() => setFailure(null)}
      >
        <div className="grid items-start gap-x-6 gap-y-8 wide:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-6">
            <FailureOf failure={failure} />
            <RoleNames isNew={!role} />
            <PermissionFields
              chosen={values.permissions}
              possible={[...viewer.can_give, ...(role?.permissions ?? [])]}
            />
            <div className="form-bar bar-in-sight">
              <div className="form-saves bar-in-sight">
                <Button type="submit" busy={form.formState.isSubmitting} busyLabel={texts.form.saving}>
                  {role ? texts.form.save : texts.form.create}
                </Button>
              </div>
              <LinkButton href="/admin/roles" variant="quiet">
                {lists.form.cancel}
              </LinkButton>
            </div>
          </div>
          {compared && (
            <RoleChanges
              before={compared.permissions}
              after={values.permissions}
              note={role ? texts.preview.who(role.people) : texts.preview.unlike(titleOf(compared))}
            />
          )}
        </div>
      </Form>
      {role && (
        <RoleEnds
          role={role}
          newer={newer}
          setNewer={setNewer}
          onDeleted={() => void goOn(texts.deletion.deleted, role)}
          onTheirs={(theirs) => form.reset(valuesOfRole(theirs))}
        />
      )}
      {question}
    </MoreIssueTexts>
  );
}

function RoleNames({ isNew }: { isNew: boolean }) {
  const { nameHint } = useTexts('staff').roles.form;
  return (
    <div className="form-part sm:grid-cols-2">
      <TextField name="name_en" autoComplete="off" maxLength={160} />
      <TextField name="name_es" autoComplete="off" maxLength={160} />
      {isNew && <TextField name="name" kind="plain" hint={nameHint} maxLength={80} />}
    </div>
  );
}

type RoleEndsProps = {
  role: RoleRow;
  newer: RoleRow | null;
  setNewer: (newer: RoleRow | null) => void;
  onDeleted: () => void;
  onTheirs: (theirs: RoleRow) => void;
};

/** Below the form: the way to delete the role, and the question about a colleague's version. */
function RoleEnds({ role, newer, setNewer, onDeleted, onTheirs }: RoleEndsProps) {
  const texts = useTexts('staff').roles.form;
  const differencesOf = useRoleDifferences();
  const { show } = useRoleWrites();
  const [isDeleting, setDeleting] = useState(false);
  const take = (saved: RoleRow) => {
    show(saved);
    setNewer(null);
  };
  return (
    <>
      <Button variant="quiet" className="form-delete mt-3" onClick={() => setDeleting(true)}>
        {texts.delete}
      </Button>
      {isDeleting && (
        <DeleteRole
          row={role}
          onClose={() => setDeleting(false)}
          onStale={(saved) => {
            setDeleting(false);
            setNewer(saved);
          }}
          onDeleted={onDeleted}
        />
      )}
      {newer && (
        <StaleDialog
          by={newer.updated_by_name}
          differences={differencesOf(role, newer)}
          onMine={() => take(newer)}
          onTheirs={() => {
            onTheirs(newer);
            take(newer);
          }}
        />
      )}
    </>
  );
}
