import { FINDING_KINDS } from '@traslado/domain/booking/data-to-fix';
import { FIX_FIELDS } from '@traslado/domain/desk/fix-link';
import { z } from 'zod';
import { call } from '../call.ts';
import { couponId, id } from '../schemas/values.ts';
import { changeCalls } from './changes.ts';

/** The secret of a link. It travels in a body, never in an address. */
const key = z.string().max(80);
const kind = z.enum(FINDING_KINDS);
const direction = z.enum(['arrival', 'departure']);
const change = changeCalls.changeTransfer.shapes.body;

const exampleKey = 'q8Z3kA1vXbT0mN5rYw2LdA';

/** Correction of data by guests: signed in, or with a correction link that opens no session and reveals nothing else. */
export const fixLinkCalls = {
  listDataToFix: call({
    route: { method: 'GET', path: '/v1/transfers/coupons/{coupon_id}/data-to-fix', access: 'guest' },
    backend: 'own',
    summary: 'What the guest is asked to correct of a booking',
    shapes: {
      params: z.strictObject({ coupon_id: couponId }),
      answer: z.object({
        findings: z.array(
          z.object({
            kind,
            /** The ride that it is about; null for the whole booking. */
            transfer_id: id.nullable(),
            direction: direction.nullable(),
            /** The other booking on the flight, where its guest is the asking one; null for all others. */
            other: z.object({ coupon_id: couponId, service_name: z.string() }).nullable(),
          }),
        ),
      }),
    },
    refuses: ['coupon.not_found'],
    example: {
      params: { coupon_id: '7K3QW9ZC4T' },
      answer: { findings: [{ kind: 'phone', transfer_id: null, direction: null, other: null }] },
    },
  }),

  readFixLink: call({
    route: { method: 'POST', path: '/v1/fix-link', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'What is to be corrected with a link; reading it consumes nothing',
    shapes: {
      body: z.strictObject({ key }),
      answer: z.object({
        fields: z.array(
          z.object({
            field: z.enum(FIX_FIELDS),
            /** Why. */
            kinds: z.array(kind),
            /** The present value, masked. */
            shown: z.string(),
            /** Of the ride whose flight it is. */
            direction: direction.nullable(),
          }),
        ),
      }),
    },
    refuses: ['fix_link.over'],
    example: {
      body: { key: exampleKey },
      answer: { fields: [{ field: 'phone', kinds: ['phone'], shown: '+36••••4567', direction: null }] },
    },
  }),

  saveByFixLink: call({
    route: { method: 'POST', path: '/v1/fix-link/save', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Saves what a link lists and nothing else, by the rules of the guest, and uses the link up',
    shapes: {
      body: change
        .pick({
          phone: true,
          email: true,
          flight_code: true,
          flight_time: true,
          is_national: true,
          time_confirmed: true,
          night_confirmed: true,
          service_date: true,
        })
        .extend({ key }),
      answer: z.object({ saved: z.literal(true) }),
    },
    refuses: ['fix_link.over', 'field.unknown', ...changeCalls.changeTransfer.refuses],
    example: {
      body: { key: exampleKey, phone: '+3612345678' },
      answer: { saved: true },
    },
  }),
};
