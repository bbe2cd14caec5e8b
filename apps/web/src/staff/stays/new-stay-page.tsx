import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWatch } from '../../components/form-context.ts';
import { notify } from '../../components/notification.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { EditForm } from '../catalogues/edit-form.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { JUST_SAVED } from '../frame/just-saved.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { NoStays } from './no-stays.tsx';
import { StayFields, useStayLabels } from './stay-fields.tsx';
import { checkStay, factsOfStay, newStay, type StayValues } from './stay-values.ts';
import { type StaysViewer, useAddedStays, useStayWrites } from './use-added-stays.ts';

const LIST = '/admin/stays';

/** A stay that no system has yet. */
export function NewStayPage() {
  const { addedStays: texts } = useTexts('staff');
  const { data, error, refetch } = useAddedStays({ search: '', page: 1 });
  const viewer = data?.viewer;
  return (
    <StaffPage title={texts.form.title} lead={texts.form.lead} back={{ href: LIST, label: texts.back }} wide>
      {!data && !error && <Skeleton className="h-80 w-full" />}
      {!data && error && <NoStays error={error} onRetry={() => void refetch()} />}
      {viewer && !viewer.can_change && <p className="text-soft">{texts.readOnly}</p>}
      {viewer?.can_change && viewer.properties.length === 0 && <p>{texts.form.noProperty}</p>}
      {viewer?.can_change && viewer.properties.length > 0 && <StayForm viewer={viewer} />}
    </StaffPage>
  );
}

function StayForm({ viewer }: { viewer: StaysViewer }) {
  const texts = useTexts('staff').addedStays;
  const { add } = useStayWrites();
  const [, navigate] = useLocation();
  const [first] = useState(() => newStay(viewer));
  const form = useIssueForm<StayValues>(checkStay, first);
  const labels = useStayLabels();
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(JSON.stringify(values) !== JSON.stringify(first));

  const save = async (typed: StayValues) => {
    const outcome = await add(factsOfStay(typed));
    if (outcome.kind === 'saved') {
      notify(texts.form.added, 'good', outcome.row.folio);
      await release();
      navigate(LIST, { state: JUST_SAVED });
      return;
    }
    return outcome.kind === 'wrong' ? outcome.issues : texts.form.notSaved;
  };
  return (
    <>
      <EditForm
        isNew
        form={form}
        name={texts.form.title}
        labels={labels}
        issues={texts.issues}
        save={texts.form.submit}
        busy={texts.form.saving}
        back={LIST}
        onSave={save}
        className="max-w-[52rem]"
      >
        <StayFields viewer={viewer} values={values} />
      </EditForm>
      {question}
    </>
  );
}
