import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { formatHere } from '../frame/format-when.ts';
import { Loading } from '../frame/loading.tsx';
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
  if (data.alerts.length === 0) return <p className="text-soft">{texts.noneHandled}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg bg-surface shadow-ticket">
      {data.alerts.map((alert) => {
        const { title, detail } = wordsOf(alert);
        const when = formatHere(alert.handled_at ?? alert.created_at, locale, alert.time_zone ?? undefined);
        return (
          <li
            key={alert.id}
            data-testid={`alert-${alert.id}`}
            className="px-4 py-2.5 [overflow-wrap:anywhere]"
          >
            <p className="text-small">
              <span className="font-semibold">{title}</span>
              <span className="text-soft">
                {[alert.guest, alert.coupon_id, detail].filter(Boolean).map((part) => ` · ${part}`)}
              </span>
            </p>
            {alert.note && <p className="whitespace-pre-line text-small">{alert.note}</p>}
            <p className="text-caption text-soft">
              {alert.handled_by_name ? texts.by(alert.handled_by_name, when) : texts.itself(when)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
