import { myTransportationPath } from '@traslado/contract/pages';
import { useLocation } from 'wouter';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Scene } from '../../components/scene.tsx';
import { formatAge } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { Page } from '../../shell/page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useBookingOfQuery } from '../../shell/use-booking-of-query.ts';
import { NoBookingYet, SignInPanel } from '../sign-in/sign-in-panel.tsx';

type SignInGateProps = {
  /** The session that there was has ended by itself. */
  ended?: boolean;
  /** Time at which this device last saw the bookings of its copy (ISO), or null. */
  keptSince?: string | null;
  onShowKept?: () => void;
  /** Booking that the page is about, from its address. */
  couponId?: string;
};

/** Stands where a page needs a guest: a proved guest goes on to the wanted page. */
export function SignInGate({ ended = false, keptSince = null, onShowKept, couponId }: SignInGateProps) {
  const texts = useTexts('mytransportation');
  const words = useTexts('signIn');
  const locale = useLocale();
  const [location, navigate] = useLocation();
  const asked = useBookingOfQuery();
  const goOn = (provedId: string | null) => {
    // Deeper pages are already the wanted ones.
    if (location === PATHS.myTransportation)
      navigate(myTransportationPath(provedId ?? asked), { replace: true });
  };
  return (
    <Page
      title={texts.title}
      className="shell grid w-full flex-1 items-center gap-10 py-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:gap-16 wide:py-16"
    >
      <Scene name="gate" className="hidden wide:order-last wide:block" />
      <div className="min-w-0">
        <h1 className="text-headline">{texts.signIn.title}</h1>
        <p className="mt-3 mb-6 max-w-prose text-lead text-soft">{words.lead}</p>
        {ended && (
          <div className="mb-6">
            <Banner tone="warn" live>
              {texts.signIn.ended}
            </Banner>
          </div>
        )}
        {keptSince && onShowKept && (
          <div className="mb-6">
            <Banner
              action={
                <Button variant="secondary" onClick={onShowKept}>
                  {texts.signIn.showKept}
                </Button>
              }
            >
              {texts.signIn.kept(formatAge(Date.parse(keptSince), Date.now(), locale))}
            </Banner>
          </div>
        )}
        <div className="rounded-lg bg-surface p-5 pt-3 shadow-ticket sm:p-7 sm:pt-4">
          <SignInPanel
            bookingNumber={couponId ?? asked ?? ''}
            onIn={goOn}
            onLeave={(href) => navigate(href)}
          />
        </div>
        <NoBookingYet onLeave={(href) => navigate(href)} />
      </div>
    </Page>
  );
}
