import { useBrand } from '../brand/use-brand.ts';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { ThemeSwitch } from '../components/theme-switch.tsx';
import { useTexts } from '../i18n/i18n.tsx';
import { PATHS } from './paths.ts';
import { Wordmark } from './wordmark.tsx';

/** Brand, language and theme, on pages of staff without their frame. Home is asked of the server: before the opening it leads elsewhere. */
export function BrandBar() {
  const brand = useBrand();
  const texts = useTexts('shell');
  return (
    <header className="shell flex items-center justify-between gap-x-2 py-3">
      <a href={PATHS.home} aria-label={texts.home(brand.name)} className="inline-flex min-h-11 items-center">
        <Wordmark />
      </a>
      <div className="-mr-2 flex items-center">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
