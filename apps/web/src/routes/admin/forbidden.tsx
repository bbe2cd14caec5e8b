import { Redirect, useLocation } from 'wouter';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Scene } from '../../components/scene.tsx';
import { guestSession } from '../../features/session/session.ts';
import { closeStay } from '../../features/stay/stay-session.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../paths.ts';

/** Signed in, but not allowed. Without a session there is nothing to be forbidden: one is sent to sign in. */
export function Forbidden() {
  const texts = useTexts('shell');
  const [, navigate] = useLocation();
  if (!guestSession()) return <Redirect to={PATHS.signIn} replace />;

  const logOut = () => {
    closeStay();
    navigate(PATHS.home);
  };
  return (
    <Page
      title={texts.titles.forbidden}
      className="shell grid items-center gap-10 py-10 md:grid-cols-2 md:py-16"
    >
      <Scene name="gate" className="md:order-last" />
      <div>
        <h1 className="max-w-[14ch] text-headline">{texts.forbidden.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{texts.forbidden.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton href={PATHS.home} size="large">
            {texts.forbidden.home}
          </LinkButton>
          <Button variant="secondary" size="large" onClick={logOut}>
            {texts.forbidden.logout}
          </Button>
        </div>
      </div>
    </Page>
  );
}
