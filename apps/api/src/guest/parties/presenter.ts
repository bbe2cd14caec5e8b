import type { RefusalCode } from '@traslado/contract/refusals';
import type { CallAnswer } from '@traslado/contract/schemas';
import { maskEmail, maskPhone } from '@traslado/domain/contact/mask';
import type { Language } from '@traslado/domain/language';
import { peopleToJoin } from '@traslado/domain/stay/linking';
import { problemText } from '../../http/problems.ts';
import type { PmsStay } from '../../ports/pms.ts';
import { kindOf, type LinkFacts } from '../../sellers/party/check-member.ts';
import { stayFields } from '../../sellers/stay/stay-fields.ts';
import type { NewMember } from '../../store/party/repository.ts';

export type CandidateView = CallAnswer<'listConsecutiveStays'>[number];
export type PartyView = CallAnswer<'createReceptiveGroup'>;

/** A stay that may ride along, as far as another guest may see it. `refusal`: the reason against a link now. */
export function presentCandidate(
  facts: LinkFacts,
  stay: PmsStay,
  { refusal, language }: { readonly refusal: RefusalCode | null; readonly language: Language },
): CandidateView {
  const property = facts.snapshot.propertyByCode(stay.hotel);
  const kind = kindOf(facts, stay);
  const people = peopleToJoin(
    kind,
    facts.group.map((one) => ({ ...one, propertyCode: one.hotel })),
    { ...stay, propertyCode: stay.hotel },
  );
  return {
    ...stayFields(stay, property),
    hotel: stay.hotel,
    arv_date: stay.arrivalOn,
    depart_dt: stay.departureOn,
    email: stay.email && maskEmail(stay.email),
    phone: stay.phone && maskPhone(stay.phone),
    link: {
      kind,
      canLink: refusal === null,
      refusal: refusal === null ? null : { code: refusal, detail: problemText(refusal, language) },
      adults: people.adults,
      minors: people.children,
      baby: 0,
    },
  };
}

export function presentParty(id: number, members: readonly NewMember[]): PartyView {
  return {
    receptive_group_id: id,
    reservations: members.map(({ hotel, folio, adults, children, babySeats, main }) => ({
      hotel,
      folio,
      adults,
      minors: children,
      baby: babySeats,
      main,
    })),
  };
}
