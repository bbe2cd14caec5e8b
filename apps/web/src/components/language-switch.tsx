import { useI18n, useTexts } from '../i18n/i18n.tsx';
import type { Locale } from '../i18n/locale.ts';
import { Icon } from './icon.tsx';

const OTHER: Readonly<Record<Locale, { locale: Locale; name: string }>> = {
  'en-US': { locale: 'es-MX', name: 'Español' },
  'es-MX': { locale: 'en-US', name: 'English' },
};

/** Changes to the other language, named in that language. */
export function LanguageSwitch() {
  const { locale, setLocale, isSwitching } = useI18n();
  const texts = useTexts('components');
  const other = OTHER[locale];
  return (
    <button
      type="button"
      onClick={() => setLocale(other.locale)}
      aria-disabled={isSwitching || undefined}
      title={texts.language}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 font-semibold sm:px-3 text-small hover:bg-sunk"
    >
      <Icon name="globe" className="size-5" />
      <span lang={other.locale}>{other.name}</span>
    </button>
  );
}
