import { FINDING_KINDS } from '@traslado/domain/booking/data-to-fix';
import { FIX_FIELDS, FIX_LINK_STATES } from '@traslado/domain/desk/fix-link';
import { z } from 'zod';
import { call } from '../call.ts';
import { noteBody } from '../schemas/money.ts';
import { id, idText, instant } from '../schemas/values.ts';

const params = z.strictObject({ id: idText });
const byFinding = z.strictObject({ id: idText, finding: idText });
const ofRight = {
  path: '/v1/staff/bookings/{id}/findings/{finding}/right',
  access: 'staff',
  permission: 'coupons:act',
} as const;
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
        /** Standing findings come first. */
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
            /** The staff member who accepted it as right. Then it stands no longer. */
            right: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
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
        /** Fields that the caller could make a link for now. */
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
            right: null,
          },
        ],
        link: null,
        fields: ['phone'],
      },
    },
  }),

  /** The address is answered this once: only the hash of its secret is stored. */
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

  /** No check raises it again from the same facts. Of a party that rides twice it counts for both bookings. */
  markFindingRight: call({
    route: { method: 'PUT', ...ofRight, body: 'json' },
    backend: 'own',
    summary: 'Says that a finding is right as it is, with a note why',
    shapes: { params: byFinding, body: noteBody, answer: z.object({ right: z.literal(true) }) },
    refuses: ['coupon.not_found', 'finding.not_open'],
    example: {
      params: { id: '41', finding: '7' },
      body: { note: 'They really travel in two groups.' },
      answer: { right: true },
    },
  }),

  takeFindingBack: call({
    route: { method: 'DELETE', ...ofRight },
    backend: 'own',
    summary: 'Takes back that a finding is right as it is; the booking is checked again',
    shapes: { params: byFinding, answer: z.object({ right: z.literal(false) }) },
    refuses: ['coupon.not_found', 'finding.not_open'],
    example: { params: { id: '41', finding: '7' }, answer: { right: false } },
  }),
};
