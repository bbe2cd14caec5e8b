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
  const { findings, links, anchors, checked_at: at, until, waiting, waiting_since: since } = last;
  const when = (instant: string) => formatWhen(instant, zone, locale);
  const checked = texts.checked(when(at), zone);
  const newer = since !== null && <p>{texts.waiting(waiting, when(since))}</p>;
  if (findings.length === 0)
    return (
      <Banner tone={links > 0 ? 'good' : 'info'} title={texts.whole(links)}>
        <div className="grid gap-1 text-small">
          {until && <p>{texts.until(until.entry, when(until.at))}</p>}
          <p>
            {texts.meaning} {checked} {anchors > 0 && texts.anchors(anchors)}
          </p>
          {newer}
          {until && (
            <p className="text-soft [overflow-wrap:anywhere]">
              {texts.fingerprint(until.entry)} <code>{until.hash}</code>
            </p>
          )}
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
    </Banner>
  );
}
