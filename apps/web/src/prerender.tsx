import { text } from 'node:stream/consumers';
import type { ReactElement, ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app.tsx';
import { DEFAULT_BRAND } from './brand/default-brand.ts';
import { Loader } from './components/loader.tsx';
import { Skeleton } from './components/skeleton.tsx';
import { queryClient } from './data/query-client.ts';
import { loadStart } from './i18n/catalogues.ts';
import { booking } from './i18n/en/booking.ts';
import { bookingEnd } from './i18n/en/booking-end.ts';
import { home } from './i18n/en/home.ts';
import { booking as bookingInSpanish } from './i18n/es/booking.ts';
import { bookingEnd as bookingEndInSpanish } from './i18n/es/booking-end.ts';
import { home as homeInSpanish } from './i18n/es/home.ts';
import type { Locale } from './i18n/locale.ts';
import { BOOKING_STEPS, type BookingStep, bookingStepPath, PATHS } from './shell/paths.ts';
import { StepSkeleton } from './shell/step-skeleton.tsx';

/** Text of a search engine under the home page's title. */
export function homeDescription(locale: Locale): string {
  return locale === 'es-MX' ? homeInSpanish.lead : home.lead;
}

const words = {
  'en-US': { booking, bookingEnd },
  'es-MX': { booking: bookingInSpanish, bookingEnd: bookingEndInSpanish },
} as const;

/** The title of a step and the sentence below it, with the classes of their places. Empty where they name the guest or an amount. */
const headings = {
  service: ({ booking: { service } }) => (
    <>
      <h1 className="mt-20 text-headline wide:mt-19">{service.title}</h1>
      <Skeleton className="mt-1.5 h-7" />
    </>
  ),
  flights: ({ booking: { flights } }) => <Heading {...flights} />,
  overview: ({ bookingEnd: { overview } }) => <Heading {...overview} />,
  payment: () => null,
} as const satisfies Record<BookingStep, (of: (typeof words)[Locale]) => ReactNode>;

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="mt-20 text-headline wide:mt-24">{title}</h1>
      <div className="mt-3 max-w-prose text-lead text-soft">{lead}</div>
    </>
  );
}

/** Frames that are drawn: one for each step of a booking, one for all other pages of guests. */
export const FRAMES = [...BOOKING_STEPS, 'page'] as const;
export type FrameName = (typeof FRAMES)[number];

/** The home page before any answer of the server. */
export async function renderHome(locale: Locale): Promise<string> {
  await loadStart(locale);
  queryClient.clear();
  return draw(<App locale={locale} path={PATHS.home} />);
}

/** A page before its code: header, title and the places of its content. The server writes the brand's name in place of `[brand]`. */
export async function renderFrame(locale: Locale, name: FrameName): Promise<string> {
  await loadStart(locale);
  queryClient.setQueryData(['brand'], { ...DEFAULT_BRAND, name: '[brand]' });
  const isStep = name !== 'page';
  return draw(
    <App locale={locale} path={isStep ? bookingStepPath(name) : PATHS.confirmation}>
      {isStep ? <StepSkeleton heading={headings[name](words[locale])} /> : <Loader page />}
    </App>,
  );
}

/** @throws whatever a component threw: a page that cannot be drawn without a browser must not be built */
async function draw(page: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    // All of it in its place: parts sent later would need a script in the page to put them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  // React also asks for the pictures of the loader, which are not what a page waits for.
  const content = (await text(prelude)).replace(/<link rel="preload" as="image"[^>]*>/g, '');
  if (failures.length > 0) throw failures[0];
  if (content.includes('<script')) throw new Error('a part of the page was not ready when it was drawn');
  // The policy of the page lets no style attribute through.
  if (/\sstyle="/.test(content)) throw new Error('a drawn page has a style attribute: use a class');
  return content;
}
