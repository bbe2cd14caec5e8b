import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

/** A refund limit that is set for a person, in words; none means that of the roles. */
export function useLimitText(): (limit: number | null) => string {
  const { fromRoles } = useTexts('staff').approvals.limits;
  const locale = useLocale();
  return (limit) => (limit === null ? fromRoles : formatAmount(limit, locale, 'full', 'USD'));
}
