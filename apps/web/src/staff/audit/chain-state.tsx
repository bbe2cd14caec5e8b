import { DAY_MS } from '@traslado/domain/time/instant';
import { Banner } from '../../components/banner.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatWhen } from '../frame/format-when.ts';
import { useAuditChain } from '../frame/use-audit-chain.ts';
import { zoneCity } from '../frame/zone-label.ts';

/** Completeness of the entries, by the last check. */
export function ChainState() {
  const { chain: texts, gaps } = useTexts('staff').audit;
  const locale = useLocale();
  const { data, isError } = useAuditChain();
  if (!data && isError) return <Banner tone="warn" title={texts.failed} live />;
  if (!data) return <Skeleton className="h-11 w-full" />;
  const { last, time_zone: zone } = data;
  if (!last) return <Banner title={texts.never} />;
  const { findings, links, anchors, checked_at: at, until, waiting, waiting_since: since, earlier } = last;
  const when = (instant: string) => formatWhen(instant, zone, locale);
  const due = new Date(Date.parse(at) + DAY_MS).toISOString();
  const checked = `${texts.checked(when(at), zoneCity(zone))} ${texts.due(when(due))}`;
  const newer = since !== null && <p>{texts.waiting(waiting, when(since))}</p>;
  const earlierChecks = earlier.length > 0 && (
    <details>
      <summary className="w-fit cursor-pointer underline underline-offset-4">
        {texts.earlier(earlier.length)}
      </summary>
      <ol className="mt-1 tabular-nums">
        {earlier.map((one) => (
          <li key={one.checked_at}>{texts.earlierOne(when(one.checked_at), one.links, one.findings)}</li>
        ))}
      </ol>
    </details>
  );
  if (findings.length === 0)
    return (
      <details className="chain-state">
        <summary>
          <span
            className={classNames(
              'grid size-6 shrink-0 place-items-center rounded-full',
              links > 0 ? 'bg-good-wash text-good' : 'bg-sunk text-soft',
            )}
          >
            <Icon name={links > 0 ? 'check' : 'clock'} className="size-4" />
          </span>
          <span className="font-semibold">{texts.whole(links)}</span>
          {since !== null && <span className="text-soft">{texts.unchecked(waiting)}</span>}
          <span className="chain-more">
            {texts.more}
            <Icon name="chevronDown" className="size-4" />
          </span>
        </summary>
        <div className="grid gap-1 pt-1 pb-2 text-small">
          {until && <p>{texts.until(until.entry, when(until.at))}</p>}
          <p>
            {texts.meaning} {checked} {anchors > 0 && texts.anchors(anchors)}
          </p>
          {newer}
          <p>{texts.covered}</p>
          <p>{gaps}</p>
          {until && (
            <p className="text-soft [overflow-wrap:anywhere]">
              {texts.fingerprint(until.entry)} <code>{until.hash}</code>
            </p>
          )}
          {earlierChecks}
        </div>
      </details>
    );
  return (
    <Banner tone="bad" title={texts.broken}>
      <ul className="list-disc pl-5">
        {findings.map(({ kind, from, to, day }) => (
          <li key={`${kind} ${from} ${day ?? ''}`}>
            {texts.findings[kind](from, to, day ? formatCivilDate(day, locale, 'plain') : '')}
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.brokenNext}</p>
      <p className="mt-2 text-small">{checked}</p>
      <div className="text-small">{newer}</div>
      <p className="text-small">{gaps}</p>
      {earlierChecks}
    </Banner>
  );
}
