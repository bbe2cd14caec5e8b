import type { ServiceRefusal } from '@traslado/domain/access/service-refusal';
import type { IssueParams } from '../issue-params.ts';
import { rates } from './rates.ts';
import { regions } from './regions.ts';
import { lists } from './staff-lists.ts';

type Refusals = Readonly<Record<ServiceRefusal, { readonly title: string; readonly text: string }>>;

/** The staff's side: signing in, what they may not see, and what waits for them. */
export const staff = {
  titles: { signIn: 'Staff sign-in', forbidden: 'No permission', attention: 'Needs attention' },
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
  /** What the server says no with, by its code. */
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
    menu: 'Staff pages',
    pages: { attention: 'Needs attention', rates: 'Rates', regions: 'Regions' } as Readonly<
      Record<string, string>
    >,
    signedInAs: (name: string) => `Signed in as ${name}`,
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    roles: {
      catalogue: 'Catalog',
      revenue: 'Revenue',
      concierge: 'Concierge',
      finance: 'Finance',
      auditor: 'Auditor',
      administrator: 'Administrator',
    } as Readonly<Record<string, string>>,
  },
  attention: {
    title: 'Needs attention',
    lead: 'Cases that need a person. Handle each one and leave a note for your colleagues.',
    tabs: 'Which ones?',
    open: (count: number) => `Open (${count})`,
    handled: 'Handled',
    none: 'All clear',
    noneText: 'Nothing needs your attention right now.',
    noneHandled: 'Nothing has been handled yet.',
    more: (shown: number, open: number) => `The newest ${shown} of ${open} are shown.`,
    failed: 'We couldn’t load the list.',
    retry: 'Try again',
    readOnly: 'You can see these cases but not handle them.',
    booking: 'Booking',
    guest: 'Guest',
    amount: 'Amount',
    recipient: 'To',
    letter: 'Email',
    reference: 'Reference',
    said: 'Details',
    by: (who: string, when: string) => `Handled by ${who}, ${when}`,
    itself: (when: string) => `Resolved automatically, ${when}`,
    handle: 'Mark as handled',
    handleWhat: (what: string) => `Mark as handled: ${what}`,
    note: 'What was done?',
    noteHint: 'For example: paid back by bank transfer, reference 4711.',
    save: 'Mark as handled',
    saving: 'Saving…',
    cancel: 'Cancel',
    done: 'Marked as handled.',
    gone: {
      title: 'Already handled by a colleague',
      text: 'The list shows who handled it.',
    },
    notSaved: {
      title: 'We couldn’t save it',
      text: 'Your note is still here. Please try again.',
    },
    kinds: {
      'refund.failed': {
        title: 'A refund failed',
        next: 'We try again automatically. If that fails too, refund the guest another way.',
      },
      'refund.wrong_amount': {
        title: 'A refund with a different amount',
        next: 'Compare the gateway’s records with the booking.',
      },
      'payment.rejected': {
        title: 'The gateway refused a payment',
        next: 'Check the gateway settings.',
      },
      'payment.wrong_amount': {
        title: 'A payment with a different amount',
        next: 'Compare the gateway’s records with the booking.',
      },
      'payment.charged_after_failure': {
        title: 'A failed payment that was charged',
        next: 'Check that the guest was charged only once.',
      },
      'payment.unknown_attempt': {
        title: 'A payment we don’t recognize',
        next: 'Find it in the gateway’s records by its reference.',
      },
      'payment.unresolved': {
        title: 'A payment without a result',
        next: 'Ask the gateway. We told the guest not to pay again.',
      },
      'transfers.payment_unresolved': {
        title: 'A payment without a result at the group’s system',
        next: 'Ask them. We told the guest not to pay again.',
      },
      'transfers.sale_lost': {
        title: 'A sale that the group’s system doesn’t have',
        next: 'Check if they have a booking for this stay that we don’t show.',
      },
      'transfers.price_differs': {
        title: 'The group’s system has a different price',
        next: 'The guest pays their price. Compare the two catalogs.',
      },
      'transfers.refund_differs': {
        title: 'The group’s system refunds a different amount',
        next: 'Compare their refund rules with ours and call the guest.',
      },
      'transfers.change_not_seen': {
        title: 'A change the group’s system accepted but doesn’t show',
        next: 'Check the booking there. Call the guest if it didn’t change.',
      },
      'catalogue.stale': {
        title: 'The group’s catalog hasn’t updated for a day',
        next: 'Ask the team that runs their systems. We keep selling from the last version.',
      },
      'guessing.many': {
        title: 'Many failed stay look-ups',
        next: 'Someone may be guessing names and numbers. We now ask that network for arrival dates too. Tell your technical team.',
      },
      'job.given_up': {
        title: 'A task that failed',
        next: 'Emails about this booking may be missing. Tell your technical team.',
      },
      'mail.undelivered': {
        title: 'An email that couldn’t be delivered',
        next: 'Contact the guest another way and ask for a new address.',
      },
      'flight.time_to_check': {
        title: 'A flight time to check',
        next: 'The schedule has a different time or wasn’t available. Check the flight. Call the guest if the pick-up changes.',
      },
      'mail.unanswered': {
        title: 'An email that may not have arrived',
        next: 'The mail server didn’t confirm it. Ask the guest and send it again if needed.',
      },
      'letter.unanswered': {
        title: 'An email that may not have arrived',
        next: 'The group’s email service didn’t confirm it. Ask the guest if it arrived.',
      },
      'sale.failed': {
        title: 'A sale we couldn’t finish',
        next: 'Call the guest and book the ride by phone.',
      },
    } as Readonly<Record<string, { readonly title: string; readonly next: string }>>,
    otherKind: { title: 'A case to check', next: 'See the details.' },
  },
  lists,
  rates,
  regions,
  /** Words for fields that only these pages have. */
  issues: {
    'missing.username': () => 'Enter your user name',
    'missing.password': () => 'Enter your password',
    'missing.newPassword': () => 'Enter a new password',
    'missing.repeated': () => 'Enter the new password again',
    'username.invalid': () => 'A user name has letters, digits and the signs . _ @ + - only, and no spaces',
    'password.too_short': (p: IssueParams) => `Must be ${p.min} characters or more. Current ${p.current}.`,
    'password.too_long': (p: IssueParams) =>
      `You have reached the characters limit. Must be ${p.max} characters or less. Current ${p.current}.`,
    'password.uppercase_missing': () => 'Add an uppercase letter',
    'password.lowercase_missing': () => 'Add a lowercase letter',
    'password.digit_missing': () => 'Add a number',
    'password.special_missing': () => 'Add one of these: ! @ # $ %',
    'password.same': () => 'Choose a different password than before',
    'password.mismatch': () => 'The two passwords don’t match',
  },
};
