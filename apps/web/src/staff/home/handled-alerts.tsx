import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { formatRecent } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
import { WorkRow } from '../frame/work-row.tsx';
import { useAlertWords } from './use-alert-words.ts';
import { useHandledAlerts } from './use-alerts.ts';

/** The alerts that were handled last, with the person and the note. */
export function HandledAlerts() {
  const texts = useTexts('staff').attention;
  const locale = useLocale();
  const wordsOf = useAlertWords();
  const query = useHandledAlerts();
  const { data } = query;
  if (!data) return <Loading query={query} texts={texts} className="h-40" />;
  if (data.alerts.length === 0) return <EmptyState icon="check" title={texts.noneHandled} />;
  return (
    <ul className="work-list rounded-lg bg-surface shadow-ticket">
      {data.alerts.map((alert) => {
        const { title, detail } = wordsOf(alert);
        const { id, handled_at, created_at, handled_by_name: by, time_zone, guest, coupon_id, note } = alert;
        return (
          <WorkRow
            key={id}
            testId={`alert-${id}`}
            when={formatRecent(handled_at ?? created_at, locale, time_zone ?? undefined)}
            name={title}
            verb=""
            about={[guest, coupon_id].filter(Boolean).join(' · ')}
            reason={[detail, note ?? texts.itself].filter(Boolean).join(' · ')}
            badge={by && <span className="text-caption text-soft">{texts.by(by)}</span>}
          />
        );
      })}
    </ul>
  );
}
