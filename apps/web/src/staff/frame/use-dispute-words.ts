import { useTexts } from '../../i18n/i18n.tsx';

/** Details of a dispute in words. Its reason comes as a code; its status stands in the title. */
export function useDisputeWords(): (detail: string) => string {
  const { reasons, ...others } = useTexts('staff').bookings.dispute;
  const words: Readonly<Record<string, string>> = reasons;
  return (detail) =>
    detail
      .split(' · ')
      .filter((part) => !Object.hasOwn(others, part))
      // A reason that the gateway has added since.
      .map((part) => words[part] ?? (/^[a-z_]+$/.test(part) ? reasons.general : part))
      .join(' · ');
}
