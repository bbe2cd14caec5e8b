import { grouped } from './grouped.ts';
/** One's own account of the staff's side: profile, password, second factor. */
export const account = {
  title: 'Your profile',
  open: (name: string) => `Your profile, ${name}`,
  lead: 'Your account, how you sign in, and what you can do here.',
  failed: 'We couldn’t load your account.',
  notSaved: { title: 'Not saved', text: 'Check your connection, then try again.' },
  you: {
    title: 'Your account',
    username: 'User name',
    name: 'Name',
    email: 'Email',
    none: 'None',
    roles: 'Roles',
    properties: 'Resorts',
    allProperties: 'All resorts',
    change: 'Something wrong? Your administrator can change it.',
  },
  may: {
    title: 'What you can do',
    change: 'See and change',
    see: 'See',
    nothing: 'Your roles don’t allow any page yet. Your administrator can help.',
  },
  keys: {
    title: 'Keyboard',
    what: 'Ctrl-K, or Cmd-K on a Mac, opens the search for pages and entries from anywhere.',
    slash: 'Single-key shortcuts on this device: / opens the search, letters move and act in lists',
  },
  factor: {
    title: 'Two-step sign-in',
    what: 'After your password, we ask for a code from an app on your phone. A stolen password alone is not enough.',
    off: 'Off',
    on: (since: string) => `On since ${since}`,
    required: 'Your role needs it, so it can’t be turned off.',
    left: (count: number) => (count === 1 ? '1 recovery code left' : `${grouped(count)} recovery codes left`),
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    turnOffText: 'Enter a code to turn it off. Your password alone will sign you in.',
    renew: 'New recovery codes',
    renewText: 'Enter a code to get ten new ones. The old ones stop working.',
    confirm: 'Confirm',
    busy: 'Checking…',
    cancel: 'Cancel',
    ended: 'Two-step sign-in is off',
    ofService: 'You sign in with the group’s identity service, which keeps your password and second step.',
  },
  enrol: {
    title: 'Turn on two-step sign-in',
    lead: 'Your role needs it. It takes a minute, and then you can get to work.',
    scan: 'Scan this with an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.',
    qr: 'QR code for your authenticator app',
    byHand: 'Can’t scan it? Type this key in the app:',
    afterwards: 'Then enter the six digits that the app shows.',
    codeHint: 'The code changes every 30 seconds.',
    submit: 'Turn on',
  },
  codes: {
    title: 'Save your recovery codes',
    text: 'If you lose your phone, each of these signs you in once. Keep them somewhere safe: we can’t show them again.',
    list: 'Recovery codes',
    copy: 'Copy all',
    copied: 'Copied',
    done: 'I saved them',
  },
  password: {
    title: 'Password',
    current: 'Current password',
    submit: 'Change password',
    changed: 'Your password is changed. Your other sessions are signed out.',
  },
  sessions: {
    title: 'Sessions',
    count: (count: number) =>
      count === 1
        ? 'You are signed in only here.'
        : `You are signed in on ${grouped(count)} browsers, this one included.`,
    end: 'Sign out everywhere else',
    busy: 'Signing out…',
    ended: (count: number) => (count === 1 ? '1 session ended' : `${grouped(count)} sessions ended`),
  },
};

/** The page behind a link that was mailed: an invitation, or another password. */
export const link = {
  title: 'Choose your password',
  lead: 'You will be signed in right after.',
  hello: (name: string) => `Hello ${name}.`,
  username: (username: string) => `Your user name is ${username}.`,
  over: {
    title: 'This link no longer works',
    text: 'It has been used or is older than 24 hours. Ask your administrator for a new one.',
  },
  toSignIn: 'Go to sign-in',
};

/** The second step of signing in. */
export const code = {
  title: 'Enter your code',
  lead: 'Open your authenticator app and type the six digits it shows.',
  label: 'Code',
  hint: 'Lost your phone? Type one of your recovery codes.',
  submit: 'Continue',
  busy: 'Checking…',
  back: 'Back',
};
