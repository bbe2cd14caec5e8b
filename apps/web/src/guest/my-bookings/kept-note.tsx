import { Banner } from '../../components/banner.tsx';
import { useMinute } from '../../components/use-minute.ts';
import { formatAge, formatMoment } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

/** Marks the page as a copy of this device, with its age. */
export function KeptNote({ seenAt }: { seenAt: string }) {
  const texts = useTexts('voucher');
  const locale = useLocale();
  const nowAt = useMinute();
  return (
    <Banner tone="warn" live title={texts.title}>
      {texts.seen(formatAge(Date.parse(seenAt), nowAt, locale), formatMoment(seenAt, locale))}
    </Banner>
  );
}
