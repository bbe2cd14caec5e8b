import type { ServiceRefusal } from '@traslado/domain/access/service-refusal';
import { addedStays } from './added-stays.ts';
import { changeSets } from './change-sets.ts';
import { grouped } from './grouped.ts';
import { colleagues, roles } from './people.ts';
import { pictures } from './pictures.ts';
import { prices } from './prices.ts';
import { regions } from './regions.ts';
import { rules } from './rules.ts';
import { seasons } from './seasons.ts';
import { account, code, link } from './staff-account.ts';
import { acting } from './staff-acting.ts';
import { approvals } from './staff-approvals.ts';
import { attention } from './staff-attention.ts';
import { audit } from './staff-audit.ts';
import { backends } from './staff-backends.ts';
import { bookings } from './staff-bookings.ts';
import { data } from './staff-data.ts';
import { dayLists } from './staff-day-lists.ts';
import { flightWatch } from './staff-flight-watch.ts';
import { guestMessages } from './staff-guest-messages.ts';
import { home } from './staff-home.ts';
import { staffIssues } from './staff-issues.ts';
import { lists } from './staff-lists.ts';
import { look } from './staff-look.ts';
import { payments, reconciliation } from './staff-money.ts';
import { palette } from './staff-palette.ts';
import { queues } from './staff-queues.ts';
import { reports } from './staff-reports.ts';
import { setup } from './staff-setup.ts';

type Refusals = Readonly<Record<ServiceRefusal, { readonly title: string; readonly text: string }>>;

/** The staff's side: signing in, missing permissions, and alerts. */
export const staff = {
  titles: { signIn: 'Staff sign-in', forbidden: 'No permission' },
  signIn: {
    title: 'Good to see you',
    lead: 'Sign in with your staff account to look after the rides.',
    username: 'User name',
    password: 'Password',
    show: 'Show the password',
    submit: 'Sign in',
    busy: 'Signing in…',
    ended: 'Your session has ended. Please sign in again.',
    help: 'No account, or forgot your password? Your administrator can help.',
    guest: 'Are you a guest?',
    guestLink: 'Go to My transportation',
  },
  /** Signing in with the group's identity service, which has a name of its own. */
  service: {
    lead: (name: string) => `Sign in with ${name}, the account you use everywhere in the group.`,
    submit: (name: string) => `Sign in with ${name}`,
    submitOther: (name: string) => `Use another account of ${name}`,
    note: (name: string) => `We take you to ${name} and bring you back here.`,
    help: 'No access? Your administrator can help.',
    own: 'Or sign in with an account of this app',
    /** Stands in for the name where we could not read it. */
    nameless: 'the group’s sign-in',
    failed: { title: 'We couldn’t load the page', text: 'Check your connection, then try again.' },
    retry: 'Try again',
    refusals: (name: string): Refusals => ({
      'auth.credentials_not_valid': {
        title: 'We could not confirm who you are',
        text: `The answer from ${name} was incomplete, expired or already used. Please try again.`,
      },
      'auth.not_authorized': {
        title: 'You have no access here',
        text: `You are signed in with ${name}, but you have no role in this app or your account is closed. Your administrator can help.`,
      },
      'auth.user_not_confirmed': {
        title: 'Your account is not confirmed yet',
        text: 'Your administrator has to confirm it first.',
      },
      'auth.cancelled': {
        title: 'You were not signed in',
        text: `Sign-in with ${name} was canceled or refused. You can try again anytime.`,
      },
      'auth.too_many_tries': {
        title: 'Too many attempts',
        text: 'Please wait a while before you try again. Your account is not locked.',
      },
      'auth.unhandled': {
        title: 'Sign-in isn’t working right now',
        text: `We could not finish signing you in with ${name}. Please try again in a moment.`,
      },
      'auth.unknown': {
        title: 'Sign-in failed',
        text: `We don’t recognize the reason ${name} gave. Please try again, or ask your administrator.`,
      },
    }),
  },
  link,
  newPassword: {
    title: 'Choose a new password',
    lead: 'Please change your password to continue. Your other sessions will be signed out.',
    newPassword: 'New password',
    hint: 'Twelve characters or more. A few words you can remember are best.',
    repeated: 'New password, again',
    submit: 'Save and sign in',
    busy: 'Saving…',
    back: 'Back',
  },
  code,
  /** Refusals of the server, by code. */
  refusals: {
    'auth.credentials_not_valid': {
      title: 'Wrong user name or password',
      text: 'Check both, and check that Caps Lock is off.',
    },
    'auth.invalid_credentials': {
      title: 'Enter your user name and password',
      text: 'We need both to sign you in.',
    },
    'auth.not_authorized': {
      title: 'This account is closed',
      text: 'Your administrator can open it again.',
    },
    'auth.reset_required': {
      title: 'Change your password',
      text: 'Choose a new one to continue.',
    },
    'auth.user_not_confirmed': {
      title: 'This account is not confirmed yet',
      text: 'Your administrator has to confirm it first.',
    },
    'auth.too_many_tries': {
      title: 'Too many attempts',
      text: 'Please wait a while before you try again. Your account is not locked.',
    },
    'auth.code_required': { title: 'Enter your code', text: 'We need the code of your authenticator app.' },
    'auth.code_not_valid': {
      title: 'That code didn’t work',
      text: 'Each code works once and changes every 30 seconds. Wait for the next one and try again.',
    },
    'auth.sign_out_failed': {
      title: 'We couldn’t sign you out',
      text: 'You are still signed in. Please try again, or close the browser.',
    },
    'auth.unhandled': {
      title: 'Sign-in isn’t working right now',
      text: 'Your password is fine. Please try again in a moment.',
    },
    'auth.unknown': {
      title: 'Sign-in failed',
      text: 'Please try again, or ask your administrator.',
    },
    offline: {
      title: 'No connection',
      text: 'Check your connection, then try again. What you typed is still here.',
    },
  },
  forbidden: {
    title: 'You don’t have access',
    text: 'You don’t have permission to see this page. If you think you should, ask the person who manages your account.',
    home: 'Go home',
    logout: 'Log out',
  },
  frame: {
    noMail: 'No email leaves: no mail server is set.',
    undo: {
      undo: 'Undo',
      undoing: 'Undoing…',
      undone: 'Undone.',
      hint: 'Press Z to undo.',
      failed: 'We couldn’t undo it.',
    },
    menu: 'Staff pages',
    pages: {
      home: home.title,
      catalogues: 'Export and import',
      bookings: bookings.title,
      'day-lists': dayLists.title,
      'flight-watch': flightWatch.title,
      notices: flightWatch.notices.title,
      queues: queues.title,
      messages: guestMessages.title,
      approvals: approvals.title,
      stays: addedStays.title,
      people: colleagues.title,
      roles: roles.title,
      'override-rules': acting.table.menu,
      'price-calendar': prices.calendar.title,
      'price-grid': seasons.grid.title,
      'guest-price': prices.guest.menu,
      'price-expectations': rules.checks.title,
      'publishing-rules': rules.checks.title,
      'change-sets': changeSets.title,
      payments: payments.title,
      reconciliation: reconciliation.title,
      reports: reports.title,
      audit: audit.title,
      backends: backends.title,
    } as Readonly<Record<string, string>>,
    groups: {
      today: 'Today',
      sell: 'Sell',
      places: 'Places',
      money: 'Money',
      settings: 'Settings',
      people: 'People',
    },
    sections: { prices: 'Prices', money: 'Money', settings: 'Settings' },
    headings: {
      publishing: 'Publishing',
      rules: 'Rules',
      companies: 'Companies and banks',
      resorts: 'Resorts',
      flights: 'Airports and flights',
      transport: 'Transport',
      texts: 'Texts and brand',
      systems: 'Systems',
      people: 'People and roles',
    },
    bar: 'Main pages',
    pagesOf: (section: string) => `Pages of ${section}`,
    waiting: (count: number) => `${grouped(count)} waiting`,
    openMenu: 'Menu',
    signedInAs: (name: string) => `Signed in as ${name}`,
    signOut: 'Sign out',
    signingOut: 'Signing out…',
  },
  account,
  acting,
  look,
  data,
  addedStays,
  attention,
  approvals,
  guestMessages,
  queues,
  bookings,
  dayLists,
  flightWatch,
  audit,
  backends,
  payments,
  reconciliation,
  reports,
  home,
  lists,
  palette,
  pictures,
  changeSets,
  prices,
  seasons,
  colleagues,
  roles,
  regions,
  rules,
  setup,
  issues: staffIssues,
};
