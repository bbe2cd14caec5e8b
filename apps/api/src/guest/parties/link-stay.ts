import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { peopleToJoin } from '@traslado/domain/stay/linking';
import type { Db } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { admitStay } from '../../sellers/party/admit-stay.ts';
import {
  checkMember,
  claimOf,
  includedOfAll,
  isSameName,
  kindOf,
  type LinkFacts,
} from '../../sellers/party/check-member.ts';
import { draftedBy, mayKnow } from '../../sellers/party/drafter.ts';
import { keepParty } from '../../sellers/party/keep-party.ts';
import { known, membersOf, type PartyQuestion, readParty } from '../../sellers/party/read-party.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { Guesses } from '../../sellers/stay/count-guesses.ts';
import { proveByName } from '../../sellers/stay/prove-by-name.ts';
import { listStandings, type NewMember } from '../../store/party/repository.ts';
import { presentCandidate, presentParty } from './presenter.ts';

export type LinkDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly guesses: Guesses;
  readonly seller: Pick<Seller, 'included' | 'learnLink'>;
};

/** Most stays that ride on one booking, the guest's own among them. */
const mostStays = 13;

/**
 * Links a stay to the group in hand, which makes a new group: none is ever changed, so a booking keeps the one it was made of. A stay that
 * the PMS does not know as the guest's, or as linked to theirs, needs the last name of its guest, and is guarded like a sign-in; without
 * it, or with a wrong one, it is "not found" like an unknown number. So is, for staff, a stay of a property where they do not work. Where
 * the group's backend sells, it learns of every link first. At most six statements.
 */
export async function linkStay(
  deps: LinkDeps,
  question: PartyQuestion & {
    readonly other: StayName;
    readonly lastName: string | undefined;
    /** Arrival date of the other stay, where it was given. */
    readonly arrival: string | undefined;
    readonly ip: string;
    readonly language: Language;
  },
): Promise<CallAnswer<'linkConsecutiveStay'>> {
  const { db, pms, inventory, guesses, seller } = deps;
  const { lastName, arrival, drafter = null, ip, now, language } = question;
  const folio = normaliseFolio(question.other.folio);
  if (folio === null) throw new Refused('folio.invalid', { field: 'folio' });
  const name = { hotel: question.other.hotel, folio };
  const snapshot = inventory.current();
  const inHand = await readParty(deps, question, name);
  const { stays: group, couponId } = inHand;
  let other = inHand.other && mayKnow(snapshot, drafter, inHand.other) ? inHand.other : null;
  const [main] = group;
  admitStay(snapshot, main, now);
  const related = await known(pms.listRelatedStays({ hotel: main.hotel, folio: main.folio }));
  const standings = await listStandings(db, {
    main,
    stays: [name],
    couponId,
    draftedBy: draftedBy(drafter),
  });
  const standing = { snapshot, group, related, standings, now };
  let claim = other ? claimOf(standing, other) : 'none';
  if (claim === 'none' && lastName !== undefined) {
    const proved = await proveByName({ pms, guesses }, { folio, lastName, arrival, ip, now }, ({ stay }) =>
      mayKnow(snapshot, drafter, stay),
    );
    if (proved.kind === 'unavailable') throw new Refused('link.server_error', { retryAfterSeconds: 5 });
    // A PMS that is asked by name knows a stay only once its name was typed.
    if (proved.kind === 'proved' && isSameName(proved.found.stay, name)) {
      other ??= proved.found.stay;
      claim = claimOf(standing, other, true);
    }
  }
  // Theirs learns nothing of a stay that is not the guest's to link.
  const asked = other && claim !== 'none' ? [other] : [];
  const includedOf = await includedOfAll({ snapshot, included: seller.included }, [main, ...asked]);
  const facts: LinkFacts = { ...standing, includedOf };
  const refusal = checkMember(facts, other, claim);
  if (refusal || !other) throw new Refused(refusal ?? 'link.not_found', { field: 'folio' });
  const before = membersOf(inHand).filter((one) => group.some((stay) => isSameName(stay, one)));
  if (before.length >= mostStays) throw new Refused('field.out_of_range', { field: 'receptive_group_id' });
  const members: NewMember[] = [...before, { ...name, main: false, ...joining(facts, other), babySeats: 0 }];
  await seller.learnLink(main, name);
  const id = await keepParty(db, { drafter, action: 'stay.link', main, members, now });
  const linked = presentCandidate(facts, other, { refusal: 'link.already_selected', language });
  return { ...presentParty(id, members), linked };
}

function joining(
  facts: LinkFacts,
  other: Parameters<typeof kindOf>[1],
): { adults: number; children: number } {
  return peopleToJoin(
    kindOf(facts, other),
    facts.group.map((one) => ({ ...one, propertyCode: one.hotel })),
    { ...other, propertyCode: other.hotel },
  );
}
