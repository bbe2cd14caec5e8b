import type { booked } from './en/booked.ts';
import type { booking } from './en/booking.ts';
import type { cancel } from './en/cancel.ts';
import type { components } from './en/components.ts';
import type { confirmation } from './en/confirmation.ts';
import type { contact } from './en/contact.ts';
import type { edit } from './en/edit.ts';
import type { gallery } from './en/gallery.ts';
import type { home } from './en/home.ts';
import type { issues } from './en/issues.ts';
import type { mytransportation } from './en/mytransportation.ts';
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
  gallery: typeof gallery;
  confirmation: typeof confirmation;
  signIn: typeof signIn;
  voucher: typeof voucher;
  mytransportation: typeof mytransportation;
  edit: typeof edit;
  cancel: typeof cancel;
  staff: typeof staff;
};

export type CatalogueName = keyof Catalogues;

type Loaders = { readonly [N in CatalogueName]: () => Promise<Catalogues[N]> };

/**
 * Sources of the catalogues. `start` holds the words of every page, in one file a language, so that the first paint waits for one request; a page's
 * own catalogue comes with the page.
 */
const loaders: Readonly<Record<Locale, Loaders>> = {
  'en-US': {
    shell: () => import('./en/start.ts').then((file) => file.shell),
    components: () => import('./en/start.ts').then((file) => file.components),
    issues: () => import('./en/start.ts').then((file) => file.issues),
    home: () => import('./en/start.ts').then((file) => file.home),
    stay: () => import('./en/stay.ts').then((file) => file.stay),
    contact: () => import('./en/contact.ts').then((file) => file.contact),
    booked: () => import('./en/booked.ts').then((file) => file.booked),
    booking: () => import('./en/booking.ts').then((file) => file.booking),
    gallery: () => import('./en/gallery.ts').then((file) => file.gallery),
    confirmation: () => import('./en/confirmation.ts').then((file) => file.confirmation),
    signIn: () => import('./en/sign-in.ts').then((file) => file.signIn),
    voucher: () => import('./en/voucher.ts').then((file) => file.voucher),
    mytransportation: () => import('./en/mytransportation.ts').then((file) => file.mytransportation),
    edit: () => import('./en/edit.ts').then((file) => file.edit),
    cancel: () => import('./en/cancel.ts').then((file) => file.cancel),
    staff: () => import('./en/staff.ts').then((file) => file.staff),
  },
  'es-MX': {
    shell: () => import('./es/start.ts').then((file) => file.shell),
    components: () => import('./es/start.ts').then((file) => file.components),
    issues: () => import('./es/start.ts').then((file) => file.issues),
    home: () => import('./es/start.ts').then((file) => file.home),
    stay: () => import('./es/stay.ts').then((file) => file.stay),
    contact: () => import('./es/contact.ts').then((file) => file.contact),
    booked: () => import('./es/booked.ts').then((file) => file.booked),
    booking: () => import('./es/booking.ts').then((file) => file.booking),
    gallery: () => import('./es/gallery.ts').then((file) => file.gallery),
    confirmation: () => import('./es/confirmation.ts').then((file) => file.confirmation),
    signIn: () => import('./es/sign-in.ts').then((file) => file.signIn),
    voucher: () => import('./es/voucher.ts').then((file) => file.voucher),
    mytransportation: () => import('./es/mytransportation.ts').then((file) => file.mytransportation),
    edit: () => import('./es/edit.ts').then((file) => file.edit),
    cancel: () => import('./es/cancel.ts').then((file) => file.cancel),
    staff: () => import('./es/staff.ts').then((file) => file.staff),
  },
};

const asked = new Map<string, Promise<unknown>>();

/** Loads a catalogue once; the same promise is given again, and a failed load may be tried again. */
export function loadCatalogue<N extends CatalogueName>(locale: Locale, name: N): Promise<Catalogues[N]> {
  const key = `${locale}/${name}`;
  const known = asked.get(key) as Promise<Catalogues[N]> | undefined;
  if (known) return known;
  const loading = loaders[locale][name]() as Promise<Catalogues[N]>;
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
