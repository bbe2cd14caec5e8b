import { isAlertKind } from '@traslado/domain/access/alerts';
import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useDisputeWords } from '../frame/use-dispute-words.ts';
import type { Alert } from './use-alerts.ts';

/** A day and a time of the wire, as a flight has them. */
const CIVIL = /(\d{4}-\d\d-\d\d) (\d\d:\d\d)/g;

/** Title of an alert, the next step, and its details. */
export function useAlertWords(): (alert: Pick<Alert, 'kind' | 'detail'>) => {
  readonly title: string;
  readonly next: string;
  readonly detail: string;
} {
  const { attention: texts, payments } = useTexts('staff');
  const disputeWords = useDisputeWords();
  const locale = useLocale();
  return ({ kind, detail }) => ({
    ...(isAlertKind(kind) ? { title: texts.titles[kind], next: texts.next[kind] } : texts.otherKind),
    detail: kind.startsWith('dispute.')
      ? disputeWords(detail)
      : kind.startsWith('flight.')
        ? detail.replace(
            CIVIL,
            (_, date, time) =>
              `· ${formatCivilDate(date, locale, 'short')}, ${formatCivilTime(time, locale)}`,
          )
        : (payments.values[detail] ?? detail),
  });
}
