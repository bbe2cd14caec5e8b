import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';
import { useWatch } from '../../components/form-context.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { notify } from '../../components/notification.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { StaleDialog } from '../catalogues/stale-dialog.tsx';
import { TypedDeleteDialog } from '../catalogues/typed-delete-dialog.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
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
  const [failure, setFailure] = useState<string | null>(null);
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
    setFailure(null);
    const outcome = await update(colleague, factsOfValues(typed));
    if (outcome.kind === 'saved') return goOn(texts.form.saved);
    if (outcome.kind === 'stale') return setNewer(outcome.newer);
    if (outcome.kind === 'wrong') for (const issue of outcome.issues) form.control.setIssue(issue);
    else if (outcome.kind === 'gone') setFailure(texts.gone);
    else setFailure((outcome.kind === 'refused' && texts.refusals[outcome.code]) || texts.form.notSaved);
  };
  const run = async (typed: string): Promise<string | null> => {
    const outcome = await remove(colleague, typed);
    if (outcome.kind === 'stale') {
      setDeleting(false);
      setNewer(outcome.newer);
    } else if (outcome.kind === 'saved' || outcome.kind === 'gone') await goOn(texts.deletion.deleted);
    else return (outcome.kind === 'refused' && texts.refusals[outcome.code]) || lists.form.notDeleted;
    return null;
  };
  return (
    <MoreIssueTexts value={texts.issues}>
      <Form
        form={form}
        name={colleague.name}
        labels={labels}
        onValid={save}
        onInvalid={() => setFailure(null)}
      >
        {failure && (
          <div className="mb-6">
            <Banner tone="bad" live>
              {failure}
            </Banner>
          </div>
        )}
        <PersonFields person={person} viewer={viewer} colleague={colleague} reach={values.reach} />
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={lists.form.saving}>
            {texts.form.save}
          </Button>
          <LinkButton href="/admin/people" variant="quiet">
            {lists.form.cancel}
          </LinkButton>
          <Button variant="danger" className="sm:ml-auto" onClick={() => setDeleting(true)}>
            {texts.account.delete}
          </Button>
        </div>
      </Form>
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
          by={newer.updated_by}
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
    </MoreIssueTexts>
  );
}
