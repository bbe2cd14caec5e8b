import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useBrand, useBrandColours } from './brand/use-brand.ts';
import { Loader } from './components/loader.tsx';
import { Toast } from './components/toast.tsx';
import { signInApp } from './data/client.ts';
import { queryClient } from './data/query-client.ts';
import { pressAgain, showRendered } from './drawn-page.ts';
import { ContactHost } from './guest/contact/contact-host.tsx';
import { SignInHost, shareSession } from './guest/sign-in/sign-in-host.tsx';
import { Header } from './header.tsx';
import { I18nProvider, useTexts } from './i18n/i18n.tsx';
import type { Locale } from './i18n/locale.ts';
import { Home } from './routes/guest/home.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Footer } from './shell/footer.tsx';
import { wentBack } from './shell/navigation.ts';
import { PATHS } from './shell/paths.ts';
import { StepSkeleton } from './shell/step-skeleton.tsx';
import type { staffPages } from './staff-pages.ts';

/** A page with its code, and not before the app has its token: until then the loader is shown. The home page waits for neither. */
function page(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), signInApp()]);
    return { default: component };
  });
}

/** A page that needs a guest: while its code is on its way, an open tab is asked for the session. */
function guestPage(load: () => Promise<ComponentType>, goesOn?: 'goesOn') {
  return page(async () => {
    const [component] = await Promise.all([load(), shareSession(goesOn)]);
    return component;
  });
}

const NotFound = page(() => import('./routes/not-found.tsx').then((file) => file.NotFound));
const Transportation = guestPage(
  () => import('./routes/guest/transportation.tsx').then((file) => file.Transportation),
  'goesOn',
);
const Confirmation = guestPage(() =>
  import('./routes/guest/confirmation.tsx').then((file) => file.Confirmation),
);
const MyTransportation = guestPage(() =>
  import('./routes/guest/mytransportation.tsx').then((file) => file.MyTransportation),
);
/** Its calls need no token, so it does not wait for one. */
const WithLink = lazy(() =>
  import('./routes/guest/with-link.tsx').then((file) => ({ default: file.WithLink })),
);
const staffPage = (name: keyof typeof staffPages) =>
  page(() => import('./staff-pages.ts').then((file) => file.staffPages[name]()));
const Forbidden = staffPage('forbidden');
const StaffSignIn = staffPage('signIn');
const Admin = staffPage('admin');
const AsGuest = staffPage('asGuest');
const Gallery = staffPage('gallery');

/** A page on its way begins at its top: at the scroll position of the page before, its footer would be seen. */
function Waiting() {
  const [location] = useLocation();
  const isStep = location.startsWith(PATHS.transportation);
  useLayoutEffect(() => {
    if (!wentBack()) window.scrollTo(0, 0);
    // The cars of the loader move, those of a drawn frame do not. The frame of a step has more than its skeleton.
    if (!isStep) showRendered();
    return showRendered;
  }, [isStep]);
  return isStep ? <StepSkeleton /> : <Loader page />;
}

/** Stands before a page, whose part is hydrated after the shell. */
function Ready() {
  useLayoutEffect(showRendered, []);
  useEffect(() => {
    // Not while React is at work, or it would drop the press.
    setTimeout(pressAgain);
  }, []);
  return null;
}

function Pages() {
  const brand = useBrand();
  const showsGallery = import.meta.env.DEV || brand.demo;
  return (
    <Suspense fallback={<Waiting />}>
      <Ready />
      <Switch>
        <Route path={PATHS.home} component={Home} />
        <Route path={`${PATHS.transportation}/:step?`} component={Transportation} />
        <Route path={PATHS.confirmation} component={Confirmation} />
        <Route path={`${PATHS.myTransportation}/:coupon?/:work?/:topic?`} component={MyTransportation} />
        <Route path="/my-ride/:coupon?" component={MyTransportation} />
        <Route path={PATHS.payLink} component={WithLink} />
        <Route path={PATHS.fixLink} component={WithLink} />
        <Route path={PATHS.forbidden} component={Forbidden} />
        <Route path={PATHS.signIn} component={StaffSignIn} />
        <Route path="/admin/as-guest/:look/:page?" component={AsGuest} />
        <Route path={`${PATHS.admin}/*?`} component={Admin} />
        {showsGallery && <Route path={PATHS.gallery} component={Gallery} />}
        <Route path="/index.html">
          <Redirect to={PATHS.home} replace />
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}

function Shell({ children }: { children?: ReactNode }) {
  const texts = useTexts('shell');
  const [location] = useLocation();
  // Empty on pages of staff, whose own frame stands while they change.
  const guestAt = location === PATHS.signIn || location.startsWith(PATHS.admin) ? '' : location;
  useBrandColours();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="-translate-y-[130%] fixed top-0 left-4 z-50 rounded-b-md bg-ink px-5 py-3 font-semibold text-page focus:translate-y-0"
      >
        {texts.skip}
      </a>
      {guestAt && <Header />}
      {/* A new address gets a new boundary: leaving a page that failed is always possible. */}
      <ErrorBoundary key={guestAt} fallback={() => <ErrorPage />}>
        {children ?? <Pages />}
      </ErrorBoundary>
      {guestAt && <Footer isBrief={location.startsWith(PATHS.transportation)} />}
      <ContactHost />
      <SignInHost />
      <Toast />
    </div>
  );
}

type AppProps = {
  /** Its first words are loaded. */
  locale: Locale;
  /** Only where there is no browser. */
  path?: string;
  /** In place of the pages, for a page that is drawn before its code. */
  children?: ReactNode;
};

/** The whole product for guests. */
export function App({ locale, path, children }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider initial={locale}>
        <Router {...(path && { ssrPath: path })}>
          <Shell>{children}</Shell>
        </Router>
      </I18nProvider>
    </QueryClientProvider>
  );
}
