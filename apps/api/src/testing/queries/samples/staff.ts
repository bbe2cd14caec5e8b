import * as identity from '../../../adapters/staff-identity/embedded.ts';
import * as alerts from '../../../features/staff/alert-repository.ts';
import * as mails from '../../../features/staff/mail-repository.ts';
import * as staff from '../../../features/staff/repository.ts';
import * as serviceAccounts from '../../../features/staff/service-account-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const person = {
  issuer: 'https://identity.example',
  subject: 'person-1',
  username: 'ana',
  name: 'Ana Rivera',
  email: null,
  roles: ['desk'],
};

export const staffSamples = [
  samplesOf('features/staff/repository.ts', staff, {
    findAccount: ({ tx }) => staff.findAccount(tx, 1),
    findSession: ({ db }) => staff.findSession(db, 'hash', { demo: true, ownAccounts: true, issuer: null }),
    updateSessionUse: ({ db }) => staff.updateSessionUse(db, 'hash', now),
    insertSession: ({ tx }) =>
      staff.insertSession(tx, { tokenHash: 'hash', accountId: 1, replaces: null, serviceTokens: null, now }),
    deleteSession: ({ tx }) => staff.deleteSession(tx, 'hash'),
    updatePassword: ({ tx }) => staff.updatePassword(tx, { accountId: 1, passwordHash: 'hash', now }),
    saveAccount: ({ tx }) =>
      staff.saveAccount(tx, { username: 'ana', passwordHash: 'hash', roles: ['desk'], now }),
  }),
  samplesOf('features/staff/service-account-repository.ts', serviceAccounts, {
    saveServiceAccount: [
      {
        answers: [[], [], [{ id: 1, status: 'active' }]],
        call: ({ tx }) => serviceAccounts.saveServiceAccount(tx, person, now),
      },
    ],
    withdrawServiceAccount: ({ tx }) => serviceAccounts.withdrawServiceAccount(tx, person, now),
    updateServiceRoles: ({ tx }) =>
      serviceAccounts.updateServiceRoles(tx, { accountId: 1, roles: ['desk'], now }),
  }),
  samplesOf('features/staff/alert-repository.ts', alerts, {
    listMatters: [
      {
        when: 'the open ones',
        call: ({ db }) => alerts.listMatters(db, { topics: ['refund'], status: 'open' }),
      },
      {
        when: 'the handled ones',
        call: ({ db }) => alerts.listMatters(db, { topics: ['refund'], status: 'handled' }),
      },
    ],
    countOpenMatters: ({ db }) => alerts.countOpenMatters(db, ['refund']),
    findMatter: ({ tx }) => alerts.findMatter(tx, 1, ['refund']),
    settleMatter: ({ tx }) => alerts.settleMatter(tx, { id: 1, accountId: 1, note: '', now }),
  }),
  samplesOf('features/staff/mail-repository.ts', mails, {
    listGroups: [
      { when: 'of all tags', call: ({ db }) => mails.listGroups(db, { tag: undefined, status: 1 }) },
      { when: 'of one tag', call: ({ db }) => mails.listGroups(db, { tag: 'TRANS', status: 1 }) },
    ],
    listSentBy: ({ tx }) => mails.listSentBy(tx, 1, now),
  }),
  samplesOf('adapters/staff-identity/embedded.ts', identity, {
    createEmbeddedStaffIdentity: [
      {
        when: 'prove',
        call: ({ db }) => identity.createEmbeddedStaffIdentity(db, { demo: true }).prove('ana', 'wrong'),
      },
    ],
  }),
];
