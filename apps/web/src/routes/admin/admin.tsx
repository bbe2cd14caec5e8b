import { catalogueAddress, pageAt, STAFF_PAGES } from '@traslado/domain/access/menu';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { type ComponentType, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lazyPart } from '../../components/lazy-part.ts';
import { Loader } from '../../components/loader.tsx';
import { PATHS } from '../../shell/paths.ts';
import { StaffGuard } from '../../staff/frame/staff-guard.tsx';
import { PROFILE_PATH } from '../../staff/frame/staff-paths.ts';
import { HomePage } from '../../staff/home/home-page.tsx';
import { PaletteHost } from '../../staff/palette/palette-host.tsx';
import type { Person } from '../../staff/session/use-profile.ts';
import '../../styles/all-classes.css';

const NotFound = lazyPart(() => import('../not-found.tsx'), 'NotFound');
const ProfilePage = lazyPart(() => import('../../staff/profile/profile-page.tsx'), 'ProfilePage');
const EnrolPage = lazyPart(() => import('../../staff/profile/enrol-page.tsx'), 'EnrolPage');
const AttentionPage = lazyPart(() => import('../../staff/attention/attention-page.tsx'), 'AttentionPage');
const CataloguePages = lazyPart(() => import('./catalogues.tsx'), 'CataloguePages');
// In the file of the catalogues, whose fields they use: a file of their own would split the guests' files.
const StayPages = lazyPart(() => import('./catalogues.tsx'), 'StayPages');
const BookingPages = lazyPart(() => import('./bookings.tsx'), 'BookingPages');
const DayListsPage = lazyPart(() => import('../../staff/day-lists/day-lists-page.tsx'), 'DayListsPage');
const ApprovalPages = lazyPart(() => import('./approvals.tsx'), 'ApprovalPages');
const DeskPages = lazyPart(() => import('./desk.tsx'), 'DeskPages');
const PeoplePages = lazyPart(() => import('./people.tsx'), 'PeoplePages');
const PriceCalendarPage = lazyPart(() => import('../../staff/prices/calendar-page.tsx'), 'PriceCalendarPage');
const GuestPricePage = lazyPart(() => import('../../staff/prices/guest-page.tsx'), 'GuestPricePage');
const PriceGridPage = lazyPart(() => import('../../staff/prices/grid-page.tsx'), 'PriceGridPage');
const ChangeSetPages = lazyPart(() => import('./catalogues.tsx'), 'ChangeSetPages');
const AuditPage = lazyPart(() => import('../../staff/audit/audit-page.tsx'), 'AuditPage');
const BackendsPage = lazyPart(() => import('../../staff/backends/backends-page.tsx'), 'BackendsPage');
const PaymentsPage = lazyPart(() => import('../../staff/money/payments-page.tsx'), 'PaymentsPage');
const ReconciliationPage = lazyPart(
  () => import('../../staff/money/reconciliation-page.tsx'),
  'ReconciliationPage',
);
const ReportsPage = lazyPart(() => import('../../staff/reports/reports-page.tsx'), 'ReportsPage');
const AllCataloguesPage = lazyPart(() => import('./catalogues.tsx'), 'AllCataloguesPage');
const OverridesPage = lazyPart(() => import('../../staff/acting/overrides-page.tsx'), 'OverridesPage');

/** The pages of the menu, by their names there; all but the first come when they are opened. */
const PAGES: Readonly<Record<string, ComponentType<{ person: Person; name: string }>>> = {
  home: HomePage,
  attention: AttentionPage,
  bookings: BookingPages,
  'day-lists': DayListsPage,
  approvals: ApprovalPages,
  queues: DeskPages,
  messages: DeskPages,
  stays: StayPages,
  people: PeoplePages,
  roles: PeoplePages,
  'override-rules': OverridesPage,
  'price-calendar': PriceCalendarPage,
  'price-grid': PriceGridPage,
  'guest-price': GuestPricePage,
  'change-sets': ChangeSetPages,
  payments: PaymentsPage,
  reconciliation: ReconciliationPage,
  reports: ReportsPage,
  audit: AuditPage,
  backends: BackendsPage,
  catalogues: AllCataloguesPage,
  ...Object.fromEntries(ALL_CATALOGUES.map(({ name }) => [name, CataloguePages])),
};

/** The page that a catalogue shares, for an address with the catalogue's own name. */
function movedTo(location: string): string | null {
  const [, name = '', rest = ''] = /^\/admin\/([a-z-]+)(\/.*)?$/.exec(location) ?? [];
  const isShared =
    ALL_CATALOGUES.some((one) => one.name === name) && catalogueAddress(name) !== `/admin/${name}`;
  return isShared ? catalogueAddress(name) + rest : null;
}

/** The staff's side. A signed-in person without the permission for a page is informed. */
export function Admin() {
  return (
    <StaffGuard>
      {(person, isConfirmed) => (
        <>
          {/* A page that is on its way must not hide the palette, which would lose the focus. */}
          <Suspense fallback={<Loader page />}>
            <Pages person={person} isConfirmed={isConfirmed} />
          </Suspense>
          {!person.needs_second_factor && person.menu.length > 0 && <PaletteHost person={person} />}
        </>
      )}
    </StaffGuard>
  );
}

function Pages({ person, isConfirmed }: { person: Person; isConfirmed: boolean }) {
  const [location] = useLocation();
  // This device's memory may be older than the person's last actions.
  if (person.needs_second_factor) return isConfirmed ? <EnrolPage person={person} /> : <Loader page />;
  if (location === PROFILE_PATH) return <ProfilePage person={person} />;
  const moved = movedTo(location) ?? person.menu.find(({ path }) => path.startsWith(`${location}/`))?.path;
  if (moved && !pageAt(person.menu, location)) return <Redirect to={moved} replace />;
  // A page without a use here is not in the menu. A person with its permission reads the reason.
  const entry =
    pageAt(person.menu, location) ??
    pageAt(
      STAFF_PAGES.filter(({ permission }) => permission !== null && person.permissions.includes(permission)),
      location,
    );
  const Page = entry && PAGES[entry.id];
  if (Page) return <Page person={person} name={entry.id} />;
  if (!pageAt(STAFF_PAGES, location)) return <NotFound />;
  // This device's memory may be older than the person's permissions.
  return isConfirmed ? <Redirect to={PATHS.forbidden} replace /> : <Loader page />;
}
