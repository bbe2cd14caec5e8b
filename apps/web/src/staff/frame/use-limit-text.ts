import { formatAmount } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

/** A refund limit in force with its source: set for the person, or that of the roles, which older entries of a history do not know. */
export function useLimitText(): (limit: number | null, ofRoles: number | null) => string {
  const { fromRoles, fromRolesOf, ownOf } = useTexts('staff').approvals.limits;
  const locale = useLocale();
  const amount = (value: number) => formatAmount(value, locale, 'full', 'USD');
  return (limit, ofRoles) => {
    if (limit !== null) return ownOf(amount(limit));
    return ofRoles === null ? fromRoles : fromRolesOf(amount(ofRoles));
  };
}
