import { brandPhone, useBrand } from '../brand/use-brand.ts';
import { Button } from '../components/button.tsx';
import { Scene } from '../components/scene.tsx';
import { useLocale, useTexts } from '../i18n/i18n.tsx';
import { languageOf } from '../i18n/locale.ts';
import { phoneHref, phoneText } from '../i18n/phone.ts';
import { Page } from './page.tsx';

/** Stands in for a page that failed, or could not be fetched without a connection. */
export function ErrorPage() {
  const texts = useTexts('shell');
  const brand = useBrand();
  const phone = brandPhone(brand, languageOf(useLocale()));
  const isOffline = !navigator.onLine;
  return (
    <Page
      title={isOffline ? texts.error.offlineTitle : texts.error.title}
      className="shell grid items-center gap-10 py-12 wide:grid-cols-2 wide:py-20"
    >
      <Scene name="pothole" className="wide:order-last" />
      <div>
        <h1 className="text-headline">{isOffline ? texts.error.offlineTitle : texts.error.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">
          {isOffline ? texts.error.offlineText : texts.error.text}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <Button size="large" onClick={() => window.location.reload()}>
            {texts.error.retry}
          </Button>
          {phone && (
            <a
              className="inline-flex min-h-11 items-center font-semibold underline"
              href={phoneHref(phone.number)}
            >
              {texts.error.call(phoneText(phone.number))}
            </a>
          )}
        </div>
      </div>
    </Page>
  );
}
