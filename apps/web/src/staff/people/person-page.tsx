import { type ReactNode, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { AccountCard } from './account-card.tsx';
import { notesOf, type PersonNote } from './person-choices.ts';
import { PersonEditor } from './person-editor.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHistory } from './person-history.tsx';
import { StatusMark } from './person-words.tsx';
import { isNoSuch, usePerson } from './use-people.ts';

type PersonPageProps = { person: Person; id: number; limit: (canChange: boolean) => ReactNode };

/** One person: their rights and resorts, their sign-in, and the history of their account. */
export function PersonPage({ person, id, limit }: PersonPageProps) {
  const { colleagues: texts, lists } = useTexts('staff');
  const query = usePerson(id);
  const { data, error } = query;
  // The form begins anew with the restored values.
  const [restored, setRestored] = useState(0);
  const isGone = isNoSuch('person', error);
  const viewer = data?.viewer;
  const history = (
    <PersonHistory
      id={id}
      viewer={viewer ?? null}
      colleague={data?.person ?? null}
      onRestored={() => setRestored(restored + 1)}
    />
  );
  return (
    <StaffPage
      title={data?.person.name ?? (isGone ? texts.gone : texts.title)}
      lead={isGone && lists.goneText}
      beside={data && <StatusMark status={data.person.status} />}
      back={{ href: '/admin/people', label: texts.back }}
      wide
    >
      {!isGone && <Loading query={query} texts={texts} className="h-80" />}
      {data && viewer && (
        <div className="page-parts">
          <div className="grid gap-6">
            <Notes notes={notesOf(viewer, data.person)} />
            {viewer.can_change ? (
              <PersonEditor key={restored} person={person} viewer={viewer} colleague={data.person} />
            ) : (
              <PersonFacts viewer={viewer} colleague={data.person} />
            )}
          </div>
          <div className="page-side">
            <AccountCard viewer={viewer} colleague={data.person} />
            {limit(viewer.can_change)}
          </div>
          {history}
        </div>
      )}
      {isGone && history}
    </StaffPage>
  );
}

function Notes({ notes }: { notes: readonly PersonNote[] }) {
  const { form, readOnly } = useTexts('staff').colleagues;
  const words: Readonly<Record<PersonNote, string>> = { ...form, readOnly };
  return notes.map((note) => <Banner key={note}>{words[note]}</Banner>);
}
