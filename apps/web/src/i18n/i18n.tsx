import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { type CatalogueName, type Catalogues, loadCatalogue, loadStart } from './catalogues.ts';
import { keepLocale, type Locale } from './locale.ts';

type I18n = {
  readonly locale: Locale;
  /** Loads the language first and switches then: the page, and typed data, stay. */
  readonly setLocale: (locale: Locale) => void;
  readonly isSwitching: boolean;
};

const I18nContext = createContext<I18n | null>(null);

/** Holds the language of everything below it and of <html lang>. */
export function I18nProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setState] = useState(initial);
  const [isSwitching, startTransition] = useTransition();

  const setLocale = useCallback((next: Locale) => {
    startTransition(async () => {
      await loadStart(next);
      keepLocale(next);
      // A second transition: after an await React no longer counts the first.
      startTransition(() => setState(next));
    });
  }, []);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const value = useMemo(() => ({ locale, setLocale, isSwitching }), [locale, setLocale, isSwitching]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

export function useI18n(): I18n {
  const value = use(I18nContext);
  if (!value) throw new Error('useI18n needs an I18nProvider above it');
  return value;
}

export function useLocale(): Locale {
  return useI18n().locale;
}

/** The words of one catalogue in the current language; suspends until they are here. */
export function useTexts<N extends CatalogueName>(name: N): Catalogues[N] {
  const locale = useLocale();
  return use(loadCatalogue(locale, name));
}

/** Shows everything below it in one given language, for the gallery. */
export function I18nIsland({ locale, children }: { locale: Locale; children: ReactNode }) {
  const value = useMemo(() => ({ locale, setLocale: () => {}, isSwitching: false }), [locale]);
  return (
    <I18nContext value={value}>
      <div lang={locale}>{children}</div>
    </I18nContext>
  );
}
