import type { ServiceRefusal } from '@traslado/domain/access/service-refusal';
import type { IssueParams } from '../issue-params.ts';
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
    help: 'No account, or the password is lost? Your administrator can help.',
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
    own: 'Or with an account of this app',
    /** Stands in for the name where we could not read it. */
    nameless: 'the group’s sign-in',
    failed: { title: 'The page could not be loaded', text: 'Check your connection, then try again.' },
    retry: 'Try again',
    refusals: (name: string): Refusals => ({
      'auth.credentials_not_valid': {
        title: 'We could not confirm who you are',
        text: `What came back from ${name} was incomplete, too old or already used. Please try again.`,
      },
      'auth.not_authorized': {
        title: 'You have no access here',
        text: `You are signed in with ${name}, but have no role in this app, or your account here was closed. Your administrator can help.`,
      },
      'auth.user_not_confirmed': {
        title: 'Your account is not confirmed yet',
        text: 'Your administrator has to confirm it first.',
      },
      'auth.cancelled': {
        title: 'You were not signed in',
        text: `Signing in with ${name} was cancelled or refused there. You can try again at any time.`,
      },
      'auth.too_many_tries': {
        title: 'Too many tries',
        text: 'Please wait a while before you try again. Your account is not locked.',
      },
      'auth.unhandled': {
        title: 'Signing in does not work right now',
        text: `We could not finish signing you in with ${name}. It is nothing you did. Please try again in a moment.`,
      },
      'auth.unknown': {
        title: 'Signing in failed',
        text: `We don’t know the reason that ${name} gave. Please try again, or ask your administrator.`,
      },
    }),
  },
  newPassword: {
    title: 'Choose a new password',
    lead: 'Your password has to be changed before you can go on. All your other sessions end with it.',
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
      title: 'The user name or the password is not right',
      text: 'Check both, and whether capital letters are on.',
    },
    'auth.invalid_credentials': {
      title: 'Invalid credentials',
      text: 'Please check your user name and your password.',
    },
    'auth.not_authorized': {
      title: 'This account may not sign in',
      text: 'It was closed. Your administrator can open it again.',
    },
    'auth.reset_required': {
      title: 'Your password has to be changed',
      text: 'Choose a new one to go on.',
    },
    'auth.user_not_confirmed': {
      title: 'This account is not confirmed yet',
      text: 'Your administrator has to confirm it first.',
    },
    'auth.too_many_tries': {
      title: 'Too many tries',
      text: 'Please wait a while before you try again. Your account is not locked.',
    },
    'auth.sign_out_failed': {
      title: 'We could not sign you out',
      text: 'You are still signed in. Please try again, or close the browser.',
    },
    'auth.unhandled': {
      title: 'Signing in failed on our side',
      text: 'It is not your password. Please try again in a moment.',
    },
    'auth.unknown': {
      title: 'Signing in failed',
      text: 'We don’t know why. Please try again, or ask your administrator.',
    },
    offline: {
      title: 'We got no answer',
      text: 'Check your connection, then try again. What you typed is still here.',
    },
  },
  forbidden: {
    title: 'Unauthorized',
    text: 'You don’t have permission to see this page. If you think you should, ask the person who manages your account.',
    home: 'Go home',
    logout: 'Log out',
  },
  frame: {
    menu: 'Staff pages',
    pages: { attention: 'Needs attention', regions: 'Regions' } as Readonly<Record<string, string>>,
    signedInAs: (name: string) => `Signed in as ${name}`,
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    roles: {
      catalogue: 'Catalogue',
      revenue: 'Revenue',
      concierge: 'Concierge',
      finance: 'Finance',
      auditor: 'Auditor',
      administrator: 'Administrator',
    } as Readonly<Record<string, string>>,
  },
  attention: {
    title: 'Needs attention',
    lead: 'What no rule could settle. Handle it, and leave a note for whoever looks later.',
    tabs: 'Which ones?',
    open: (count: number) => `Open (${count})`,
    handled: 'Handled',
    none: 'All clear',
    noneText: 'Nothing waits for you right now.',
    noneHandled: 'Nothing was handled yet.',
    more: (shown: number, open: number) => `The newest ${shown} of ${open} are shown.`,
    failed: 'The list could not be loaded.',
    retry: 'Try again',
    readOnly: 'You can see these, and not handle them.',
    booking: 'Booking',
    guest: 'Guest',
    amount: 'Amount',
    recipient: 'To',
    letter: 'Letter',
    reference: 'Reference',
    said: 'What was said',
    by: (who: string, when: string) => `Handled by ${who}, ${when}`,
    itself: (when: string) => `Settled itself, ${when}`,
    handle: 'Mark as handled',
    handleWhat: (what: string) => `Mark as handled: ${what}`,
    note: 'What was done?',
    noteHint: 'For example: paid back by bank transfer, reference 4711.',
    save: 'Mark as handled',
    saving: 'Saving…',
    cancel: 'Cancel',
    done: 'Marked as handled.',
    gone: {
      title: 'Somebody was faster',
      text: 'This has been handled meanwhile. The list shows who did it.',
    },
    notSaved: {
      title: 'It could not be saved',
      text: 'Your note is still here. Please try again.',
    },
    kinds: {
      'refund.failed': {
        title: 'A refund failed',
        next: 'It is tried again by itself. If that fails too, pay the guest another way.',
      },
      'refund.wrong_amount': {
        title: 'A refund of another amount',
        next: 'Compare the gateway’s books with the booking.',
      },
      'payment.rejected': {
        title: 'The gateway refused a payment',
        next: 'Look at the settings of the gateway.',
      },
      'payment.wrong_amount': {
        title: 'A payment of another amount',
        next: 'Compare the gateway’s books with the booking.',
      },
      'payment.charged_after_failure': {
        title: 'Charged after it had failed',
        next: 'Check that the guest was charged once.',
      },
      'payment.unknown_attempt': {
        title: 'A payment that we don’t know',
        next: 'Find it in the gateway’s books by its reference.',
      },
      'payment.unresolved': {
        title: 'A payment without an end',
        next: 'Ask the gateway; the guest was told not to pay again.',
      },
      'transfers.payment_unresolved': {
        title: 'A payment at the group’s backend without an end',
        next: 'Ask them; the guest was told not to pay again.',
      },
      'transfers.sale_lost': {
        title: 'A sale that the group’s backend does not know',
        next: 'Look whether they have a booking of this stay that we don’t show.',
      },
      'transfers.price_differs': {
        title: 'The group’s backend has another price than our catalogue',
        next: 'The guest pays theirs. Compare the two catalogues.',
      },
      'transfers.refund_differs': {
        title: 'The group’s backend gives back another amount than announced',
        next: 'Compare their refund rules with ours, and call the guest.',
      },
      'transfers.change_not_seen': {
        title: 'A change that the group’s backend accepted but does not show',
        next: 'Look at the booking there, and call the guest if it is as before.',
      },
      'catalogue.stale': {
        title: 'The group’s catalogue has not been read for a day',
        next: 'Ask those who run its systems. What was read last is still sold.',
      },
      'guessing.many': {
        title: 'Many wrong look-ups of stays',
        next: 'Somebody may be guessing names and numbers. Their network is asked for arrival dates too. Tell those who run the product.',
      },
      'job.given_up': {
        title: 'Work that was given up',
        next: 'Letters about this booking may be missing. Tell those who run the product.',
      },
      'mail.undelivered': {
        title: 'A letter that could not be delivered',
        next: 'Reach the guest another way, and ask for another address.',
      },
      'flight.time_to_check': {
        title: 'A flight time to check',
        next: 'The schedule has another time, or could not be asked. Check the flight, and call the guest if the pick-up moves.',
      },
      'mail.unanswered': {
        title: 'A letter that may not have arrived',
        next: 'The mail server took it twice and did not answer. Ask the guest, and send it again by hand if needed.',
      },
      'letter.unanswered': {
        title: 'A letter that may not have arrived',
        next: 'The group’s letter service was asked twice and did not answer. Ask the guest whether it came.',
      },
      'sale.failed': {
        title: 'A sale that we could not finish',
        next: 'Call the guest, and book the ride by phone.',
      },
    } as Readonly<Record<string, { readonly title: string; readonly next: string }>>,
    otherKind: { title: 'Something to look at', next: 'See what was said.' },
  },
  lists,
  regions,
  /** Words for fields that only these pages have. */
  issues: {
    'username.invalid': () => 'A user name has letters, digits and the signs . _ @ + - only, and no spaces',
    'password.too_short': (p: IssueParams) => `Must be ${p.min} characters or more. Current ${p.current}.`,
    'password.too_long': (p: IssueParams) =>
      `You have reached the characters limit. Must be ${p.max} characters or less. Current ${p.current}.`,
    'password.uppercase_missing': () => 'One upper-case letter is missing',
    'password.lowercase_missing': () => 'One lower-case letter is missing',
    'password.digit_missing': () => 'One digit is missing',
    'password.special_missing': () => 'One of the signs ! @ # $ % is missing',
    'password.same': () => 'Choose another one than before',
    'password.mismatch': () => 'The two are not the same',
  },
};
