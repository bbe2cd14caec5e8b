import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWatch } from '../../components/form-context.ts';
import { notify } from '../../components/notification.ts';
import { useIssueForm } from '../../components/use-issue-form.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { EditForm } from '../catalogues/edit-form.tsx';
import { useLeaveGuard } from '../catalogues/use-leave-guard.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import { failureWords } from '../session/failure-words.ts';
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
  const texts = useTexts('staff').colleagues;
  const query = usePeople(EVERYBODY, 1);
  const { data } = query;
  return (
    <StaffPage
      title={texts.invitation.title}
      lead={texts.invitation.lead}
      back={{ href: '/admin/people', label: texts.back }}
      wide
    >
      <Loading query={query} texts={texts} className="h-80" />
      {data && !data.viewer.can_change && <p className="text-soft">{texts.readOnly}</p>}
      {data?.viewer.can_change && <Invitation person={person} viewer={data.viewer} />}
    </StaffPage>
  );
}

function Invitation({ person, viewer }: { person: Person; viewer: PeopleViewer }) {
  const texts = useTexts('staff').colleagues;
  const labels = usePersonLabels();
  const { invite } = usePersonWrites();
  const [, navigate] = useLocation();
  const [first] = useState(() => newPerson(viewer));
  const form = useIssueForm<PersonValues>(checkInvitation, first);
  const values = useWatch({ control: form.control });
  const { question, release } = useLeaveGuard(isPersonChanged(values, first));

  const send = async (typed: PersonValues) => {
    const outcome = await invite({ ...factsOfValues(typed), email: typed.email, username: typed.username });
    if (outcome.kind === 'saved') {
      notify(texts.invitation.sent, 'good', outcome.row.email);
      await release();
      navigate('/admin/people');
      return;
    }
    if (outcome.kind === 'wrong') return outcome.issues;
    return failureWords(outcome, { ...texts, failed: texts.form.notSaved });
  };
  return (
    <>
      <EditForm
        isNew
        form={form}
        name={texts.invitation.title}
        labels={labels}
        issues={texts.issues}
        save={texts.invitation.send}
        busy={texts.invitation.sending}
        icon="mail"
        back="/admin/people"
        onSave={send}
        className="max-w-[52rem]"
      >
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
      </EditForm>
      {question}
    </>
  );
}
