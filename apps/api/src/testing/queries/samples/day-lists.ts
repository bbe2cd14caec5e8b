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
    flight: 'AA1234',
    flight_time: '2026-12-21 14:35',
    resort: '1',
    people: '2+1+0',
    service: '1',
    vehicles: '1',
    request: '',
    open: '',
  },
};

export const dayListSamples = [
  samplesOf('store/ride/day-list-repository.ts', dayLists, {
    listRides: [
      { when: 'of an airport', call: ({ db }) => dayLists.listRides(db, which) },
      { when: 'of one property, one way', call: ({ db }) => dayLists.listRides(db, ofOne) },
    ],
    listRidesById: ({ db }) => dayLists.listRidesById(db, [1, 2], [1]),
    listTheirBookings: ({ db }) => dayLists.listTheirBookings(db, '2026-12-21'),
    findLastPrint: ({ db }) => dayLists.findLastPrint(db, which),
    insertPrint: ({ tx }) =>
      dayLists.insertPrint(tx, which, { form: 'paper', rides: [ride], accountId: 1, username: 'ana', now }),
  }),
  samplesOf('store/ride/mark-repository.ts', marks, {
    lockRide: ({ tx }) => marks.lockRide(tx, 1),
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
    takeBackMark: ({ tx }) => marks.takeBackMark(tx, { markId: 1, rideId: 1 }, { username: 'ana' }, now),
    claimTelling: ({ db }) => marks.claimTelling(db, 1, now),
    findWithdrawn: ({ db }) => marks.findWithdrawn(db, 1),
  }),
];
