import type { OwnNoun } from '@traslado/domain/access/permission-groups';
import type { OWN_PERMISSIONS } from '@traslado/domain/access/permissions';
import type { IssueParams } from '../issue-params.ts';

/** What the permissions of the house are about. Catalogs have names of their own. */
const nouns: Readonly<Record<OwnNoun, string>> = {
  attention: 'Needs attention',
  coupons: 'Bookings',
  mail: 'Emails to guests',
  stays: 'Added stays',
  recipients: 'Notification recipients',
  pictures: 'Pictures',
  people: 'People',
  roles: 'Roles',
  audit: 'Audit',
};

/** A permission without its words does not compile. */
const deeds: Readonly<Record<(typeof OWN_PERMISSIONS)[number], string>> = {
  'attention:see': 'See open cases',
  'attention:handle': 'Mark cases as handled',
  'attention:payments': 'Cases about payments',
  'attention:letters': 'Cases about emails',
  'attention:sales': 'Cases about sales',
  'coupons:see': 'See',
  'mail:send': 'Send',
  'stays:see': 'See',
  'stays:change': 'Add and remove',
  'recipients:see': 'See',
  'pictures:change': 'Upload and remove',
  'people:see': 'See',
  'people:change': 'Invite and change',
  'roles:see': 'See',
  'roles:change': 'Change',
  'audit:see': 'See',
};

/** What the server says no with, for people and roles alike. */
const refusals: Readonly<Record<string, string>> = {
  'person.above_you': 'This person may do more than you. Ask an administrator who may do as much.',
  'person.own_rights': 'You can’t give yourself more. Ask another administrator.',
  'person.last_administrator':
    'No one would be left who can manage people and roles. Give another person these rights first.',
  'person.of_service': 'This person signs in with the group’s identity service. Change it there.',
  'person.no_address': 'This person has no email address. Add one first.',
  'person.closed': 'This account is closed. Open it first.',
  'permission.not_held': 'This includes something you may not do yourself, so you can’t give it.',
  'scope.not_held': 'You can only give resorts that you work for yourself.',
  'factor.off': 'Two-step sign-in is off for this person.',
  'auth.forbidden': 'You don’t have permission to do this.',
};

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Colleagues: who they are, what they may do and where. */
export const colleagues = {
  title: 'People',
  lead: 'Your colleagues, what they can do, and for which resorts.',
  invite: 'Invite a colleague',
  readOnly: 'You can see your colleagues here but not change them.',
  searchHint: 'name, user name or email',
  failed: 'We couldn’t load the page.',
  nothing: 'No one else is here yet',
  nothingText: 'Invite the first colleague. They choose their own password.',
  gone: 'There is no such person',
  back: 'All people',
  you: 'You',
  columns: {
    name: 'Name',
    username: 'User name',
    roles: 'Roles',
    scope: 'Resorts',
    status: 'Status',
    signed_in: 'Last sign-in',
    email: 'Email',
  },
  allRoles: 'All roles',
  allStatuses: 'Any status',
  noRoles: 'none',
  everywhere: 'All resorts',
  otherResort: (id: number) => `Resort no. ${id}`,
  neverSignedIn: 'never',
  noEmail: 'none',
  status: {
    active: 'Active',
    unconfirmed: 'Invited',
    reset_required: 'New password due',
    disabled: 'Closed',
  },
  statusText: {
    active: 'Can sign in.',
    unconfirmed: 'Hasn’t chosen a password yet.',
    reset_required: 'Has to choose a new password at the next sign-in.',
    disabled: 'Can’t sign in.',
  },
  invitation: {
    title: 'Invite a colleague',
    lead: 'We email them a link to choose a password. It works once, for 24 hours.',
    send: 'Send the invitation',
    sending: 'Sending…',
    sent: 'Invitation sent to',
  },
  form: {
    name: 'Name',
    email: 'Email',
    username: 'User name',
    usernameHint: 'To sign in. It can’t be changed later.',
    roles: 'Roles',
    rolesHint: 'What this person can do. Without a role they can’t open any page.',
    toRoles: 'See what each role can do',
    cannotGive: 'Includes more than you may do',
    scope: 'Resorts',
    everywhere: 'All resorts',
    everywhereDetail: 'Also those you add later',
    some: 'Only some',
    resorts: 'Which ones?',
    filter: 'Find a resort',
    filterNone: 'No resort has this name.',
    ofService: 'Name, email and roles come from the group’s identity service. Change them there.',
    self: 'This is you. You can’t give yourself more roles or resorts.',
    isBelow: 'This person may do more than you, so you can only look.',
    save: 'Save',
    notSaved: 'We couldn’t save it. What you typed is still here. Please try again.',
    saved: 'Saved:',
  },
  account: {
    title: 'Account',
    service: 'Signs in with the group’s identity service.',
    sendLink: 'Email a password link',
    sendInvitation: 'Send the invitation again',
    linkSent: 'Link sent to',
    endSessions: 'Sign out everywhere',
    takeFactor: 'Turn off two-step sign-in',
    factorTaken: 'They sign in with their password alone now.',
    ended: (count: number) =>
      count === 0
        ? 'Wasn’t signed in anywhere.'
        : count === 1
          ? 'Signed out of one session.'
          : `Signed out of ${count} sessions.`,
    close: 'Close the account',
    open: 'Open the account again',
    closed: 'Account closed:',
    opened: 'Account open again:',
    delete: 'Delete this person',
    failed: 'That didn’t work. Please try again.',
    busy: 'One moment…',
  },
  asking: {
    sendLink: (email: string) => ({
      title: 'Email a link?',
      text: `We send it to ${email}. It works once, for 24 hours. Earlier links stop working. The current password works until a new one is chosen.`,
      confirm: 'Send the link',
    }),
    endSessions: (name: string) => ({
      title: `Sign ${name} out everywhere?`,
      text: 'It takes effect at once, on every device. What they haven’t saved is lost. They can sign in again.',
      confirm: 'Sign out everywhere',
    }),
    takeFactor: (name: string) => ({
      title: `Turn off two-step sign-in for ${name}?`,
      text: 'For someone who lost their phone and their recovery codes. They are signed out everywhere and sign in with their password alone. Be sure that it is them who asks.',
      confirm: 'Turn it off',
    }),
    close: (name: string) => ({
      title: `Close ${name}’s account?`,
      text: 'They are signed out at once and can’t sign in until you open the account again. Nothing is deleted.',
      confirm: 'Close the account',
    }),
    keep: 'Cancel',
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    text: 'The account and its sessions are gone for good. What they did stays in the history.',
    instead: 'If they might come back, close the account instead.',
    deleted: 'Deleted:',
  },
  history: {
    create: (who: string) => `${who} sent an invitation`,
    update: (who: string) => `${who} changed the account`,
    close: (who: string) => `${who} closed the account`,
    open: (who: string) => `${who} opened the account again`,
    delete: (who: string) => `${who} deleted the account`,
    end_sessions: (who: string) => `${who} signed the person out everywhere`,
    send_link: (who: string) => `${who} sent a link for a new password`,
    remove_factor: (who: string) => `${who} turned off two-step sign-in`,
  },
  issues: {
    ...Object.fromEntries(Object.entries(refusals).map(([code, text]) => [code, () => text])),
    'missing.name': () => 'Enter a name',
    'missing.email': () => 'Enter an email address',
    'missing.username': () => 'Enter a user name',
    'missing.scope': () => 'Choose at least one resort',
    'username.invalid': () =>
      'A user name has 6 to 80 letters, digits and the signs . _ @ + - only, and no spaces',
    'person.username_taken': () => 'Someone already has this user name',
    'person.word_differs': () => 'This isn’t the user name. Type it exactly as shown above.',
    'field.invalid': () => 'Something chosen here no longer exists. Please reload the page.',
  } as Readonly<Record<string, (p: IssueParams) => string>>,
  refusals,
};

/** What each role can do. */
export const roles = {
  title: 'Roles',
  lead: 'Who can do what. A change takes effect with a person’s next click.',
  add: 'Add a role',
  newLead: 'Name it and choose what it allows. Copying a similar role is faster.',
  copyLead: (name: string) => `A copy of “${name}”. Change what should differ.`,
  copyName: (name: string) => `Copy of ${name}`,
  readOnly: 'You can see the roles here but not change them.',
  failed: 'We couldn’t load the page.',
  gone: 'There is no such role',
  back: 'All roles',
  matrix: 'Who can do what',
  permission: 'Permission',
  role: 'Role',
  open: (name: string) => `Open the role “${name}”`,
  yes: 'Yes',
  no: 'No',
  people,
  nobody: 'No one',
  nouns,
  deeds,
  /** Of every catalog. */
  see: 'See',
  change: 'Change',
  gives: (count: number, all: number) => `Allows ${count} of ${all}`,
  form: {
    names: 'Name',
    name: 'Short name',
    nameHint: 'For accounts and the identity service, like night-desk. It can’t be changed later.',
    name_en: 'Name in English',
    name_es: 'Name in Spanish',
    permissions: 'What it allows',
    cannotGive: 'Grayed out: you may not do this yourself, so you can’t give it.',
    save: 'Save',
    create: 'Add the role',
    saved: 'Saved:',
    created: 'Added:',
    copy: 'Copy this role',
    delete: 'Delete the role',
    saving: 'Saving…',
  },
  preview: {
    title: 'What changes',
    nothing: 'Nothing yet.',
    gained: 'Newly allowed',
    lost: 'No longer allowed',
    unlike: (name: string) => `Compared with “${name}”.`,
    who: (count: number) =>
      count === 0 ? 'No one has this role yet.' : `For ${people(count)}, from their next click.`,
  },
  holders: {
    title: 'People with this role',
    none: 'No one has it yet.',
    show: (count: number) => `Show ${people(count)}`,
  },
  deletion: {
    title: (name: string) => `Delete the role “${name}”?`,
    text: 'It is gone for good. Its details stay in the history.',
    inUse: (count: number) =>
      count === 1
        ? 'One person has this role. Give them another one first.'
        : `${count} people have this role. Give them another one first.`,
    inUseNow: 'Someone has this role by now. Give them another one first.',
    inUseTitle: (name: string) => `“${name}” is in use`,
    deleted: 'Deleted:',
  },
  history: {
    name: 'Short name',
    name_en: 'Name in English',
    name_es: 'Name in Spanish',
    gained: 'Newly allowed',
    lost: 'No longer allowed',
  },
  issues: {
    ...Object.fromEntries(Object.entries(refusals).map(([code, text]) => [code, () => text])),
    'missing.name': () => 'Enter a short name',
    'missing.name_en': () => 'Enter the name in English',
    'missing.name_es': () => 'Enter the name in Spanish',
    'role.name_invalid': () => 'Use 2 to 40 lowercase letters, digits, - or _, starting with a letter',
    'role.name_taken': () => 'There is already a role with this short name',
    'role.name_fixed': () => 'The short name can’t be changed',
    'role.word_differs': () => 'This isn’t the name. Type it exactly as shown above.',
  } as Readonly<Record<string, (p: IssueParams) => string>>,
};
