import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/i18n.tsx';
import { Loading } from '../frame/loading.tsx';
import { StaffFrame } from '../frame/staff-frame.tsx';
import type { Person } from '../session/use-profile.ts';
import { Changes } from './changes.tsx';
import { SetupList } from './setup-list.tsx';
import { Soon } from './soon.tsx';
import { useHome } from './use-home.ts';
import { Waiting } from './waiting.tsx';
import { WaitingSets } from './waiting-sets.tsx';

/** The staff's first page: open work, changes ahead, and the latest changes. */
export function HomePage({ person }: { person: Person }) {
  const texts = useTexts('staff').home;
  const query = useHome();
  const { data } = query;
  const hasSets = (data?.sets?.waiting ?? 0) > 0;
  return (
    <StaffFrame person={person} title={texts.title} wide>
      <Loading query={query} texts={texts} className="h-64" />
      {data?.setup && <SetupList steps={data.setup} person={person} />}
      {data && (
        <div className="grid items-start gap-8 wide:grid-cols-2">
          <div className="grid gap-8">
            {(data.waiting || hasSets) && (
              <Part id="waiting" title={texts.waiting.title}>
                {hasSets && data.sets && <WaitingSets sets={data.sets} />}
                {data.waiting && (data.waiting.length > 0 || !hasSets) && <Waiting waiting={data.waiting} />}
              </Part>
            )}
            <Part id="soon" title={texts.soon.title(data.soon.days)}>
              <Soon soon={data.soon} />
            </Part>
          </div>
          <Part id="changes" title={texts.changes.title}>
            <Changes changes={data.changes} />
          </Part>
        </div>
      )}
    </StaffFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <div className="mt-3 rounded-lg bg-surface px-5 py-1 shadow-ticket">{children}</div>
    </section>
  );
}
