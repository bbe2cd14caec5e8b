import { isAlertKind } from '@traslado/domain/access/alerts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useDisputeWords } from '../frame/use-dispute-words.ts';
import type { Alert } from './use-alerts.ts';

/** Title of an alert, the next step, and its details. */
export function useAlertWords(): (alert: Pick<Alert, 'kind' | 'detail'>) => {
  readonly title: string;
  readonly next: string;
  readonly detail: string;
} {
  const { attention: texts, payments } = useTexts('staff');
  const disputeWords = useDisputeWords();
  return ({ kind, detail }) => ({
    ...(isAlertKind(kind) ? { title: texts.titles[kind], next: texts.next[kind] } : texts.otherKind),
    detail: kind.startsWith('dispute.') ? disputeWords(detail) : (payments.values[detail] ?? detail),
  });
}
