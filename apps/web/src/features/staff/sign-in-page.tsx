import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Scene } from '../../components/scene.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { PATHS } from '../../routes/paths.ts';
import { Page } from '../../shell/page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInForm, type SignInValues } from './sign-in-form.tsx';
import { isStaffPath } from './staff-paths.ts';

/** The door of the staff. Who comes in goes on to the page that was asked for. */
export function SignInPage() {
  const texts = useTexts('staff');
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [renewing, setRenewing] = useState<SignInValues | null>(null);
  const asked = search.get('next');
  const goOn = () => navigate(asked !== null && isStaffPath(asked) ? asked : PATHS.admin, { replace: true });
  const words = renewing ? texts.newPassword : texts.signIn;
  return (
    <Page
      title={texts.titles.signIn}
      className="shell grid w-full flex-1 content-start items-center gap-10 py-8 wide:grid-cols-2 wide:content-normal wide:gap-16 wide:py-16"
    >
      <Scene name="meeting-point" className="hidden wide:order-last wide:block" />
      <div className="w-full min-w-0 max-w-form">
        <h1 className="text-headline">{words.title}</h1>
        <p className="mt-3 mb-6 max-w-prose text-lead text-soft">{words.lead}</p>
        {search.has('ended') && !renewing && (
          <div className="mb-6">
            <Banner tone="warn">{texts.signIn.ended}</Banner>
          </div>
        )}
        <MoreIssueTexts value={texts.issues}>
          <div className="rounded-lg bg-surface p-5 shadow-ticket sm:p-7">
            {renewing ? (
              <NewPasswordForm known={renewing} onIn={goOn} onBack={() => setRenewing(null)} />
            ) : (
              <SignInForm onIn={goOn} onRenew={setRenewing} />
            )}
          </div>
        </MoreIssueTexts>
        <p className="mt-6 max-w-prose text-small text-soft">{texts.signIn.help}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-soft">
          {texts.signIn.guest}
          <Link
            href={PATHS.myTransportation}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
          >
            {texts.signIn.guestLink}
          </Link>
        </p>
      </div>
    </Page>
  );
}
