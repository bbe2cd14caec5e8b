import { STAFF_PAGES } from '@traslado/domain/access/menu';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type ComponentType, lazy } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Loader } from '../../components/loader.tsx';
import { PATHS } from '../../shell/paths.ts';
import { AttentionPage } from '../../staff/attention/attention-page.tsx';
import { StaffGuard } from '../../staff/frame/staff-guard.tsx';
import type { Person } from '../../staff/session/use-profile.ts';

const NotFound = lazy(() => import('../not-found.tsx').then((file) => ({ default: file.NotFound })));

const CataloguePages = lazy(() =>
  import('./catalogues.tsx').then((file) => ({ default: file.CataloguePages })),
);

/** What stands under each entry of the menu, by its name there; all but the first come when they are opened. */
const PAGES: Readonly<Record<string, ComponentType<{ person: Person; name: string }>>> = {
  attention: AttentionPage,
  ...Object.fromEntries(ALL_CATALOGUES.map(({ name }) => [name, CataloguePages])),
};

const isUnder = (path: string, location: string): boolean =>
  location === path || (path !== PATHS.admin && location.startsWith(`${path}/`));

/** The staff's side. Who is signed in and may not open a page of it is told so. */
export function Admin() {
  const [location] = useLocation();
  return (
    <StaffGuard>
      {(person, isConfirmed) => {
        const entry = person.menu.find(({ path }) => isUnder(path, location));
        const Page = entry && PAGES[entry.id];
        if (Page) return <Page person={person} name={entry.id} />;
        if (!STAFF_PAGES.some(({ path }) => isUnder(path, location))) return <NotFound />;
        // What this device remembers may be older than what the person has been allowed since.
        return isConfirmed ? <Redirect to={PATHS.forbidden} replace /> : <Loader page />;
      }}
    </StaffGuard>
  );
}
