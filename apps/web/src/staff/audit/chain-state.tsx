import { DAY_MS } from '@traslado/domain/time/instant';
import { Banner } from '../../components/banner.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatWhen } from '../frame/format-when.ts';
import { useAuditChain } from './use-audit.ts';

/** Completeness of the entries, by the last check. */
export function ChainState() {
  const texts = useTexts('staff').audit.chain;
  const locale = useLocale();
  const { data, isError } = useAuditChain();
  if (!data && isError) return <Banner tone="warn" title={texts.failed} live />;
  if (!data) return <Skeleton className="h-20 w-full" />;
  const { last, time_zone: zone } = data;
  if (!last) return <Banner title={texts.never} />;
  const { findings, links, anchors, checked_at: at, until, waiting, waiting_since: since, earlier } = last;
  const when = (instant: string) => formatWhen(instant, zone, locale);
  const due = new Date(Date.parse(at) + DAY_MS).toISOString();
  const checked = `${texts.checked(when(at), zone)} ${texts.due(when(due))}`;
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
      <Banner tone={links > 0 ? 'good' : 'info'} title={texts.whole(links)}>
        <div className="grid gap-1 text-small">
          {until && <p>{texts.until(until.entry, when(until.at))}</p>}
          <p>
            {texts.meaning} {checked} {anchors > 0 && texts.anchors(anchors)}
          </p>
          {newer}
          <p>{texts.covered}</p>
          {until && (
            <p className="text-soft [overflow-wrap:anywhere]">
              {texts.fingerprint(until.entry)} <code>{until.hash}</code>
            </p>
          )}
          {earlierChecks}
        </div>
      </Banner>
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
      {earlierChecks}
    </Banner>
  );
}
