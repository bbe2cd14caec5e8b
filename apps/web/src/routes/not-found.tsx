import { lazy } from 'react';
import { useLocation } from 'wouter';
import { LinkButton } from '../components/link-button.tsx';
import { Scene } from '../components/scene.tsx';
import { useTexts } from '../i18n/i18n.tsx';
import { Page } from '../shell/page.tsx';
import { PATHS } from '../shell/paths.ts';

const Opening = lazy(() => import('./opening.tsx').then((file) => ({ default: file.Opening })));

/** An address that leads nowhere, or nowhere yet: this page checks for the opening, so that the home page need not. */
export function NotFound() {
  const [location] = useLocation();
  return location === '/opening' ? <Opening /> : <NoPage />;
}

function NoPage() {
  const texts = useTexts('shell');
  return (
    <Page
      title={texts.notFound.title}
      className="shell grid items-center gap-10 py-10 wide:grid-cols-2 wide:py-16"
    >
      <Scene name="lost-road" className="wide:order-last" />
      <div>
        <p className="font-semibold text-accent">404</p>
        <h1 className="mt-2 max-w-[14ch] text-headline">{texts.notFound.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{texts.notFound.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton href={PATHS.home} size="large">
            {texts.notFound.home}
          </LinkButton>
          <LinkButton href={PATHS.myTransportation} variant="secondary" size="large">
            {texts.myTransportation}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
