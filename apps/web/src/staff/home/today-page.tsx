import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { Changes } from './changes.tsx';
import { HandledAlerts } from './handled-alerts.tsx';
import { SetupList } from './setup-list.tsx';
import { Soon } from './soon.tsx';
import { TodayList } from './today-list.tsx';
import { useHome } from './use-home.ts';

/** The first page of staff: all that waits for this person, by the time of the ride, and what changes soon. */
export function TodayPage({ person, pinned }: { person: Person; pinned?: ReactNode }) {
  const { home: texts, attention } = useTexts('staff');
  const query = useHome();
  const { data } = query;
  const hasChanges = person.permissions.includes('change-sets:see');
  // Changes have the room where nothing waits.
  const isQuiet = data?.lines.length === 0;
  const list = data && <TodayList home={data} person={person} />;
  return (
    <StaffPage title={texts.title} wide>
      <Loading query={query} texts={texts} className="h-64" />
      {pinned}
      {data?.setup && <SetupList steps={data.setup} person={person} />}
      {data && (
        <div
          className={classNames(
            'grid items-start gap-6',
            hasChanges && !isQuiet && 'md:grid-cols-[minmax(0,1fr)_20rem]',
          )}
        >
          <div className="min-w-0">
            {person.permissions.includes('attention:see') ? (
              <Tabs
                label={attention.tabs}
                tabs={[
                  { id: 'open', label: attention.open(data.counts.today), panel: list },
                  { id: 'handled', label: attention.handled, panel: <HandledAlerts /> },
                ]}
              />
            ) : (
              list
            )}
          </div>
          {hasChanges && (
            <div className={classNames('grid items-start gap-6', isQuiet && 'sm:grid-cols-2')}>
              <Part id="soon" title={texts.soon.title(data.soon.days)}>
                <Soon soon={data.soon} />
              </Part>
              <Part id="changes" title={texts.changes.title}>
                <Changes changes={data.changes} />
              </Part>
            </div>
          )}
        </div>
      )}
    </StaffPage>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="mt-2 rounded-lg bg-surface px-4 text-small shadow-ticket">{children}</div>
    </section>
  );
}
