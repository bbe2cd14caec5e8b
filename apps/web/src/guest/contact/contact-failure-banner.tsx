import { brandPhone, useBrand } from '../../brand/use-brand.ts';
import { Banner } from '../../components/banner.tsx';
import { CallLink } from '../../components/call-link.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import type { ContactFailure } from './send-contact.ts';

/** The reason why a message was not taken, and the phone. `phone` is the chosen resort's. */
export function ContactFailureBanner({
  failure,
  phone,
}: {
  failure: ContactFailure;
  phone: string | undefined;
}) {
  const texts = useTexts('contact').failures;
  const brand = useBrand();
  const language = languageOf(useLocale());
  const number = phone ?? brandPhone(brand, language)?.number;
  const words =
    failure.kind === 'refused'
      ? { title: texts.refused, text: failure.detail }
      : failure.kind === 'tooMany'
        ? { title: texts.tooMany.title, text: texts.tooMany.text(failure.minutes) }
        : texts[failure.kind];
  return (
    <Banner tone="bad" live title={words.title} action={number && <CallLink phone={number} />}>
      {words.text}
    </Banner>
  );
}
