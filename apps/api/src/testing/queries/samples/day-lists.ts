import * as dayLists from '../../../store/ride/day-list-repository.ts';
import * as marks from '../../../store/ride/mark-repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

const which = { day: '2026-12-21', airportId: 1, propertyId: null, direction: null, scope: null } as const;
const ofOne = { ...which, propertyId: 1, direction: 'arrival', scope: [1] } as const;
const ride = {
  key: '1',
  version: '1.1',
  facts: {
    pick_up: '2026-12-21 14:35',
    terminal: '3',
    flight: 'AA1234',
    flight_time: '2026-12-21 14:35',
    resort: '1',
    people: '2+1+0',
    service: '1',
    vehicles: '1',
    special: '',
    request: '',
    open: '',
    expected_pick_up: '',
    flight_state: '',
  },
};

export const dayListSamples = [
  samplesOf<typeof dayLists>('store/ride/day-list-repository.ts', {
    listRides: [
      { when: 'of an airport', call: ({ db }) => dayLists.listRides(db, which) },
      { when: 'of one property, one way', call: ({ db }) => dayLists.listRides(db, ofOne) },
    ],
    insertPrint: ({ tx }) =>
      dayLists.insertPrint(tx, which, { form: 'paper', rides: [ride], accountId: 1, username: 'ana', now }),
  }),
  samplesOf<typeof marks>('store/ride/mark-repository.ts', {
    insertMark: [
      {
        answers: [[{ id: 1 }]],
        call: ({ tx }) =>
          marks.insertMark(
            tx,
            { rideId: 1, status: 'no_show', outcome: 'missed', reason: 'not_there', note: '' },
            { accountId: 1, username: 'ana' },
            now,
          ),
      },
    ],
  }),
];
