import { catalogueAddress, pageAt } from '@traslado/domain/access/menu';
import type { Permission } from '@traslado/domain/access/permissions';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { RIDE_HOURS } from '@traslado/domain/desk/today';
import { useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import { setAddress } from '../catalogues/use-keep.ts';
import { EmptyState } from '../frame/empty-state.tsx';
import { formatSigned } from '../frame/format-money.ts';
import { usePageTitles } from '../frame/use-page-titles.ts';
import { isOverdue, WorkRow } from '../frame/work-row.tsx';
import type { Person } from '../session/use-profile.ts';
import { HandleDialog } from './handle-dialog.tsx';
import { joinRides } from './join-rides.ts';
import { TodayLine } from './today-line.tsx';
import type { Alerts } from './use-alerts.ts';
import type { HomeAnswer } from './use-home.ts';

const HOUR_MS = 3_600_000;

type Line = HomeAnswer['lines'][number];
type TodayListProps = { home: HomeAnswer; person: Person };

/** All that waits, in one list: what is late first, then by the time of the ride, work without a ride at the end. */
export function TodayList({ home, person }: TodayListProps) {
  const { home: texts } = useTexts('staff');
  const [chosen, setChosen] = useState<Alerts | null>(null);
  const { lines, total, viewer } = home;
  const opens = (href: string) => pageAt(person.menu, href) !== undefined;
  const hoursOf = ({ ride_at: at }: Line) =>
    at === null ? Number.POSITIVE_INFINITY : (Date.parse(at) - Date.now()) / HOUR_MS;
  const groups = [
    { id: 'late', has: (line: Line) => isOverdue(line) },
    { id: 'passed', has: (line: Line) => hoursOf(line) < 0 },
    { id: 'hours', has: (line: Line) => hoursOf(line) < RIDE_HOURS },
    { id: 'later', has: (line: Line) => line.ride_at !== null },
    { id: 'none', has: () => true },
  ] as const;
  const groupOf = (line: Line) => groups.find(({ has }) => has(line))?.id;
  const hasClocks = new Set(lines.filter(({ ride_at }) => ride_at).map((one) => one.time_zone)).size > 1;
  const other = useOtherWork(home, person);
  if (lines.length === 0 && other.length === 0) return <AllClear person={person} />;
  return (
    <div className="work-list overflow-hidden rounded-lg bg-surface shadow-ticket">
      {groups.map(({ id }) => {
        const own = lines.filter((line) => groupOf(line) === id);
        const hasOther = id === 'none' && other.length > 0;
        if (own.length === 0 && !hasOther) return null;
        return (
          <section key={id} aria-labelledby={`today-${id}`} className="work-part">
            <h2
              id={`today-${id}`}
              className={classNames('work-group', id === 'late' ? 'text-bad' : 'text-soft')}
            >
              {texts.groups[id]}
            </h2>
            <ul className="work-part">
              {joinRides(own).map(
                ([line, ...others]) =>
                  line && (
                    <TodayLine
                      key={`${line.queue} ${line.key}`}
                      line={line}
                      others={others}
                      permissions={person.permissions}
                      opens={opens}
                      hasClocks={hasClocks}
                      onHandle={viewer.can_handle ? setChosen : null}
                    />
                  ),
              )}
              {hasOther && other}
            </ul>
          </section>
        );
      })}
      {total > lines.length && <p className="work-rest">{texts.more(total - lines.length)}</p>}
      {chosen && <HandleDialog alerts={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** Pages where a person without open work goes on: the first ones of the menu that they have. */
const WAYS = [
  'day-lists',
  'price-calendar',
  'services',
  'properties',
  'change-sets',
  'reports',
  'bookings',
  'audit',
];

function AllClear({ person: { menu } }: Pick<TodayListProps, 'person'>) {
  const { home: texts } = useTexts('staff');
  const titleOf = usePageTitles();
  const ways = WAYS.flatMap((id) => menu.filter((page) => page.id === id)).slice(0, 3);
  return (
    <EmptyState
      icon="check"
      title={texts.none}
      isGood
      actions={ways.map(({ id, path }) => (
        <LinkButton
          key={id}
          href={path}
          variant="secondary"
          className="min-h-11 px-4 text-small wide:min-h-9"
        >
          {titleOf(id)}
        </LinkButton>
      ))}
    >
      {texts.noneText}
    </EmptyState>
  );
}

/** Work that no ride waits for: differences of money, change sets, checks of prices, and gaps in what is sold. */
function useOtherWork({ differences, sets, checks, gaps }: HomeAnswer, { permissions }: Person) {
  const { home: texts, queues } = useTexts('staff');
  const locale = useLocale();
  const { reconcile, review, price } = texts.verbs;
  const verb = (permission: Permission, own: string) =>
    permissions.includes(permission) ? own : queues.verbs.rides;
  const calendar = '/admin/price-calendar';
  const { restrictions: unused, restriction, unpriced } = gaps;
  const more = gaps.services - unpriced.length;
  const row = (name: string, href: string, does: string, rest: { amount?: string; reason?: string } = {}) => (
    <WorkRow key={`${href} ${name}`} target={{ href }} name={name} verb={does} {...rest} />
  );
  return [
    ...differences.map(({ currency, open, amount }) =>
      row(texts.differences(open), '/admin/reconciliation', verb('reconciliation:handle', reconcile), {
        amount: formatSigned(amount, currency, locale, true),
      }),
    ),
    sets &&
      sets.waiting > 0 &&
      row(
        texts.sets(sets.waiting),
        sets.waiting === 1 && sets.first !== null ? setAddress(sets.first) : '/admin/change-sets',
        review,
      ),
    checks > 0 &&
      row(texts.checks(checks), '/admin/publishing-checks', verb('price-expectations:change', review)),
    unused > 0 &&
      row(
        texts.unused(unused),
        unused === 1 && restriction !== null
          ? rowAddress(restrictions, restriction)
          : catalogueAddress(restrictions.name),
        review,
      ),
    ...unpriced.map(({ id, name, on }) =>
      row(name, `${calendar}?service=${id}&year=${on.slice(0, 4)}`, price, {
        reason: texts.unpriced(formatCivilDate(on, locale, 'plain')),
      }),
    ),
    more > 0 && row(texts.unpricedMore(more), calendar, price),
  ].filter(Boolean);
}
