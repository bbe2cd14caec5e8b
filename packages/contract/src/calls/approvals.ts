import { LOWERING_REASONS } from '@traslado/domain/desk/money-authority';
import { z } from 'zod';
import { call } from '../call.ts';
import { exampleKey } from '../examples/bookings.ts';
import { overrides, said } from '../schemas/acting.ts';
import {
  amountText,
  approval,
  erasureWish,
  guestData,
  limitBody,
  oneRequest,
  personLimit,
  refundRequest,
  refundRoom,
  refundWish,
  refusal,
  requestList,
  requestQuery,
} from '../schemas/approvals.ts';
import { preview } from '../schemas/changes.ts';
import { currency, decimalAmount, idempotencyKey, idText } from '../schemas/values.ts';

const limiting = ['limit.own', 'limit.not_held', 'amount.invalid', 'person.last_administrator'] as const;
const see = { access: 'staff', permission: 'refunds:see' } as const;
const ask = { access: 'staff', permission: 'refunds:ask' } as const;
const decide = { access: 'staff', permission: 'refunds:decide' } as const;
const byId = z.strictObject({ id: idText });
const roleLimit = z.object({ limit: personLimit.shape.limit });

const example: z.output<typeof refundRequest> = {
  id: 3,
  kind: 'refund',
  state: 'waiting',
  amount: 220,
  currency: 'USD',
  reason: 'ride_late',
  note: 'The van came two hours late. Promised on the phone.',
  asked_by: 'concierge.demo',
  asked_by_name: 'Camila Recepción',
  asked_at: '2026-11-21T14:02:00.000Z',
  expires_at: '2026-11-23T14:02:00.000Z',
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  decision_note: null,
  is_given_at_once: false,
  booking: {
    id: 41,
    number: 'CH4D8RYK2M',
    guest: 'Choudhury',
    folio: 'BP100403-1',
    hotel_name: 'Bahía Perla',
    ride_at: '2026-12-21T19:35:00.000Z',
    time_zone: 'America/Cancun',
  },
};
const decided = {
  ...example,
  decided_by: 'finance2.demo',
  decided_by_name: 'Federico Saldo',
  decided_at: '2026-11-21T15:00:00.000Z',
};
const params = { id: '3' };
const deciding = [
  'refund_request.not_found',
  'refund_request.decided',
  'refund_request.expired',
  'refund_request.stale',
] as const;

/** Authority over money: refunds and price reductions by hand within the caller's own limit, and above it with a second person. */
export const approvalCalls = {
  getRefundRoom: call({
    route: { method: 'GET', path: '/v1/staff/bookings/{id}/refund-requests', ...see },
    backend: 'own',
    summary: 'How much of a booking can be given back by hand, and what was given and asked for before',
    shapes: { params: byId, answer: refundRoom },
    refuses: ['coupon.not_found'],
    example: {
      params: { id: '41' },
      answer: {
        version: 1,
        currency: 'USD',
        free: 220,
        by_hand: 0,
        limit: 100,
        at_once: 100,
        is_disputed: false,
        can_ask: true,
        open_payment: null,
        requests: [example],
      },
    },
  }),

  askRefund: call({
    route: {
      method: 'POST',
      path: '/v1/staff/bookings/{id}/refund-requests',
      ...ask,
      body: 'json',
      status: 201,
    },
    backend: 'own',
    summary:
      'Gives money back by hand, on the version in If-Match: at once within the caller’s limit, above it as a request',
    shapes: { params: byId, body: refundWish, answer: refundRequest },
    refuses: [
      'coupon.not_found',
      'coupon.stale',
      'refund.disputed',
      'refund.exceeds_paid',
      'refund_request.waiting',
      'intent.other_body',
      'amount.invalid',
      'text.card_number',
    ],
    example: {
      params: { id: '41' },
      body: {
        amount: '220.00',
        reason: 'ride_late',
        note: example.note,
        uuidReference: '0c6f8d1e-5b1f-4f0e-9a51-3d8f4a9e2b10',
      },
      answer: example,
    },
  }),

  /** Above the caller's limit, a second person decides on it as on a refund. */
  lowerPrice: call({
    route: {
      method: 'POST',
      path: '/v1/staff/bookings/{id}/lower-price',
      access: 'staff',
      permission: 'coupons:override',
      body: 'json',
    },
    backend: 'own',
    summary:
      'Lets a part of a price go that is not paid yet: at once within the caller’s limit, above it as a request; preview=1 only tells',
    shapes: {
      params: byId,
      query: preview,
      body: z.strictObject({
        /** USD off the due price. */
        amount: amountText,
        reason: z.enum(LOWERING_REASONS).optional(),
        /** Always needed for the action itself. Guests never see it. */
        note: said.note,
        uuidReference: idempotencyKey,
      }),
      answer: z.object({
        applied: z.boolean(),
        /** The deciding person: the caller at once, or a second person. */
        way: z.enum(['at_once', 'second_person']),
        /** To be paid before, and with so much less. */
        price: z.object({ old: decimalAmount, new: decimalAmount }),
        currency,
        overrides,
        /** Null in a preview. */
        request: refundRequest.nullable(),
      }),
    },
    refuses: [
      'coupon.not_found',
      'coupon.replaced',
      'coupon.stale',
      'coupon.state',
      'booking.no_longer_available',
      'payment.under_way',
      'price.nothing_left',
      'refund_request.waiting',
      'intent.other_body',
      'amount.invalid',
      'text.card_number',
      'override.not_allowed',
      'override.over_limit',
    ],
    example: {
      params: { id: '41' },
      query: { preview: '1' },
      body: { amount: '20.00', uuidReference: exampleKey },
      answer: {
        applied: false,
        way: 'at_once',
        price: { old: 84, new: 64 },
        currency: 'USD',
        overrides: [{ rule: 'price', needs_note: true, limit: 100 }],
        request: null,
      },
    },
  }),

  listRefundRequests: call({
    route: { method: 'GET', path: '/v1/staff/refund-requests', ...see },
    backend: 'own',
    summary: 'What waits for a second person, those about the next ride first; or what is over',
    shapes: { query: requestQuery, answer: requestList },
    refuses: [],
    example: {
      query: { state: 'waiting', page: '1', page_size: '25' },
      answer: { rows: [example], total: 1, waiting: 1, page: 1, page_size: 25 },
    },
  }),

  getRefundRequest: call({
    route: { method: 'GET', path: '/v1/staff/refund-requests/{id}', ...see },
    backend: 'own',
    summary:
      'One request, what else the same person asked for in 30 days, and whether the caller can approve it',
    shapes: { params: byId, answer: oneRequest },
    refuses: ['refund_request.not_found'],
    example: {
      params,
      answer: {
        request: example,
        others: [],
        viewer: {
          approve: 'refund_request.over_limit',
          reason: 'This is above your limit. A colleague with a higher limit has to approve it.',
          can_decline: true,
        },
      },
    },
  }),

  approveRefundRequest: call({
    route: { method: 'POST', path: '/v1/staff/refund-requests/{id}/approve', ...decide, body: 'json' },
    backend: 'own',
    summary:
      'Approves a refund or a lower price as the second person, for the amount that they saw, and gives it',
    shapes: { params: byId, body: approval, answer: refundRequest },
    refuses: [
      ...deciding,
      'refund_request.other_amount',
      'refund_request.own',
      'refund_request.over_limit',
      'refund_request.person_unknown',
      'refund.disputed',
      'refund.exceeds_paid',
      // Reasons against an erasure.
      'erasure.ride_to_come',
      'erasure.money_open',
      'erasure.done',
      // Reasons against a price reduction at that time.
      'coupon.state',
      'coupon.replaced',
      'booking.no_longer_available',
      'payment.under_way',
      'price.nothing_left',
    ],
    example: { params, body: { amount: '220.00' }, answer: { ...decided, state: 'approved' } },
  }),

  declineRefundRequest: call({
    route: { method: 'POST', path: '/v1/staff/refund-requests/{id}/decline', ...decide, body: 'json' },
    backend: 'own',
    summary: 'Declines what waits, with why',
    shapes: { params: byId, body: refusal, answer: refundRequest },
    refuses: [...deciding, 'text.card_number'],
    example: {
      params,
      body: { note: 'The driver was there in time.' },
      answer: { ...decided, state: 'declined', decision_note: 'The driver was there in time.' },
    },
  }),

  getGuestData: call({
    route: {
      method: 'GET',
      path: '/v1/staff/bookings/{id}/guest-data',
      access: 'staff',
      permission: 'guest-data:see',
    },
    backend: 'own',
    summary: 'All that is kept of the guest of a booking, over all bookings of the stay',
    shapes: { params: byId, answer: guestData },
    refuses: ['coupon.not_found'],
    example: {
      params: { id: '41' },
      answer: {
        bookings: [{ id: 41, number: 'CH4D8RYK2M' }],
        folio: 'BP100403-1',
        erased: {
          names: ['Anita Choudhury'],
          emails: ['anita@visitor.example'],
          phones: ['+15555550143'],
          flights: ['AA1234'],
          ...{ letters: 2, messages: 1, notes: 1, consents: 1, audit_entries: 0 },
        },
        kept: {
          rides: [{ at: '2026-10-21T19:35:00.000Z', time_zone: 'America/Cancun' }],
          paid: 220,
          given_back: 0,
          currency: 'USD',
        },
        refusal: null,
        reason: null,
        request: null,
      },
    },
  }),

  askErasure: call({
    route: {
      method: 'POST',
      path: '/v1/staff/bookings/{id}/guest-data/erasure',
      access: 'staff',
      permission: 'guest-data:ask',
      body: 'json',
      status: 201,
    },
    backend: 'own',
    summary:
      'Asks a second person to erase the guest of a booking, with all bookings of the stay; amounts and ride times stay',
    shapes: { params: byId, body: erasureWish, answer: refundRequest },
    refuses: [
      'coupon.not_found',
      'erasure.ride_to_come',
      'erasure.money_open',
      'erasure.done',
      'erasure.names_guest',
      'refund_request.waiting',
      'intent.other_body',
      'text.card_number',
    ],
    example: {
      params: { id: '41' },
      body: { reason: 'guest_asked', note: 'Letter of November 12, case 4711.', uuidReference: exampleKey },
      answer: { ...example, kind: 'erasure', amount: 0, reason: 'guest_asked' },
    },
  }),

  getPersonLimit: call({
    route: { method: 'GET', path: '/v1/staff/people/{id}/limit', access: 'staff', permission: 'people:see' },
    backend: 'own',
    summary: 'How much of one booking somebody gives back or lets go on their own',
    shapes: { params: byId, answer: personLimit },
    refuses: ['person.not_found'],
    example: { params, answer: { own: null, of_roles: 100, limit: 100 } },
  }),

  setPersonLimit: call({
    route: {
      method: 'PUT',
      path: '/v1/staff/people/{id}/limit',
      access: 'staff',
      permission: 'people:change',
      body: 'json',
    },
    backend: 'own',
    summary: 'Sets the limit of an account, which stands above that of its roles, up to the caller’s own',
    shapes: { params: byId, body: limitBody, answer: personLimit },
    refuses: ['person.not_found', 'person.above_you', ...limiting],
    example: { params, body: { limit: '5000' }, answer: { own: 5_000, of_roles: 500, limit: 5_000 } },
  }),

  getRoleLimit: call({
    route: { method: 'GET', path: '/v1/staff/roles/{id}/limit', access: 'staff', permission: 'roles:see' },
    backend: 'own',
    summary: 'How much of one booking the holders of a role give back or let go on their own',
    shapes: { params: byId, answer: roleLimit },
    refuses: ['role.not_found'],
    example: { params, answer: { limit: 100 } },
  }),

  setRoleLimit: call({
    route: {
      method: 'PUT',
      path: '/v1/staff/roles/{id}/limit',
      access: 'staff',
      permission: 'people:change',
      body: 'json',
    },
    backend: 'own',
    summary: 'Sets the limit of a role, up to the caller’s own; nobody raises that of a role they have',
    shapes: { params: byId, body: limitBody, answer: roleLimit },
    refuses: ['role.not_found', 'role.above_you', ...limiting],
    example: { params, body: { limit: '100' }, answer: { limit: 100 } },
  }),
};
