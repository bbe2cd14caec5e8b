import { useEffect, useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { formatAge, formatMoment } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';

/** The age is shown in minutes, so it is updated each minute. */
const MINUTE_MS = 60_000;

/** Marks the page as a copy of this device, with its age. */
export function KeptNote({ seenAt }: { seenAt: string }) {
  const texts = useTexts('voucher');
  const locale = useLocale();
  const [nowAt, setNowAt] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowAt(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Banner tone="warn" live title={texts.title}>
      {texts.seen(formatAge(Date.parse(seenAt), nowAt, locale), formatMoment(seenAt, locale))}
    </Banner>
  );
}
