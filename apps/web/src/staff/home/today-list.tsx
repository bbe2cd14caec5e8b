import { catalogueAddress, pageAt } from '@traslado/domain/access/menu';
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
  const others = <OtherWork home={home} />;
  if (lines.length === 0 && home.counts.today === 0) return <AllClear person={person} />;
  return (
    <div className="work-list overflow-hidden rounded-lg bg-surface shadow-ticket">
      {groups.map(({ id }) => {
        const own = lines.filter((line) => groupOf(line) === id);
        const hasOthers =
          id === 'none' &&
          home.differences.length +
            home.checks +
            (home.sets?.waiting ?? 0) +
            home.gaps.restrictions +
            home.gaps.services >
            0;
        if (own.length === 0 && !hasOthers) return null;
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
                      opens={opens}
                      hasClocks={hasClocks}
                      onHandle={viewer.can_handle ? setChosen : null}
                    />
                  ),
              )}
              {hasOthers && others}
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
function OtherWork({ home: { differences, sets, checks, gaps } }: { home: HomeAnswer }) {
  const { home: texts } = useTexts('staff');
  const { verbs } = texts;
  const locale = useLocale();
  return (
    <>
      {differences.map(({ currency, open, amount }) => (
        <WorkRow
          key={currency}
          target={{ href: '/admin/reconciliation' }}
          name={texts.differences(open)}
          amount={formatSigned(amount, currency, locale, true)}
          verb={verbs.reconcile}
        />
      ))}
      {sets && sets.waiting > 0 && (
        <WorkRow
          target={{
            href: sets.waiting === 1 && sets.first !== null ? setAddress(sets.first) : '/admin/change-sets',
          }}
          name={texts.sets(sets.waiting)}
          verb={verbs.review}
        />
      )}
      {checks > 0 && (
        <WorkRow
          target={{ href: '/admin/publishing-checks' }}
          name={texts.checks(checks)}
          verb={verbs.review}
        />
      )}
      {gaps.restrictions > 0 && (
        <WorkRow
          target={{
            href:
              gaps.restrictions === 1 && gaps.restriction !== null
                ? rowAddress(restrictions, gaps.restriction)
                : catalogueAddress(restrictions.name),
          }}
          name={texts.unused(gaps.restrictions)}
          verb={verbs.review}
        />
      )}
      {gaps.unpriced.map(({ id, name, on }) => (
        <WorkRow
          key={id}
          target={{ href: `/admin/price-calendar?service=${id}&year=${on.slice(0, 4)}` }}
          name={name}
          reason={texts.unpriced(formatCivilDate(on, locale, 'plain'))}
          verb={verbs.price}
        />
      ))}
      {gaps.services > gaps.unpriced.length && (
        <WorkRow
          target={{ href: '/admin/price-calendar' }}
          name={texts.unpricedMore(gaps.services - gaps.unpriced.length)}
          verb={verbs.price}
        />
      )}
    </>
  );
}
