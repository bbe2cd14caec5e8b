import type { booked } from './en/booked.ts';
import type { booking } from './en/booking.ts';
import type { bookingEnd } from './en/booking-end.ts';
import type { cancel } from './en/cancel.ts';
import type { components } from './en/components.ts';
import type { confirmation } from './en/confirmation.ts';
import type { contact } from './en/contact.ts';
import type { edit } from './en/edit.ts';
import type { gallery } from './en/gallery.ts';
import type { home } from './en/home.ts';
import type { issues } from './en/issues.ts';
import type { linking } from './en/linking.ts';
import type { mytransportation } from './en/mytransportation.ts';
import type { phoneNews } from './en/phone-news.ts';
import type { rideDay } from './en/ride-day.ts';
import type { shell } from './en/shell.ts';
import type { signIn } from './en/sign-in.ts';
import type { staff } from './en/staff.ts';
import type { stay } from './en/stay.ts';
import type { voucher } from './en/voucher.ts';
import type { Locale } from './locale.ts';

/** Every catalogue by its name. English is the shape; Spanish `satisfies` it. */
export type Catalogues = {
  shell: typeof shell;
  components: typeof components;
  issues: typeof issues;
  home: typeof home;
  stay: typeof stay;
  contact: typeof contact;
  booked: typeof booked;
  booking: typeof booking;
  bookingEnd: typeof bookingEnd;
  linking: typeof linking;
  gallery: typeof gallery;
  confirmation: typeof confirmation;
  signIn: typeof signIn;
  voucher: typeof voucher;
  mytransportation: typeof mytransportation;
  edit: typeof edit;
  cancel: typeof cancel;
  rideDay: typeof rideDay;
  phoneNews: typeof phoneNews;
  staff: typeof staff;
};

export type CatalogueName = keyof Catalogues;

type Loaders = { readonly [N in CatalogueName]: () => Promise<Pick<Catalogues, N>> };

/**
 * Sources of the catalogues. `start` holds the words of every page, in one file a language, so that the first paint waits for one request; a page's
 * own catalogue comes with the page.
 */
const loaders: Readonly<Record<Locale, Loaders>> = {
  'en-US': {
    shell: () => import('./en/start.ts'),
    components: () => import('./en/start.ts'),
    issues: () => import('./en/start.ts'),
    home: () => import('./en/start.ts'),
    stay: () => import('./en/stay.ts'),
    contact: () => import('./en/contact.ts'),
    booked: () => import('./en/booked.ts'),
    booking: () => import('./en/booking.ts'),
    bookingEnd: () => import('./en/booking-end.ts'),
    linking: () => import('./en/linking.ts'),
    gallery: () => import('./en/gallery.ts'),
    confirmation: () => import('./en/confirmation.ts'),
    signIn: () => import('./en/sign-in.ts'),
    voucher: () => import('./en/voucher.ts'),
    mytransportation: () => import('./en/mytransportation.ts'),
    edit: () => import('./en/edit.ts'),
    cancel: () => import('./en/cancel.ts'),
    rideDay: () => import('./en/ride-day.ts'),
    phoneNews: () => import('./en/phone-news.ts'),
    staff: () => import('./en/staff.ts'),
  },
  'es-MX': {
    shell: () => import('./es/start.ts'),
    components: () => import('./es/start.ts'),
    issues: () => import('./es/start.ts'),
    home: () => import('./es/start.ts'),
    stay: () => import('./es/stay.ts'),
    contact: () => import('./es/contact.ts'),
    booked: () => import('./es/booked.ts'),
    booking: () => import('./es/booking.ts'),
    bookingEnd: () => import('./es/booking-end.ts'),
    linking: () => import('./es/linking.ts'),
    gallery: () => import('./es/gallery.ts'),
    confirmation: () => import('./es/confirmation.ts'),
    signIn: () => import('./es/sign-in.ts'),
    voucher: () => import('./es/voucher.ts'),
    mytransportation: () => import('./es/mytransportation.ts'),
    edit: () => import('./es/edit.ts'),
    cancel: () => import('./es/cancel.ts'),
    rideDay: () => import('./es/ride-day.ts'),
    phoneNews: () => import('./es/phone-news.ts'),
    staff: () => import('./es/staff.ts'),
  },
};

const asked = new Map<string, Promise<unknown>>();

/** Loads a catalogue once; the same promise is given again, and a failed load may be tried again. */
export function loadCatalogue<N extends CatalogueName>(locale: Locale, name: N): Promise<Catalogues[N]> {
  const key = `${locale}/${name}`;
  const known = asked.get(key) as Promise<Catalogues[N]> | undefined;
  if (known) return known;
  const loading = loaders[locale][name]().then((file) => file[name]);
  asked.set(key, loading);
  loading.then(
    (catalogue) => {
      // The mark by which React's use() reads a promise at once: a page does not suspend for words it already has.
      Object.assign(loading, { status: 'fulfilled', value: catalogue });
    },
    () => asked.delete(key),
  );
  return loading;
}

/** Loads the words of every page. */
export async function loadStart(locale: Locale): Promise<void> {
  await Promise.all(
    (['shell', 'components', 'issues', 'home'] as const).map((name) => loadCatalogue(locale, name)),
  );
}
