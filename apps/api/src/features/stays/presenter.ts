import type { CallAnswer } from '@traslado/contract/schemas';
import { SALE_CURRENCY } from '@traslado/domain/money';
import { companyOf } from '@traslado/domain/stay/company';
import type { Language, Property } from '../../catalogue/records.ts';
import { problemText } from '../../http/problems.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { stayFields } from './stay-fields.ts';

export type StayView = Omit<CallAnswer<'findStay'>, 'session'>;

/** A stay with the field names of the wire, and what its guest may do now. */
export function presentStay(
  stay: PmsStay,
  property: Property,
  more: { readonly coupons: readonly string[]; readonly refusal: string | null; readonly language: Language },
): StayView {
  return {
    room: stay.room,
    email: stay.email,
    phone: stay.phone,
    usingMember: stay.usingMember,
    externalReference: stay.externalReference,
    mBenefits: stay.mBenefits,
    companyId: stay.companyId,
    agencyCode: stay.agencyCode,
    country: stay.country,
    clubInformation: { ...stay.club, otherAffiliations: [...stay.club.otherAffiliations] },
    company: companyOf(stay.country),
    currency: SALE_CURRENCY,
    exchange: 1,
    viewer: {
      canBook: more.refusal === null,
      refusal:
        more.refusal === null
          ? null
          : { code: more.refusal, detail: problemText(more.refusal, more.language) },
      coupons: [...more.coupons],
    },
    // Spread last: fields added to a spread object are stored one by one, ten times as slow, and a look-up is made of this.
    ...stayFields(stay, property),
  };
}
