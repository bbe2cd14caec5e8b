import * as flights from '../../../adapters/flights/embedded.ts';
import * as pms from '../../../adapters/pms/embedded.ts';
import * as knownNames from '../../../adapters/pms/known-names-repository.ts';
import * as benefits from '../../../store/booking/benefit-repository.ts';
import * as groups from '../../../store/party/repository.ts';
import * as addedStays from '../../../store/stay/added-stay-repository.ts';
import * as bookingsOfStay from '../../../store/stay/coupon-repository.ts';
import * as sharedGroups from '../../../store/stay/party-repository.ts';
import { samplesOf } from '../sample.ts';
import { name, now, rider } from './facts.ts';

const other = { hotel: 'BP', folio: '100002-1' };

export const staySamples = [
  samplesOf('store/stay/added-stay-repository.ts', addedStays, {
    listAddedStays: ({ db }) =>
      addedStays.listAddedStays(db, { search: 'Rivera', hotels: ['BP'] }, { page: 1, page_size: 25 }),
    countAddedStays: ({ db }) => addedStays.countAddedStays(db, { search: '', hotels: null }),
    findAddedStay: ({ db }) => addedStays.findAddedStay(db, 1),
    insertAddedStay: ({ tx }) =>
      addedStays.insertAddedStay(
        tx,
        {
          ...name,
          lastName: 'Rivera',
          lastNameFolded: 'RIVERA',
          firstName: 'Ana',
          arrivalOn: '2026-12-21',
          departureOn: '2026-12-28',
          adults: 2,
          children: 0,
          country: 'MX',
          email: null,
          phone: null,
        },
        { by: 'some.body', now },
      ),
    deleteAddedStay: ({ tx }) => addedStays.deleteAddedStay(tx, name),
  }),
  samplesOf('store/stay/coupon-repository.ts', bookingsOfStay, {
    findBookingsOfStay: ({ db }) => bookingsOfStay.findBookingsOfStay(db, name),
  }),
  samplesOf('store/stay/party-repository.ts', sharedGroups, {
    findSharedParty: ({ db }) => sharedGroups.findSharedParty(db, name, other),
  }),
  samplesOf('store/booking/benefit-repository.ts', benefits, {
    findBenefitUsed: ({ tx }) => benefits.findBenefitUsed(tx, { main: name, stays: [name], trip: 'arrival' }),
  }),
  samplesOf('store/party/repository.ts', groups, {
    findPartyInHand: ({ tx }) =>
      groups.findPartyInHand(tx, {
        main: name,
        groupId: 1,
        couponCode: undefined,
        draftedBy: null,
        since: now,
      }),
    listStandings: ({ tx }) =>
      groups.listStandings(tx, { main: name, stays: [other], couponId: null, draftedBy: null }),
    listRidingMembers: ({ tx }) =>
      groups.listRidingMembers(tx, { main: name, groupId: 1, couponId: 1, draftedBy: null }),
    insertParty: [
      {
        answers: [[{ id: 1 }]],
        call: ({ db }) => groups.insertParty(db, { main: name, members: [rider], draftedBy: null, now }),
      },
    ],
    updatePartyBooked: ({ tx }) => groups.updatePartyBooked(tx, 1),
  }),
  samplesOf('adapters/pms/embedded.ts', pms, {
    createEmbeddedPms: [
      {
        when: 'proveStay',
        call: ({ db }) =>
          pms.createEmbeddedPms(db).proveStay({ key: '1000011', folio: '100001-1', lastName: 'Rivera' }),
      },
      {
        when: 'proveStay of an agency',
        call: ({ db }) =>
          pms
            .createEmbeddedPms(db)
            .proveStay({ key: 'EX77', folio: 'EX-77', lastName: 'Rivera', arrival: '2026-12-21' }),
      },
      { when: 'findStay', call: ({ db }) => pms.createEmbeddedPms(db).findStay(name) },
      { when: 'listStays', call: ({ db }) => pms.createEmbeddedPms(db).listStays([name, other]) },
      { when: 'listStaysOfGuest', call: ({ db }) => pms.createEmbeddedPms(db).listStaysOfGuest('N-1') },
      { when: 'listRelatedStays', call: ({ db }) => pms.createEmbeddedPms(db).listRelatedStays(name) },
    ],
  }),
  samplesOf('adapters/pms/known-names-repository.ts', knownNames, {
    findNames: ({ db }) => knownNames.findNames(db, [name]),
    findStayOfGuest: ({ db }) => knownNames.findStayOfGuest(db, 'N-1'),
    rememberNames: ({ db }) =>
      knownNames.rememberNames(db, [{ ...name, lastName: 'Rivera', nameId: 'N-1' }], now),
  }),
  samplesOf('adapters/flights/embedded.ts', flights, {
    createEmbeddedFlights: [
      { when: 'findByKey', call: ({ db }) => flights.createEmbeddedFlights(db).findByKey('AA1205') },
      { when: 'find', call: ({ db }) => flights.createEmbeddedFlights(db).find('AA1205', 'A', '2026-12-21') },
    ],
  }),
];
