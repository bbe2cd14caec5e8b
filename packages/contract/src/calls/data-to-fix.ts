import { FINDING_KINDS } from '@traslado/domain/booking/data-to-fix';
import { FIX_FIELDS, FIX_LINK_STATES } from '@traslado/domain/desk/fix-link';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, idText, instant } from '../schemas/values.ts';

const params = z.strictObject({ id: idText });
const direction = z.enum(['arrival', 'departure']);

/** Data of a booking that would fail on the day, for staff. */
export const dataToFixCalls = {
  getDataToFix: call({
    route: {
      method: 'GET',
      path: '/v1/staff/bookings/{id}/data-to-fix',
      access: 'staff',
      permission: 'coupons:see',
    },
    backend: 'own',
    summary: 'What of a booking would fail on the day, what was mended, and the link that was made last',
    shapes: {
      params,
      answer: z.object({
        /** What stands comes first. */
        findings: z.array(
          z.object({
            id,
            kind: z.enum(FINDING_KINDS),
            /** Of the ride that it is about; null for the whole booking. */
            direction: direction.nullable(),
            /** The other booking of a party that rides twice, where the caller sees it. */
            other: z.object({ id, number: z.string() }).nullable(),
            found_at: instant,
            /** When the guest was mailed about it. */
            asked_at: instant.nullable(),
            resolved_at: instant.nullable(),
          }),
        ),
        link: z
          .object({
            state: z.enum(FIX_LINK_STATES),
            way: z.enum(['mail', 'show']),
            made_at: instant,
            /** Null where a check mailed it. */
            made_by: z.string().nullable(),
            opened_at: instant.nullable(),
          })
          .nullable(),
        /** What a link could be made for now, by the caller. */
        fields: z.array(z.enum(FIX_FIELDS)),
      }),
    },
    refuses: ['coupon.not_found'],
    example: {
      params: { id: '41' },
      answer: {
        findings: [
          {
            id: 7,
            kind: 'phone',
            direction: null,
            other: null,
            found_at: '2026-11-24T08:00:00.000Z',
            asked_at: null,
            resolved_at: null,
          },
        ],
        link: null,
        fields: ['phone'],
      },
    },
  }),

  /** The address is told this once: only the hash of what opens it is kept. */
  makeFixLink: call({
    route: {
      method: 'POST',
      path: '/v1/staff/bookings/{id}/fix-link',
      access: 'staff',
      permission: 'coupons:act',
    },
    backend: 'own',
    summary: 'Makes a link with which the guest corrects their data, in place of the one before; told once',
    shapes: {
      params,
      answer: z.object({ address: z.string(), fields: z.array(z.enum(FIX_FIELDS)) }),
    },
    refuses: ['coupon.not_found', 'coupon.stale', 'fix_link.nothing'],
    example: {
      params: { id: '41' },
      answer: {
        address: 'https://transfers.example.com/fix#link=q8Z3kA1vXbT0mN5rYw2LdA',
        fields: ['phone'],
      },
    },
  }),
};
