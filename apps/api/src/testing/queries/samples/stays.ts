import * as flights from '../../../adapters/flights/embedded.ts';
import * as pms from '../../../adapters/pms/embedded.ts';
import * as benefits from '../../../store/booking/benefit-repository.ts';
import * as groups from '../../../store/party/repository.ts';
import * as addedStays from '../../../store/stay/added-stay-repository.ts';
import { samplesOf } from '../sample.ts';
import { name, now, rider } from './facts.ts';

const other = { hotel: 'BP', folio: '100002-1' };

export const staySamples = [
  samplesOf<typeof addedStays>('store/stay/added-stay-repository.ts', {
    listStaysByKey: ({ db }) => addedStays.listStaysByKey(db, ['BP1000011']),
    countAddedStays: ({ db }) => addedStays.countAddedStays(db, { search: '', hotels: null }),
  }),
  samplesOf<typeof benefits>('store/booking/benefit-repository.ts', {
    findBenefitUsed: ({ tx }) => benefits.findBenefitUsed(tx, { main: name, stays: [name], trip: 'arrival' }),
  }),
  samplesOf<typeof groups>('store/party/repository.ts', {
    insertParty: [
      {
        answers: [[{ id: 1 }]],
        call: ({ db }) => groups.insertParty(db, { main: name, members: [rider], draftedBy: null, now }),
      },
    ],
  }),
  samplesOf<typeof pms>('adapters/pms/embedded.ts', {
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
  samplesOf<typeof flights>('adapters/flights/embedded.ts', {
    createEmbeddedFlights: [
      {
        when: 'findByKey',
        call: ({ db }) => flights.createEmbeddedFlights(db, () => {}).findByKey('AA1205'),
      },
      {
        when: 'find',
        call: ({ db }) => flights.createEmbeddedFlights(db, () => {}).find('AA1205', 'A', '2026-12-21'),
      },
    ],
  }),
];
