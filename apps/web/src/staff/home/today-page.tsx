import { isWorkOf } from '@traslado/domain/desk/today';
import type { ReactNode } from 'react';
import { Tabs } from '../../components/tabs.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffPage } from '../frame/staff-page.tsx';
import type { Person } from '../session/use-profile.ts';
import { AuditState } from './audit-state.tsx';
import { Changes } from './changes.tsx';
import { DayRides } from './day-rides.tsx';
import { HandledAlerts } from './handled-alerts.tsx';
import { SetupList } from './setup-list.tsx';
import { Soon } from './soon.tsx';
import { TodayList } from './today-list.tsx';
import { useHome } from './use-home.ts';

/** The first page of staff: all that waits for this person, by the time of the ride, and what changes soon. */
export function TodayPage({ person, pinned }: { person: Person; pinned?: ReactNode }) {
  const { home: texts, attention, queues } = useTexts('staff');
  const query = useHome();
  const { data } = query;
  const reads = !isWorkOf(person.permissions, null);
  const list = data && (
    <>
      <TodayList home={data} person={person} />
      {!reads && person.permissions.includes('day-lists:see') && data.setup === null && <DayRides />}
    </>
  );
  return (
    <StaffPage title={texts.title} wide>
      <Loading query={query} texts={texts} className="h-64" />
      {pinned}
      {reads && person.permissions.includes('audit:see') && <AuditState />}
      {data?.setup && <SetupList steps={data.setup} person={person} />}
      {data && (
        <>
          {person.permissions.includes('attention:see') ? (
            <Tabs
              label={attention.tabs}
              tabs={[
                {
                  id: 'open',
                  label: reads ? queues.states.open(0) : attention.open(data.counts.today),
                  panel: list,
                },
                { id: 'handled', label: attention.handled, panel: <HandledAlerts /> },
              ]}
            />
          ) : (
            list
          )}
          {person.permissions.includes('change-sets:see') && (
            <div className="mt-8 flex flex-wrap items-start gap-4">
              {data.soon.events.length > 0 && (
                <Part id="soon" title={texts.soon.title(data.soon.days)}>
                  <Soon soon={data.soon} />
                </Part>
              )}
              {data.changes.length > 0 && (
                <Part id="changes" title={texts.changes.title}>
                  <Changes changes={data.changes} />
                </Part>
              )}
            </div>
          )}
        </>
      )}
    </StaffPage>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 flex-1 basis-96">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="mt-2 rounded-lg bg-surface px-4 text-small shadow-ticket">{children}</div>
    </section>
  );
}
