import { type ReactNode, useEffect, useRef } from 'react';
import { useBrand } from '../brand/use-brand.ts';
import { classNames } from '../components/class-names.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { wentBack } from './navigation.ts';

/** False until the first page has been shown: the browser itself places the focus then. */
let hasShownPage = false;

type PageProps = {
  /** Names the page in the tab and to screen readers. */
  title: string;
  children: ReactNode;
  className?: string;
};

/** The main part of a page. On every change of route it takes the focus, so that the new page is read from its start. */
export function Page({ title, children, className }: PageProps) {
  const brand = useBrand();
  const texts = useTexts('shell');
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    document.title = texts.title(title, brand.name);
  }, [title, brand.name, texts]);

  useEffect(() => {
    if (hasShownPage) {
      main.current?.focus({ preventScroll: true });
      // Going back, the browser restores the position.
      if (!wentBack()) window.scrollTo(0, 0);
    }
    hasShownPage = true;
  }, []);

  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      aria-label={title}
      className={classNames('outline-none', className)}
    >
      {children}
    </main>
  );
}
