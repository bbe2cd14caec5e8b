import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Scene } from '../../components/scene.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { StaffGuard } from '../../staff/frame/staff-guard.tsx';
import { useSignOut } from '../../staff/session/use-sign-out.ts';
import '../../styles/all-classes.css';

/** Signed in but not allowed. Without a session the person is sent to sign in instead. */
export function Forbidden() {
  return <StaffGuard>{() => <Unauthorized />}</StaffGuard>;
}

function Unauthorized() {
  const texts = useTexts('staff');
  const { signOut, isBusy } = useSignOut(PATHS.home);
  return (
    <Page
      title={texts.titles.forbidden}
      className="shell grid items-center gap-10 py-10 wide:grid-cols-2 wide:py-16"
    >
      <Scene name="gate" className="wide:order-last" />
      <div>
        <h1 className="max-w-[14ch] text-headline">{texts.forbidden.title}</h1>
        <p className="mt-4 max-w-prose text-lead text-soft">{texts.forbidden.text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton href={PATHS.home} size="large">
            {texts.forbidden.home}
          </LinkButton>
          <Button
            variant="secondary"
            size="large"
            onClick={() => void signOut()}
            busy={isBusy}
            busyLabel={texts.frame.signingOut}
          >
            {texts.forbidden.logout}
          </Button>
        </div>
      </div>
    </Page>
  );
}
