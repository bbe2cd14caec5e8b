import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { useWatch } from '../../components/form-context.ts';
import { notify } from '../../components/notification.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { EditForm } from '../catalogues/edit-form.tsx';
import { StaleDialog } from '../catalogues/stale-dialog.tsx';
import { TypedDeleteDialog } from '../catalogues/typed-delete-dialog.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { failureWords } from '../session/failure-words.ts';
import type { Person } from '../session/use-profile.ts';
import { PersonFields, usePersonLabels } from './person-fields.tsx';
import {
  checkChange,
  factsOfValues,
  isPersonChanged,
  type PersonValues,
  valuesOfPerson,
} from './person-values.ts';
import type { Colleague, PeopleViewer } from './use-people.ts';
import { usePersonDifferences } from './use-person-differences.ts';
import { usePersonWrites } from './use-person-writes.ts';

type PersonEditorProps = { person: Person; viewer: PeopleViewer; colleague: Colleague };

/** Changes the name, address, roles and resorts of a person, or deletes them. */
export function PersonEditor({ person, viewer, colleague }: PersonEditorProps) {
  const { colleagues: texts, lists } = useTexts('staff');
  const labels = usePersonLabels();
  const differencesOf = usePersonDifferences(viewer);
  const { update, remove, show } = usePersonWrites();
  const [, navigate] = useLocation();
  const [newer, setNewer] = useState<Colleague | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const check = useMemo(() => checkChange(colleague), [colleague]);
  const form = useIssueForm<PersonValues>(check, valuesOfPerson(colleague));
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(isPersonChanged(values, valuesOfPerson(colleague)));

  const goOn = async (done: string) => {
    notify(done, 'good', colleague.name);
    await release();
    navigate('/admin/people');
  };
  const save = async (typed: PersonValues) => {
    const outcome = await update(colleague, factsOfValues(typed));
    if (outcome.kind === 'wrong') return outcome.issues;
    if (outcome.kind === 'saved') await goOn(texts.form.saved);
    else if (outcome.kind === 'stale') setNewer(outcome.newer);
    else return failureWords(outcome, { ...texts, failed: texts.form.notSaved });
  };
  const run = async (typed: string): Promise<string | null> => {
    const outcome = await remove(colleague, typed);
    if (outcome.kind === 'stale') {
      setDeleting(false);
      setNewer(outcome.newer);
    } else if (outcome.kind === 'saved' || outcome.kind === 'gone') await goOn(texts.deletion.deleted);
    else return failureWords(outcome, { ...texts, failed: lists.form.notDeleted });
    return null;
  };
  return (
    <>
      <EditForm
        form={form}
        name={colleague.name}
        labels={labels}
        issues={texts.issues}
        save={texts.form.save}
        busy={lists.form.saving}
        back="/admin/people"
        onSave={save}
        more={
          <Button variant="quiet" className="form-delete" onClick={() => setDeleting(true)}>
            {texts.account.delete}
          </Button>
        }
      >
        <PersonFields person={person} viewer={viewer} colleague={colleague} reach={values.reach} />
      </EditForm>
      {isDeleting && (
        <TypedDeleteDialog
          title={texts.deletion.title(colleague.name)}
          word={colleague.username}
          differs="person.word_differs"
          onDelete={run}
          onClose={() => setDeleting(false)}
        >
          <p>{texts.deletion.text}</p>
          <p className="text-small text-soft">{texts.deletion.instead}</p>
        </TypedDeleteDialog>
      )}
      {newer && (
        <StaleDialog
          by={newer.updated_by_name}
          differences={differencesOf(colleague, newer)}
          onMine={() => {
            show(newer);
            setNewer(null);
          }}
          onTheirs={() => {
            form.reset(valuesOfPerson(newer));
            show(newer);
            setNewer(null);
          }}
        />
      )}
      {question}
    </>
  );
}
