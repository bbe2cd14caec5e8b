import * as stayEvents from '../../../db/stay-events.ts';
import * as links from '../../../store/finding/link-repository.ts';
import * as checks from '../../../store/finding/repository.ts';
import { samplesOf } from '../sample.ts';
import { now } from './facts.ts';

export const dataCheckSamples = [
  samplesOf<typeof stayEvents>('db/stay-events.ts', {
    insertStayEvents: ({ tx }) =>
      stayEvents.insertStayEvents(tx, 41, {
        events: [{ hotel: 'BP', folio: 'BP100001-1', what: 'gone', old: null, new: null }],
        now,
      }),
  }),
  samplesOf<typeof checks>('store/finding/repository.ts', {
    updateFindings: ({ tx }) =>
      checks.updateFindings(
        tx,
        41,
        { findings: [{ kind: 'phone', rideId: null, otherId: null, facts: 'mark' }], untold: [] },
        now,
      ),
  }),
  samplesOf<typeof links>('store/finding/link-repository.ts', {
    insertFixLink: ({ tx }) =>
      links.insertFixLink(tx, {
        couponId: 41,
        hash: 'hash',
        fields: ['phone'],
        rideId: null,
        baseVersion: 1,
        way: 'show',
        by: { accountId: 7, username: 'concierge.demo' },
        now,
      }),
  }),
];
