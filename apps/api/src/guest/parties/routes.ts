import { type Binding, bind, guestOf } from '../../http/bind.ts';
import { createReceptiveGroup } from './create-receptive-group.ts';
import { type LinkDeps, linkStay } from './link-stay.ts';
import { listCandidates } from './list-candidates.ts';

/** Stays that ride together. */
export function bindParties(binding: Binding, deps: LinkDeps): void {
  bind(binding, 'listConsecutiveStays', ({ caller, query, language, now }) =>
    listCandidates({ ...deps, ...deps.seller, snapshot: deps.inventory.current() }, 'consecutive', {
      guest: guestOf(caller),
      hotel: query.resort,
      folio: query.reservation,
      groupId: query.receptive_group_id,
      couponCode: query.coupon_id,
      language,
      now,
    }),
  );

  bind(binding, 'listRelatedStays', ({ caller, body: { data }, language, now }) =>
    listCandidates({ ...deps, ...deps.seller, snapshot: deps.inventory.current() }, 'related', {
      guest: guestOf(caller),
      hotel: data.resort,
      folio: data.reservation,
      groupId: data.receptive_group_id,
      couponCode: data.coupon_id,
      language,
      now,
    }),
  );

  bind(binding, 'linkConsecutiveStay', ({ caller, params, query, ip, language, now }) =>
    linkStay(deps, {
      guest: guestOf(caller),
      hotel: params.baseHotel,
      folio: params.baseFolio,
      other: { hotel: params.hotel, folio: params.folio },
      lastName: query.last_name,
      arrival: query.arrival,
      groupId: query.receptive_group_id,
      couponCode: query.coupon_id,
      ip,
      language,
      now,
    }),
  );

  bind(binding, 'createReceptiveGroup', ({ caller, body, now }) =>
    createReceptiveGroup(deps, { guest: guestOf(caller), body, now }),
  );
}
