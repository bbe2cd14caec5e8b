import { useState } from 'react';
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
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { PersonFields, usePersonLabels } from './person-fields.tsx';
import {
  checkInvitation,
  factsOfValues,
  isPersonChanged,
  newPerson,
  type PersonValues,
  usernameOf,
} from './person-values.ts';
import { EVERYBODY, type PeopleViewer, usePeople } from './use-people.ts';
import { usePersonWrites } from './use-person-writes.ts';

/** A person without an account yet. */
export function InvitePage({ person }: { person: Person }) {
  const { colleagues: texts, lists } = useTexts('staff');
  const query = usePeople(EVERYBODY, 1);
  const { data } = query;
  return (
    <StaffFrame
      person={person}
      title={texts.invitation.title}
      lead={texts.invitation.lead}
      back={{ href: '/admin/people', label: texts.back }}
      wide
    >
      <Loading query={query} texts={{ failed: texts.failed, retry: lists.retry }} className="h-80" />
      {data && !data.viewer.can_change && <p className="text-soft">{texts.readOnly}</p>}
      {data?.viewer.can_change && <Invitation person={person} viewer={data.viewer} />}
    </StaffFrame>
  );
}

function Invitation({ person, viewer }: { person: Person; viewer: PeopleViewer }) {
  const { colleagues: texts, lists } = useTexts('staff');
  const labels = usePersonLabels();
  const { invite } = usePersonWrites();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const [first] = useState(() => newPerson(viewer));
  const form = useIssueForm<PersonValues>(checkInvitation, first);
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(isPersonChanged(values, first));

  const send = async (typed: PersonValues) => {
    setFailure(null);
    const outcome = await invite({ ...factsOfValues(typed), email: typed.email, username: typed.username });
    if (outcome.kind === 'saved') {
      notify(texts.invitation.sent, 'good', outcome.row.email);
      await release();
      return navigate('/admin/people');
    }
    if (outcome.kind === 'wrong') for (const issue of outcome.issues) form.control.setIssue(issue);
    else setFailure((outcome.kind === 'refused' && texts.refusals[outcome.code]) || texts.form.notSaved);
  };
  return (
    <MoreIssueTexts value={texts.issues}>
      <Form
        form={form}
        name={texts.invitation.title}
        labels={labels}
        onValid={send}
        onInvalid={() => setFailure(null)}
        className="max-w-[52rem]"
      >
        {failure && (
          <div className="mb-6">
            <Banner tone="bad" live>
              {failure}
            </Banner>
          </div>
        )}
        <PersonFields
          person={person}
          viewer={viewer}
          colleague={null}
          reach={values.reach}
          onEmail={(email) => {
            const { username, email: before } = form.getValues();
            if (username === '' || username === usernameOf(before))
              form.setValue('username', usernameOf(email));
          }}
        />
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            type="submit"
            icon="mail"
            busy={form.formState.isSubmitting}
            busyLabel={texts.invitation.sending}
          >
            {texts.invitation.send}
          </Button>
          <LinkButton href="/admin/people" variant="quiet">
            {lists.form.cancel}
          </LinkButton>
        </div>
      </Form>
      {question}
    </MoreIssueTexts>
  );
}
