import type { ReactNode } from 'react';
import { useBrand } from '../../brand/use-brand.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';

/** Terms and privacy, to be read beside the form: opening them loses nothing. */
export function ContactAgreement() {
  const texts = useTexts('contact').agree;
  const language = languageOf(useLocale());
  const { resources } = useBrand().links;
  const linked = (about: 'terms' | 'privacy', words: string): ReactNode => {
    const link = resources.find((one) => one.about === about);
    if (!link) return words;
    return (
      <a
        href={link.href}
        target="_blank"
        rel="noopener"
        className="font-semibold underline underline-offset-4"
        title={`${link.label[language]} ${texts.newTab}`}
      >
        {words}
      </a>
    );
  };
  return (
    <Checkbox name="termsAccepted">
      {texts.start} {linked('terms', texts.terms)} {texts.middle} {linked('privacy', texts.privacy)}.
    </Checkbox>
  );
}
