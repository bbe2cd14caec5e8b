import { Icon } from '../../components/icon.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { useAuditChain } from '../frame/use-audit-chain.ts';
import { WorkRow } from '../frame/work-row.tsx';

/** The last check of the audit, for a person who reads. */
export function AuditState() {
  const { audit, home, queues } = useTexts('staff');
  const texts = audit.chain;
  const locale = useLocale();
  const { data } = useAuditChain();
  if (!data?.last) return null;
  const { findings, links, waiting, checked_at: at } = data.last;
  const isWhole = findings.length === 0;
  return (
    <ul className="work-list mb-4 rounded-lg bg-surface shadow-ticket">
      <WorkRow
        isLate={!isWhole}
        when={
          <Icon
            name={isWhole ? 'check' : 'error'}
            className={isWhole ? 'size-4 text-good' : 'size-4 text-bad'}
          />
        }
        target={{ href: '/admin/audit' }}
        name={audit.title}
        about={home.lastCheck(formatRecent(at, locale, data.time_zone))}
        reason={[isWhole ? texts.whole(links) : texts.broken, waiting > 0 && texts.unchecked(waiting)]
          .filter(Boolean)
          .join(' · ')}
        verb={queues.verbs.rides}
      />
    </ul>
  );
}
