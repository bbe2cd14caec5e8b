import { Banner } from '../../components/banner.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatCivilDate } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatWhen } from './format-when.ts';
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
  const { findings, links, anchors, checked_at: at } = last;
  const checked = texts.checked(formatWhen(at, zone, locale), zone);
  if (findings.length === 0)
    return (
      <Banner tone="good" title={texts.whole(links)}>
        <p className="text-small">
          {checked} {anchors > 0 && texts.anchors(anchors)}
        </p>
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
    </Banner>
  );
}
