import { useLocale } from '../../i18n/i18n.tsx';
import { shortDate } from './short-date.ts';

/** Days in a row: the first and the last, or the only one. */
export function useDaysText(): (from: string, to: string) => string {
  const locale = useLocale();
  return (from, to) =>
    from === to ? shortDate(from, locale) : `${shortDate(from, locale)} – ${shortDate(to, locale)}`;
}
