import {
  isAboutThePerson,
  refusalParameter,
  type ServiceRefusal,
  serviceRefusalOf,
} from '@traslado/domain/access/service-refusal';
import { isStaffPath } from '@traslado/domain/access/staff-path';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Scene } from '../../components/scene.tsx';
import { useLinkKey } from '../../components/use-link-key.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { MoreIssueTexts } from '../../i18n/issue-text.ts';
import { BrandBar } from '../../shell/brand-bar.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { CodeForm } from './code-form.tsx';
import { LinkedPassword } from './linked-password.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ServiceWay } from './service-way.tsx';
import { SignInForm, type SignInValues } from './sign-in-form.tsx';
import { type SignInWays, useSignInWays } from './use-sign-in-ways.ts';
import '../../styles/all-classes.css';

/** The sign-in of staff. It leads on to the wanted page. */
export function SignInPage() {
  const texts = useTexts('staff');
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const { ways, isFailed, retry } = useSignInWays();
  const [renewing, setRenewing] = useState<SignInValues | null>(null);
  const [proving, setProving] = useState<SignInValues | null>(null);
  const [linkKey, forgetLink] = useLinkKey();
  const asked = search.get('next');
  const next = asked !== null && isStaffPath(asked) ? asked : PATHS.admin;
  const goOn = () => navigate(next, { replace: true });
  const isPending = !ways && !isFailed;
  const refused = search.get(refusalParameter);
  const refusal = refused === null ? null : serviceRefusalOf(refused);
  const words =
    linkKey !== null ? texts.link : renewing ? texts.newPassword : proving ? texts.code : texts.signIn;
  const service = renewing || proving || linkKey !== null ? null : (ways?.service ?? null);
  return (
    <>
      <BrandBar />
      <Page
        title={texts.titles.signIn}
        className="shell grid w-full flex-1 content-start items-center gap-10 py-8 wide:grid-cols-2 wide:content-normal wide:gap-16 wide:py-16"
      >
        <Scene name="meeting-point" className="hidden wide:order-last wide:block" />
        <div className="w-full min-w-0 max-w-form">
          <h1 className="text-headline">{words.title}</h1>
          <p className="mt-3 mb-6 max-w-prose text-lead text-soft">
            {service ? texts.service.lead(service.name) : words.lead}
          </p>
          {!renewing && !proving && linkKey === null && (
            <Arrival refusal={refusal} isEnded={search.has('ended')} ways={ways} />
          )}
          <MoreIssueTexts value={texts.issues}>
            <div
              className={classNames(
                'grid gap-6 rounded-lg bg-surface p-5 shadow-ticket sm:p-7',
                isPending && 'min-h-80',
              )}
              aria-busy={isPending}
            >
              {linkKey !== null ? (
                <LinkedPassword linkKey={linkKey} onIn={goOn} onLeave={forgetLink} />
              ) : (
                <>
                  {isFailed && (
                    <Banner
                      tone="bad"
                      live
                      title={texts.service.failed.title}
                      action={<Button onClick={retry}>{texts.service.retry}</Button>}
                    >
                      {texts.service.failed.text}
                    </Banner>
                  )}
                  {service && (
                    <ServiceWay
                      service={service}
                      next={next}
                      asOther={refusal !== null && isAboutThePerson(refusal)}
                    />
                  )}
                  {service && ways?.own_accounts && <Divider>{texts.service.own}</Divider>}
                  {proving ? (
                    <CodeForm known={proving} onIn={goOn} onBack={() => setProving(null)} />
                  ) : renewing ? (
                    <NewPasswordForm known={renewing} onIn={goOn} onBack={() => setRenewing(null)} />
                  ) : (
                    ways?.own_accounts && (
                      <SignInForm
                        onIn={goOn}
                        onRenew={setRenewing}
                        onCode={setProving}
                        isSecond={service !== null}
                      />
                    )
                  )}
                </>
              )}
            </div>
          </MoreIssueTexts>
          <p className="mt-6 max-w-prose text-small text-soft">
            {service ? texts.service.help : texts.signIn.help}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-small text-soft">
            {texts.signIn.guest}
            <a
              href={PATHS.myTransportation}
              className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-2 decoration-control underline-offset-4 hover:decoration-accent"
            >
              {texts.signIn.guestLink}
            </a>
          </p>
        </div>
      </Page>
    </>
  );
}

/** The reason for the sign-in: the identity service let nobody in, or the session is over. */
function Arrival({
  refusal,
  isEnded,
  ways,
}: {
  refusal: ServiceRefusal | null;
  isEnded: boolean;
  ways: SignInWays | undefined;
}) {
  const texts = useTexts('staff');
  if (refusal !== null) {
    const refusals = texts.service.refusals(ways?.service?.name ?? texts.service.nameless);
    const { title, text } = refusals[refusal];
    return (
      <div className="mb-6">
        <Banner tone={refusal === 'auth.cancelled' ? 'info' : 'bad'} live title={title}>
          {text}
        </Banner>
      </div>
    );
  }
  if (!isEnded) return null;
  return (
    <div className="mb-6">
      <Banner tone="warn">{texts.signIn.ended}</Banner>
    </div>
  );
}

/** A line with words in the middle of it. */
function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-small text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}
