import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { checkPartyPassengers } from '@traslado/domain/booking/passengers';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { admitStay } from '../../sellers/party/admit-stay.ts';
import { checkMember, claimOf, includedOfAll } from '../../sellers/party/check-member.ts';
import { type Drafter, draftedBy, mayKnow } from '../../sellers/party/drafter.ts';
import { keepParty } from '../../sellers/party/keep-party.ts';
import { findIn, known, readParty } from '../../sellers/party/read-party.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { listStandings, type NewMember } from '../../store/party/repository.ts';
import { presentParty } from './presenter.ts';

export type PartyDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly seller: Pick<Seller, 'included'>;
};

type Body = CallRequest<'createReceptiveGroup'>['body'];

/**
 * Puts the guest's stay and others together on one booking, to come or being changed, with their counters. A stay that is neither theirs
 * nor linked by them before is only "not found".
 */
export async function createReceptiveGroup(
  deps: PartyDeps,
  {
    guest,
    body,
    drafter = null,
    now,
  }: {
    guest: GuestCaller;
    body: Body;
    /** Staff in the guest's place. */
    drafter?: Drafter;
    now: number;
  },
): Promise<CallAnswer<'createReceptiveGroup'>> {
  const { db, pms, seller } = deps;
  const members = membersOf(body);
  const [main, ...others] = members;
  if (!main || main.hotel !== guest.hotel || main.folio !== guest.folio)
    throw new Refused('stay.not_found', { field: 'folio' });
  checkCounters(members);
  const snapshot = deps.inventory.current();
  // The former selection does not matter, only the booking under change.
  const { stays, couponId } = await readParty(deps, {
    guest,
    hotel: main.hotel,
    folio: main.folio,
    groupId: 0,
    couponCode: body.coupon_id,
    drafter,
    now,
  });
  const [own] = stays;
  admitStay(snapshot, own, now);
  if (others.length > 0) {
    const found = await known(pms.listStays(others.map(({ hotel, folio }) => ({ hotel, folio }))));
    // Stays that ride on the booking already are known to them, at any resort.
    const named = found.filter((stay) => findIn(stays, stay) || mayKnow(snapshot, drafter, stay));
    const related = await known(pms.listRelatedStays({ hotel: own.hotel, folio: own.folio }));
    const standings = await listStandings(db, {
      main: own,
      stays: others,
      couponId,
      draftedBy: draftedBy(drafter),
    });
    const group: [PmsStay, ...PmsStay[]] = [own];
    const beside = { snapshot, group, related, standings, now };
    const asked = named.filter((stay) => claimOf(beside, stay) !== 'none');
    const facts = {
      ...beside,
      includedOf: await includedOfAll({ snapshot, included: seller.included }, [own, ...asked]),
    };
    for (const { index, other } of inOrderOfLinking(own, others, named)) {
      const refusal = checkMember(facts, other, other ? claimOf(facts, other) : 'none');
      if (refusal || !other)
        throw new Refused(refusal ?? 'link.not_found', { field: `reservations.${index}.folio` });
      group.push(other);
    }
  }
  const id = await keepParty(db, { drafter, action: 'stay.group', main, members, now });
  return presentParty(id, members);
}

/**
 * The stays in an order in which each can follow the ones before it: a third stay joins a second, whichever a form names first. Stays
 * before the guest's own come nearest first, then stays after it.
 */
function inOrderOfLinking(own: PmsStay, others: readonly NewMember[], named: readonly PmsStay[]) {
  const wished = others.map((member, index) => ({ index, other: findIn(named, member) }));
  const distance = ({ other }: { other: PmsStay | null }): number =>
    other ? Math.abs(Date.parse(other.arrivalOn) - Date.parse(own.arrivalOn)) : 0;
  return wished.sort((a, b) => distance(a) - distance(b) || a.index - b.index);
}

function membersOf(body: Body): NewMember[] {
  const { reservations, coupon_id: _, ...first } = body;
  return [first, ...reservations].map((one, index) => {
    const field = index === 0 ? 'folio' : `reservations.${index - 1}.folio`;
    const folio = normaliseFolio(one.folio);
    if (folio === null) throw new Refused('folio.invalid', { field });
    return {
      hotel: one.hotel,
      folio,
      main: index === 0,
      adults: one.adults,
      children: one.minors,
      babySeats: one.baby,
    };
  });
}

const wireCounters: Readonly<Record<string, string>> = { children: 'minors', babySeats: 'baby' };

/** `passengers.1.children` of the rules is `reservations[0][minors]` of the form. */
function checkCounters(members: readonly NewMember[]): void {
  const issues = checkPartyPassengers(members).map((issue) => {
    const [, index = '0', counter = ''] = issue.field.split('.');
    const name = wireCounters[counter] ?? counter;
    return { ...issue, field: index === '0' ? name : `reservations.${Number(index) - 1}.${name}` };
  });
  if (issues[0]) throw new Refused(issues[0].code, { issues });
}
