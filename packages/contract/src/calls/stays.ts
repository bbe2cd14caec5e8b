import { z } from 'zod';
import { call } from '../call.ts';
import { exampleGroup, exampleLinked, exampleNextStay, exampleRoom, exampleStay } from '../examples/stays.ts';
import { linkRefusals, passengerRefusals, stayRefusals } from '../refusal-groups.ts';
import {
  arrivalOfStay,
  candidateStay,
  draftGroup,
  groupMember,
  ofStay,
  receptiveGroup,
  stay,
} from '../schemas/stays.ts';
import { couponId, folioText, hotelCode, lastNameText, session, typedNumber } from '../schemas/values.ts';

/** Stays, and those that ride together. */
export const stayCalls = {
  findStay: call({
    route: {
      method: 'GET',
      path: '/api/v2/reservations/reservationByReference/{lastname}/{folio}',
      access: 'app',
    },
    backend: 'mobile',
    summary:
      'Proves a stay by last name and confirmation number, or the agency’s number (externalReference) with query arrival; opens the guest session. The agency’s number without the arrival date, and one of two stays alike, is 404 like any wrong number',
    shapes: {
      params: z.strictObject({ lastname: lastNameText, folio: typedNumber.min(1) }),
      query: z.strictObject({ arrival: arrivalOfStay }),
      answer: stay.extend({ session }),
    },
    refuses: ['stay.not_found', 'stay.arrival_required', 'backend.unavailable'],
    example: { params: { lastname: 'Rivera', folio: 'BP100001-1' }, query: {}, answer: exampleStay },
  }),

  /** Stays of the same guest at other times, by arrival. */
  listConsecutiveStays: call({
    route: {
      method: 'GET',
      path: '/api/v2/reservations/consecutives',
      access: 'guest',
    },
    backend: 'mobile',
    summary: 'Stays of the same guest before and after their own, by arrival, and which may be linked',
    shapes: {
      query: z.strictObject({
        ...ofStay,
        /** The group in hand, which the candidates would join; left out or 0: the stays of `coupon_id`; without that the one linked last, for 0 none. */
        receptive_group_id: draftGroup.optional(),
        /** The booking whose stays are being changed: that they ride on it does not count against them. */
        coupon_id: couponId.optional(),
      }),
      answer: z.array(candidateStay),
    },
    refuses: [
      'stay.not_found',
      'coupon.not_found',
      'stay.no_longer_available',
      'group.not_found',
      'folio.invalid',
      'link.server_error',
    ],
    example: {
      query: { resort: 'BP', reservation: 'BP100004-1', nameId: '500004' },
      answer: [exampleNextStay],
    },
  }),

  /** Rooms that the PMS knows to belong with the stay, and other rooms of the same guest for the same dates. */
  listRelatedStays: call({
    route: {
      method: 'POST',
      path: '/API/GetListRelatedReservations',
      access: 'guest',
      body: 'json',
    },
    backend: 'reservations',
    summary: 'Rooms that belong with the guest’s own, and which may be linked',
    shapes: {
      body: z.strictObject({
        data: z.strictObject({
          ...ofStay,
          receptive_group_id: z.int().min(0).max(2_147_483_647).optional(),
          coupon_id: couponId.optional(),
        }),
      }),
      answer: z.array(candidateStay),
    },
    refuses: [
      'stay.not_found',
      'coupon.not_found',
      'stay.no_longer_available',
      'group.not_found',
      'folio.invalid',
      'link.server_error',
    ],
    example: {
      body: { data: { resort: 'BP', reservation: 'BP100005-1', nameId: '500005' } },
      answer: [exampleRoom],
    },
  }),

  /** Links a stay to the guest's own. Groups never change once they are made: the answer is a new one with one stay more. */
  linkConsecutiveStay: call({
    route: {
      method: 'POST',
      path: '/v1/transfers/consecutive-reserves/Consecutive/{baseHotel}/{baseFolio}/{hotel}/{folio}',
      access: 'guest',
    },
    backend: 'transfers',
    summary: 'Links a stay that follows, goes before or shares the dates, to the guest’s own',
    shapes: {
      params: z.strictObject({
        baseHotel: hotelCode,
        baseFolio: folioText,
        hotel: hotelCode,
        folio: folioText,
      }),
      query: z.strictObject({
        /** Proves a stay that the PMS does not know to belong to the guest's own: its guest's last name, as at sign-in. */
        last_name: lastNameText.optional(),
        /** Of the stay to be linked, beside its last name. */
        arrival: arrivalOfStay,
        receptive_group_id: draftGroup.optional(),
        coupon_id: couponId.optional(),
      }),
      answer: receptiveGroup.extend({
        /** The stay that was linked. */
        linked: candidateStay,
      }),
    },
    refuses: [
      'stay.not_found',
      'coupon.not_found',
      ...stayRefusals,
      'stay.arrival_required',
      'group.not_found',
      'folio.invalid',
      ...linkRefusals,
    ],
    example: {
      params: { baseHotel: 'BP', baseFolio: 'BP100004-1', hotel: 'PM', folio: 'PM100004-1' },
      query: {},
      answer: exampleLinked,
    },
  }),

  createReceptiveGroup: call({
    route: {
      method: 'POST',
      path: '/v1/transfers/receptive-group-booking/receptive-group',
      access: 'guest',
      body: 'multipart',
    },
    backend: 'transfers',
    summary: 'Puts stays together that ride on one coupon',
    shapes: {
      body: groupMember.extend({
        reservations: z.array(groupMember).max(12).default([]),
        /** The booking whose stays are being changed, when the group is for `changeTransfer`. */
        coupon_id: couponId.optional(),
      }),
      answer: receptiveGroup,
    },
    refuses: [
      'stay.not_found',
      'coupon.not_found',
      ...stayRefusals,
      'folio.invalid',
      ...passengerRefusals,
      ...linkRefusals,
      'backend.unavailable',
    ],
    example: {
      body: {
        hotel: 'BP',
        folio: 'BP100005-1',
        adults: '2',
        minors: '1',
        baby: '0',
        reservations: [{ hotel: 'BP', folio: 'BP100006-1', adults: '2', minors: '0', baby: '0' }],
      },
      answer: exampleGroup,
    },
  }),
};
