import { catalogueAddress, pageAt } from '@traslado/domain/access/menu';
import { restrictions } from '@traslado/domain/catalogues/restrictions';
import { RIDE_HOURS } from '@traslado/domain/desk/today';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { rowAddress } from '../catalogues/list-shape.ts';
import { setAddress } from '../catalogues/use-keep.ts';
import { AllDone } from '../frame/all-done.tsx';
import { formatSigned } from '../frame/format-money.ts';
import type { Person } from '../session/use-profile.ts';
import { HandleDialog } from './handle-dialog.tsx';
import { TodayLine } from './today-line.tsx';
import type { Alert } from './use-alerts.ts';
import type { HomeAnswer } from './use-home.ts';

const HOUR_MS = 3_600_000;

type Line = HomeAnswer['lines'][number];
type TodayListProps = { home: HomeAnswer; person: Person };

/** All that waits, in one list: the rides of the next hours first, work without a ride at the end. */
export function TodayList({ home, person }: TodayListProps) {
  const { home: texts } = useTexts('staff');
  const [chosen, setChosen] = useState<Alert | null>(null);
  const { lines, total, viewer } = home;
  const opens = (href: string) => pageAt(person.menu, href) !== undefined;
  const hoursOf = ({ ride_at: at }: Line) => (at === null ? null : (Date.parse(at) - Date.now()) / HOUR_MS);
  const groups = [
    {
      id: 'hours',
      title: texts.groups.hours,
      has: (hours: number | null) => hours !== null && hours < RIDE_HOURS,
    },
    {
      id: 'later',
      title: texts.groups.later,
      has: (hours: number | null) => hours !== null && hours >= RIDE_HOURS,
    },
    { id: 'none', title: texts.groups.none, has: (hours: number | null) => hours === null },
  ];
  const hasClocks = new Set(lines.filter(({ ride_at }) => ride_at).map((one) => one.time_zone)).size > 1;
  const others = <OtherWork home={home} />;
  if (lines.length === 0 && home.counts.today === 0)
    return <AllDone title={texts.none} text={texts.noneText} />;
  return (
    <div className="overflow-hidden rounded-lg bg-surface shadow-ticket">
      {groups.map(({ id, title, has }) => {
        const own = lines.filter((line) => has(hoursOf(line)));
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
          <section
            key={id}
            aria-labelledby={`today-${id}`}
            className="not-first:border-line not-first:border-t"
          >
            <h2
              id={`today-${id}`}
              className="today-group bg-sunk font-semibold font-text text-caption text-soft"
            >
              {title}
            </h2>
            <ul className="divide-y divide-line">
              {own.map((line) => (
                <TodayLine
                  key={`${line.queue} ${line.key}`}
                  line={line}
                  opens={opens}
                  hasClocks={hasClocks}
                  onHandle={viewer.can_handle ? setChosen : null}
                />
              ))}
              {hasOthers && others}
            </ul>
          </section>
        );
      })}
      {total > lines.length && (
        <p className="border-line border-t px-4 py-2 text-small text-soft">
          {texts.more(total - lines.length)}
        </p>
      )}
      {chosen && <HandleDialog alert={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** Work that no ride waits for: differences of money, change sets, checks of prices, and gaps in what is sold. */
function OtherWork({ home: { differences, sets, checks, gaps } }: { home: HomeAnswer }) {
  const { home: texts, reconciliation } = useTexts('staff');
  const locale = useLocale();
  return (
    <>
      {differences.map(({ currency, open, amount }) => (
        <OtherLine key={currency} href="/admin/reconciliation">
          {reconciliation.openSum(open, formatSigned(amount, currency, locale, true))}
        </OtherLine>
      ))}
      {sets && sets.waiting > 0 && (
        <OtherLine
          href={sets.waiting === 1 && sets.first !== null ? setAddress(sets.first) : '/admin/change-sets'}
        >
          {texts.sets(sets.waiting)}
        </OtherLine>
      )}
      {checks > 0 && <OtherLine href="/admin/publishing-checks">{texts.checks(checks)}</OtherLine>}
      {gaps.restrictions > 0 && (
        <OtherLine
          href={
            gaps.restrictions === 1 && gaps.restriction !== null
              ? rowAddress(restrictions, gaps.restriction)
              : catalogueAddress(restrictions.name)
          }
        >
          {texts.unused(gaps.restrictions)}
        </OtherLine>
      )}
      {gaps.unpriced.map(({ id, name, on }) => (
        <OtherLine key={id} href={`/admin/price-calendar?service=${id}&year=${on.slice(0, 4)}`}>
          {texts.unpriced(name, formatCivilDate(on, locale, 'plain'))}
        </OtherLine>
      ))}
      {gaps.services > gaps.unpriced.length && (
        <OtherLine href="/admin/price-calendar">
          {texts.unpricedMore(gaps.services - gaps.unpriced.length)}
        </OtherLine>
      )}
    </>
  );
}

function OtherLine({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="today-line">
      <span className="today-when hidden sm:block" />
      <Link
        href={href}
        data-row
        className="today-what min-w-0 truncate font-semibold after:absolute after:inset-0"
      >
        {children}
      </Link>
    </li>
  );
}
