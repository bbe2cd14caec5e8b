import { catalogueAddress, pageAt, STAFF_PAGES } from '@traslado/domain/access/menu';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { PATHS } from '../../shell/paths.ts';
import { PageSkeleton } from '../../staff/frame/page-skeleton.tsx';
import { StaffGuard } from '../../staff/frame/staff-guard.tsx';
import { PROFILE_PATH } from '../../staff/frame/staff-paths.ts';
import { StaffShell } from '../../staff/frame/staff-shell.tsx';
import { TodayPage } from '../../staff/home/today-page.tsx';
import { WaitingCounts } from '../../staff/home/waiting-counts.tsx';
import { PaletteHost } from '../../staff/palette/palette-host.tsx';
import { usePinned } from '../../staff/reports/pinned.ts';
import type { Person } from '../../staff/session/use-profile.ts';
import '../../styles/all-classes.css';
import '../../styles/workplace.css';

type PageProps = { person: Person; name: string };

/** A page that comes when it is opened, or is about to be. */
type Part = { readonly load: () => Promise<unknown>; readonly Page: ComponentType<PageProps> };

function part<N extends string>(
  load: () => Promise<Readonly<Record<N, ComponentType<PageProps>>>>,
  name: N,
): Part {
  return {
    load,
    Page: lazy(() => load().then((file): { default: ComponentType<PageProps> } => ({ default: file[name] }))),
  };
}

const PinnedReport = lazyPart(() => import('../../staff/reports/pinned-report.tsx'), 'PinnedReport');
const NotFound = lazyPart(() => import('../not-found.tsx'), 'NotFound');
const EnrolPage = lazyPart(() => import('../../staff/profile/enrol-page.tsx'), 'EnrolPage');
const profilePart = part(() => import('../../staff/profile/profile-page.tsx'), 'ProfilePage');
const loadCatalogues = () => import('./catalogues.tsx');
const cataloguePart = part(loadCatalogues, 'CataloguePages');
const deskPart = part(() => import('./desk.tsx'), 'DeskPages');
const peoplePart = part(() => import('./people.tsx'), 'PeoplePages');

/** Today, with the report that the person pinned. */
function Today({ person }: PageProps) {
  const isPinned = usePinned(person) !== null && person.permissions.includes('reports:see');
  const pinned = isPinned && (
    <Suspense fallback={<Skeleton className="mb-4 h-20 w-full" />}>
      <PinnedReport person={person} />
    </Suspense>
  );
  return <TodayPage person={person} pinned={pinned} />;
}

/** The pages of the menu, by their names there. */
const PARTS: Readonly<Record<string, Part>> = {
  home: { load: () => Promise.resolve(), Page: Today },
  bookings: part(() => import('./bookings.tsx'), 'BookingPages'),
  'day-lists': part(() => import('../../staff/day-lists/day-lists-page.tsx'), 'DayListsPage'),
  approvals: part(() => import('./approvals.tsx'), 'ApprovalPages'),
  queues: deskPart,
  'flight-watch': deskPart,
  notices: deskPart,
  messages: deskPart,
  // In the file of the catalogues, whose fields they use: a file of their own would split the guests' files.
  stays: part(loadCatalogues, 'StayPages'),
  people: peoplePart,
  roles: peoplePart,
  'override-rules': part(() => import('../../staff/acting/overrides-page.tsx'), 'OverridesPage'),
  'price-calendar': part(() => import('../../staff/prices/calendar-page.tsx'), 'PriceCalendarPage'),
  'price-grid': part(() => import('../../staff/prices/grid-page.tsx'), 'PriceGridPage'),
  'guest-price': part(() => import('../../staff/prices/guest-page.tsx'), 'GuestPricePage'),
  'change-sets': part(loadCatalogues, 'ChangeSetPages'),
  payments: part(() => import('../../staff/money/payments-page.tsx'), 'PaymentsPage'),
  reconciliation: part(() => import('../../staff/money/reconciliation-page.tsx'), 'ReconciliationPage'),
  reports: part(() => import('../../staff/reports/reports-page.tsx'), 'ReportsPage'),
  audit: part(() => import('../../staff/audit/audit-page.tsx'), 'AuditPage'),
  backends: part(() => import('../../staff/backends/backends-page.tsx'), 'BackendsPage'),
  catalogues: part(loadCatalogues, 'AllCataloguesPage'),
  ...Object.fromEntries(ALL_CATALOGUES.map(({ name }) => [name, cataloguePart])),
};

/** Fetches the code of a page that is about to be opened, and the rows of a list. A failure shows once it is. */
async function prefetch(path: string): Promise<void> {
  const entry = pageAt(STAFF_PAGES, path);
  const aimed = path === PROFILE_PATH ? profilePart : entry && PARTS[entry.id];
  await aimed?.load();
  if (entry && aimed === cataloguePart && path === entry.path)
    (await loadCatalogues()).prefetchList(entry.id);
}

/** The page in whose place an address stands: of a catalogue that shares one, and of alerts. */
function movedTo(location: string): string | null {
  // Alerts are part of Today.
  if (location === '/admin/attention') return PATHS.admin;
  const [, name = '', rest = ''] = /^\/admin\/([a-z-]+)(\/.*)?$/.exec(location) ?? [];
  const isShared =
    ALL_CATALOGUES.some((one) => one.name === name) && catalogueAddress(name) !== `/admin/${name}`;
  return isShared ? catalogueAddress(name) + rest : null;
}

const aim = (path: string): void => void prefetch(path).catch(() => undefined);

/** The staff's side. A signed-in person without the permission for a page is informed. */
export function Admin() {
  const [location] = useLocation();
  return (
    <StaffGuard>
      {(person, isConfirmed) => (
        <>
          <StaffShell person={person} onAim={aim}>
            <Pages person={person} isConfirmed={isConfirmed} />
          </StaffShell>
          {!person.needs_second_factor && person.menu.length > 0 && (
            <>
              <WaitingCounts />
              <PaletteHost key={location} person={person} />
            </>
          )}
        </>
      )}
    </StaffGuard>
  );
}

function Pages({ person, isConfirmed }: { person: Person; isConfirmed: boolean }) {
  const [location] = useLocation();
  // This device's memory may be older than the person's last actions.
  if (person.needs_second_factor) return isConfirmed ? <EnrolPage /> : <PageSkeleton />;
  if (location === PROFILE_PATH) return <profilePart.Page person={person} name="profile" />;
  const moved = movedTo(location) ?? person.menu.find(({ path }) => path.startsWith(`${location}/`))?.path;
  if (moved && !pageAt(person.menu, location)) return <Redirect to={moved} replace />;
  // A page without a use here is not in the menu. A person with its permission reads the reason.
  const entry =
    pageAt(person.menu, location) ??
    pageAt(
      STAFF_PAGES.filter(({ permission }) => permission !== null && person.permissions.includes(permission)),
      location,
    );
  const shown = entry && PARTS[entry.id];
  if (shown) return <shown.Page person={person} name={entry.id} />;
  if (!pageAt(STAFF_PAGES, location)) return <NotFound />;
  // This device's memory may be older than the person's permissions.
  return isConfirmed ? <Redirect to={PATHS.forbidden} replace /> : <PageSkeleton />;
}
