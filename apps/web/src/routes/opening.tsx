import { useEffect } from 'react';
import { brandPhone, useBrand } from '../brand/use-brand.ts';
import { Scene } from '../components/scene.tsx';
import { opening as english } from '../i18n/en/opening.ts';
import { opening as spanish } from '../i18n/es/opening.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';
import { phoneHref, phoneText } from '../i18n/phone.ts';
import { Page } from '../shell/page.tsx';

/** Links of this page ask the server, which alone knows whether guests have been let in meanwhile. */
function useServersWay(): void {
  useEffect(() => {
    const leave = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    };
    document.addEventListener('click', leave, true);
    return () => document.removeEventListener('click', leave, true);
  }, []);
}

/** Both come with this page: no other one has words to spare for it. */
const WORDS = { en: english, es: spanish };

/** The guests' page until the first property can be booked. */
export function Opening() {
  useServersWay();
  const language = languageOf(useLocale());
  const texts = WORDS[language];
  const brand = useBrand();
  const phone = brandPhone(brand, language);
  return (
    <Page title={texts.title} className="shell grid items-center gap-10 py-10 wide:grid-cols-2 wide:py-16">
      <Scene name="meeting-point" className="wide:order-last" />
      <div>
        <p className="font-semibold text-accent">{brand.name}</p>
        <h1 className="mt-2 max-w-[14ch] text-headline">{texts.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{texts.text}</p>
        {phone && (
          <a
            className="mt-8 inline-flex min-h-11 items-center font-semibold underline"
            href={phoneHref(phone.number)}
          >
            {texts.call(phoneText(phone.number))}
          </a>
        )}
      </div>
    </Page>
  );
}
