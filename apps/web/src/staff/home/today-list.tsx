import { catalogueAddress, pageAt } from '@traslado/domain/access/menu';
import type { Permission } from '@traslado/domain/access/permissions';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { RIDE_HOURS } from '@traslado/domain/desk/today';
import { useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import { setAddress } from '../catalogues/use-keep.ts';
import { AllDone } from '../frame/all-done.tsx';
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
const GROUPS = ['late', 'passed', 'hours', 'waiting', 'later'] as const;

function groupOf(line: Line): (typeof GROUPS)[number] {
  const { due_at: due, ride_at: ride, queue } = line;
  const hours = (Date.parse(due ?? ride ?? '') - Date.now()) / HOUR_MS;
  if (isOverdue(line)) return 'late';
  if (hours < RIDE_HOURS) return hours < 0 ? 'passed' : 'hours';
  // A payment without a result is not looked into for its ride.
  return due === null && ride !== null && queue !== 'payments' ? 'later' : 'waiting';
}

type TodayListProps = { home: HomeAnswer; person: Person };

/** All that waits, in one list: what is late, the next hours, deadlines and money owed, then the rides of later days. */
export function TodayList({ home, person }: TodayListProps) {
  const { home: texts } = useTexts('staff');
  const [chosen, setChosen] = useState<Alerts | null>(null);
  const { lines, total, viewer } = home;
  const opens = (href: string) => pageAt(person.menu, href) !== undefined;
  const hasClocks = new Set(lines.filter(({ ride_at }) => ride_at).map((one) => one.time_zone)).size > 1;
  const other = useOtherWork(home, person);
  if (lines.length === 0 && other.length === 0) return <AllClear home={home} person={person} />;
  return (
    <div className="work-list overflow-hidden rounded-lg bg-surface shadow-ticket">
      {GROUPS.map((id) => {
        const own = lines.filter((line) => groupOf(line) === id);
        const hasOther = id === 'waiting' && other.length > 0;
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
                      isWaiting={id === 'waiting'}
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

/** A line for each of the person's checks that found nothing. */
function AllClear({ home: { held, sets, soon }, person: { menu, permissions } }: TodayListProps) {
  const { home: texts, queues } = useTexts('staff');
  const titleOf = usePageTitles();
  const keepsPrices = permissions.includes('rates:change');
  const isLasting =
    permissions.includes('change-sets:see') &&
    soon.total === soon.events.length &&
    soon.events.every(({ catalogue, event }) => catalogue !== 'rates' || event !== 'ends');
  const checks: readonly (readonly [string, string | false])[] = [
    ['price-calendar', keepsPrices && texts.calm.priced],
    ['price-expectations', held > 0 && texts.calm.held(held)],
    ['rates', keepsPrices && isLasting && texts.calm.lasting(soon.days)],
    ['restrictions', permissions.includes('operation-configurations:change') && texts.calm.used],
    ['change-sets', sets !== null && texts.calm.sets],
  ];
  const rows = checks.flatMap(([id, said]) => {
    const page = menu.find((one) => one.id === id);
    return page && said ? [{ id, href: page.path, said }] : [];
  });
  if (rows.length === 0) return <AllDone title={texts.none} text={texts.noneText} />;
  return (
    <section
      aria-labelledby="today-clear"
      className="work-list overflow-hidden rounded-lg bg-surface shadow-ticket"
    >
      <h2 id="today-clear" className="work-group text-good">
        {texts.none}
      </h2>
      <ul className="work-part">
        {rows.map(({ id, href, said }) => (
          <WorkRow
            key={id}
            when={<Icon name="check" className="size-4 text-good" />}
            name={titleOf(id)}
            target={{ href }}
            reason={said}
            verb={queues.verbs.rides}
          />
        ))}
      </ul>
    </section>
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
