import * as identity from '../../../adapters/staff-identity/embedded.ts';
import * as alerts from '../../../store/account/alert-repository.ts';
import * as mails from '../../../store/account/mail-repository.ts';
import * as people from '../../../store/account/person-repository.ts';
import * as staff from '../../../store/account/repository.ts';
import * as roles from '../../../store/account/role-repository.ts';
import * as bookingSearch from '../../../store/booking/search-repository.ts';
import * as views from '../../../store/booking/view-repository.ts';
import * as unbooked from '../../../store/stay/unbooked-stay-repository.ts';
import * as stories from '../../../store/story/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

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
  now: Date.UTC(2026, 10, 23, 15),
};

export const staffSamples = [
  samplesOf<typeof bookingSearch>('store/booking/search-repository.ts', {
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
          bookingSearch.findBookings(db, { kind: 'flight', key: 'AA1', on: ['2026-12-21'] }, null),
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
  samplesOf<typeof stories>('store/story/repository.ts', {
    findStory: [
      {
        answers: [[{}]],
        call: ({ db }) =>
          stories.findStory(db, 1, { topics: ['payment'], maySeeMessages: true, maySeeAudit: true }),
      },
    ],
  }),
  samplesOf<typeof unbooked>('store/stay/unbooked-stay-repository.ts', {
    listUnbookedStays: [
      {
        when: 'by number and name',
        call: ({ db }) =>
          unbooked.listUnbookedStays(
            db,
            [
              { kind: 'folio', key: 'BP1' },
              { kind: 'name', words },
            ],
            [{ hotel: 'BP', today: '2026-11-23' }],
          ),
      },
    ],
  }),
  samplesOf<typeof views>('store/booking/view-repository.ts', {
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
  samplesOf<typeof people>('store/account/person-repository.ts', {
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
    listColleagues: ({ db }) => people.listColleagues(db, ['ana', 'eva']),
    nameColleagues: ({ db }) => people.nameColleagues(db, ['ana', 'eva'], { permissions: ['people:see'] }),
    updatePerson: ({ tx }) => people.updatePerson(tx, { id: 1, facts, by: 'eva', now }),
  }),
  samplesOf<typeof roles>('store/account/role-repository.ts', {
    insertRole: ({ tx }) => roles.insertRole(tx, role, { username: 'ana', now }),
    updateRole: ({ tx }) => roles.updateRole(tx, { id: 1, facts: role, username: 'ana', now }),
    listEverywhere: ({ tx }) => roles.listEverywhere(tx, admitted),
  }),
  samplesOf<typeof staff>('store/account/repository.ts', {
    insertSession: ({ tx }) =>
      staff.insertSession(tx, { tokenHash: 'hash', accountId: 1, replaces: null, serviceTokens: null, now }),
    saveAccount: ({ tx }) =>
      staff.saveAccount(tx, { username: 'ana', passwordHash: 'hash', roles: ['desk'], now }),
  }),
  samplesOf<typeof alerts>('store/account/alert-repository.ts', {
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
    listWaitingMatters: ({ db }) => alerts.listWaitingMatters(db, sight, now),
    findMatter: ({ tx }) => alerts.findMatter(tx, 1, sight),
  }),
  samplesOf<typeof mails>('store/account/mail-repository.ts', {
    listGroups: [
      {
        when: 'of all tags',
        call: ({ db }) => mails.listGroups(db, { tag: undefined, status: 1, scope: null }),
      },
      { when: 'of one tag', call: ({ db }) => mails.listGroups(db, { tag: 'TRANS', status: 1, scope: [1] }) },
    ],
  }),
  samplesOf<typeof identity>('adapters/staff-identity/embedded.ts', {
    createEmbeddedStaffIdentity: [
      {
        when: 'prove',
        call: ({ db }) => identity.createEmbeddedStaffIdentity(db, { demo: true }).prove('ana', 'wrong'),
      },
    ],
  }),
];
