import * as identity from '../../../adapters/staff-identity/embedded.ts';
import * as alerts from '../../../store/account/alert-repository.ts';
import * as links from '../../../store/account/link-repository.ts';
import * as mails from '../../../store/account/mail-repository.ts';
import * as people from '../../../store/account/person-repository.ts';
import * as staff from '../../../store/account/repository.ts';
import * as roles from '../../../store/account/role-repository.ts';
import * as factors from '../../../store/account/second-factor-repository.ts';
import * as serviceAccounts from '../../../store/account/service-account-repository.ts';
import * as bookingSearch from '../../../store/booking/search-repository.ts';
import * as views from '../../../store/booking/view-repository.ts';
import * as setup from '../../../store/catalogue/setup-repository.ts';
import * as bookingLetters from '../../../store/letter/sent-repository.ts';
import * as stories from '../../../store/story/repository.ts';
import * as theirStories from '../../../store/story/their-repository.ts';
import { samplesOf, sendsNothing } from '../sample.ts';
import { now } from './facts.ts';

const person = {
  issuer: 'https://identity.example',
  subject: 'person-1',
  username: 'ana',
  name: 'Ana Rivera',
  email: null,
  roles: ['desk'],
};

const sight = { topics: ['refund'], scope: null };

const admitted = { demo: true, ownAccounts: true, issuer: null };
const query = { search: '', sort: 'name', direction: 'asc' } as const;
const seeing = { scope: null, demo: true };
const facts = { name: 'Ana', email: null, roles: ['desk'], scope: null, status: 'active' } as const;
const role = { name: 'desk', nameEn: 'Desk', nameEs: 'Mesa', permissions: ['people:see'] };

const words = [{ word: 'RIVERA', isWhole: false }];

const view: views.ViewAsked = {
  statuses: [],
  properties: [],
  days: null,
  bookings: [],
  columns: ['guest'],
  order: 'ride',
  descending: false,
  scope: null,
  today: '2026-11-23',
};

export const staffSamples = [
  samplesOf('store/booking/search-repository.ts', bookingSearch, {
    findBookings: [
      {
        when: 'by its number',
        call: ({ db }) => bookingSearch.findBookings(db, { kind: 'number', number: 'TR1' }, null),
      },
      {
        when: 'by the number of its stay',
        call: ({ db }) => bookingSearch.findBookings(db, { kind: 'folio', key: 'BP1' }, null),
      },
      {
        when: 'by name, of who works for one property',
        call: ({ db }) => bookingSearch.findBookings(db, { kind: 'name', words }, [1]),
      },
      {
        when: 'by the reference of a message',
        call: ({ db }) =>
          bookingSearch.findBookings(db, { kind: 'message', reference: 'M-7K3QW-9ZC4T' }, null),
      },
      {
        when: 'by flight',
        call: ({ db }) =>
          bookingSearch.findBookings(db, { kind: 'flight', key: 'AA1', on: '2026-12-21' }, null),
      },
      {
        when: 'by the end of a phone',
        call: ({ db }) => bookingSearch.findBookings(db, { kind: 'phone', end: '4567' }, null),
      },
      {
        when: 'by a number of the gateway',
        call: ({ db }) => bookingSearch.findBookings(db, { kind: 'gateway', id: 'ch_1' }, null),
      },
    ],
    listBookingsById: ({ db }) => bookingSearch.listBookingsById(db, [1], null),
  }),
  samplesOf('store/story/repository.ts', stories, {
    findStory: [
      {
        answers: [[{}]],
        call: ({ db }) =>
          stories.findStory(db, 1, { topics: ['payment'], maySeeMessages: true, maySeeAudit: true }),
      },
    ],
  }),
  samplesOf('store/story/their-repository.ts', theirStories, {
    findTheirStory: ({ db }) => theirStories.findTheirStory(db, 1),
  }),
  samplesOf('store/booking/view-repository.ts', views, {
    listViewRows: [
      { when: 'of all', call: ({ db }) => views.listViewRows(db, view, { page: 1, page_size: 25 }) },
      {
        when: 'of some properties, days and states',
        call: ({ db }) =>
          views.listViewRows(
            db,
            {
              ...view,
              scope: [1],
              statuses: ['confirmed'],
              properties: [1],
              days: { from: 0, to: 7 },
              bookings: [41],
              order: 'total',
              descending: true,
            },
            { page: 2, page_size: 25 },
          ),
      },
    ],
    openViewRows: ({ tx }) => views.openViewRows(tx, view),
    countViewRows: ({ db }) => views.countViewRows(db, view),
    countAllViewRows: ({ db }) => views.countAllViewRows(db, view),
  }),
  samplesOf('store/letter/sent-repository.ts', bookingLetters, {
    findLetter: ({ db }) => bookingLetters.findLetter(db, { bookingId: 1, letterId: 12 }),
  }),
  samplesOf('store/catalogue/setup-repository.ts', setup, {
    findBookingsMade: ({ db }) => setup.findBookingsMade(db),
    readSetupRows: ({ db }) => setup.readSetupRows(db),
  }),
  samplesOf('store/account/person-repository.ts', people, {
    listPeople: [
      {
        when: 'all of them',
        call: ({ db }) => people.listPeople(db, query, seeing, { page: 1, page_size: 25 }),
      },
      {
        when: 'searched by who works for one property',
        call: ({ db }) =>
          people.listPeople(
            db,
            { ...query, search: 'ana', role: 'desk' },
            { ...seeing, scope: [1] },
            {
              page: 1,
              page_size: 25,
            },
          ),
      },
    ],
    countPeople: ({ db }) => people.countPeople(db, query, seeing),
    findPerson: ({ tx }) => people.findPerson(tx, 1, seeing),
    insertPerson: ({ tx }) =>
      people.insertPerson(tx, { ...facts, username: 'ana', passwordHash: 'hash' }, { by: 'eva', now }),
    updatePerson: ({ tx }) => people.updatePerson(tx, { id: 1, facts, by: 'eva', now }),
    deletePerson: ({ tx }) => people.deletePerson(tx, 1),
    deleteSessions: ({ tx }) => people.deleteSessions(tx, 1),
    listPersonDeeds: ({ tx }) => people.listPersonDeeds(tx, 1),
  }),
  samplesOf('store/account/link-repository.ts', links, {
    saveLink: ({ tx }) =>
      links.saveLink(tx, { hash: 'hash', accountId: 1, email: 'ana@perla.com', expiresAt: now }),
    findLinked: ({ tx }) => links.findLinked(tx, 'hash', now),
    deleteLink: ({ tx }) => links.deleteLink(tx, 'hash'),
  }),
  samplesOf('store/account/role-repository.ts', roles, {
    listRoles: ({ db }) => roles.listRoles(db),
    findRole: ({ tx }) => roles.findRole(tx, 1),
    insertRole: ({ tx }) => roles.insertRole(tx, role, { username: 'ana', now }),
    updateRole: ({ tx }) => roles.updateRole(tx, { id: 1, facts: role, username: 'ana', now }),
    deleteRole: ({ tx }) => roles.deleteRole(tx, 1),
    lockAdministration: ({ tx }) => roles.lockAdministration(tx),
    listEverywhere: ({ tx }) => roles.listEverywhere(tx, admitted),
    listHolders: ({ tx }) => roles.listHolders(tx, 'desk'),
    findAdmitted: ({ tx }) => roles.findAdmitted(tx, 1, admitted),
  }),
  samplesOf('store/account/repository.ts', staff, {
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
  samplesOf('store/account/second-factor-repository.ts', factors, {
    findFactor: ({ db }) => factors.findFactor(db, 1),
    saveBegunFactor: ({ tx }) => factors.saveBegunFactor(tx, { accountId: 1, secret: 'sealed', now }),
    confirmFactor: ({ tx }) => factors.confirmFactor(tx, { accountId: 1, now }),
    takeStep: ({ tx }) => factors.takeStep(tx, { accountId: 1, step: 58_000_000 }),
    takeRecoveryCode: ({ tx }) => factors.takeRecoveryCode(tx, { accountId: 1, hash: 'hash' }),
    addWrongCode: ({ tx }) => factors.addWrongCode(tx, { accountId: 1, now, windowMs: 900_000 }),
    replaceRecoveryCodes: ({ tx }) => factors.replaceRecoveryCodes(tx, { accountId: 1, hashes: ['hash'] }),
    deleteFactor: ({ tx }) => factors.deleteFactor(tx, 1),
    deleteOtherSessions: ({ tx }) => factors.deleteOtherSessions(tx, { accountId: 1, tokenHash: 'hash' }),
    countSessions: ({ db }) => factors.countSessions(db, 1),
  }),
  samplesOf('store/account/service-account-repository.ts', serviceAccounts, {
    saveServiceAccount: ({ tx }) => serviceAccounts.saveServiceAccount(tx, person, now),
    findServiceAccount: ({ tx }) => serviceAccounts.findServiceAccount(tx, person),
    withdrawServiceAccount: ({ tx }) => serviceAccounts.withdrawServiceAccount(tx, person, now),
    updateServiceRoles: ({ tx }) =>
      serviceAccounts.updateServiceRoles(tx, { accountId: 1, roles: ['desk'], now }),
  }),
  samplesOf('store/account/alert-repository.ts', alerts, {
    propertyOfMatter: sendsNothing,
    listMatters: [
      {
        when: 'the open ones',
        call: ({ db }) => alerts.listMatters(db, { sight, status: 'open' }),
      },
      {
        when: 'the open ones of two properties',
        call: ({ db }) => alerts.listMatters(db, { sight: { ...sight, scope: [1, 2] }, status: 'open' }),
      },
      {
        when: 'the handled ones',
        call: ({ db }) => alerts.listMatters(db, { sight, status: 'handled' }),
      },
    ],
    countOpenMatters: ({ db }) => alerts.countOpenMatters(db, sight),
    countOpenByKind: ({ db }) => alerts.countOpenByKind(db, sight),
    findMatter: ({ tx }) => alerts.findMatter(tx, 1, sight),
    settleMatter: ({ tx }) => alerts.settleMatter(tx, { id: 1, accountId: 1, note: '', now }),
  }),
  samplesOf('store/account/mail-repository.ts', mails, {
    listGroups: [
      {
        when: 'of all tags',
        call: ({ db }) => mails.listGroups(db, { tag: undefined, status: 1, scope: null }),
      },
      { when: 'of one tag', call: ({ db }) => mails.listGroups(db, { tag: 'TRANS', status: 1, scope: [1] }) },
    ],
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
