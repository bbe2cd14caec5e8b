import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { peopleToJoin } from '@traslado/domain/stay/linking';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { Pms, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Guesses } from '../stays/count-guesses.ts';
import { proveByName } from '../stays/prove-by-name.ts';
import { admitStay } from './admit-stay.ts';
import { checkMember, claimOf, isSameName, kindOf, type LinkFacts } from './check-member.ts';
import { presentCandidate, presentGroup } from './presenter.ts';
import { type GroupQuestion, known, membersOf, readGroup } from './read-group.ts';
import { insertGroup, listStandings, type NewMember } from './repository.ts';

export type LinkDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly catalogue: Pick<Catalogue, 'current'>;
  readonly guesses: Guesses;
};

/** Most stays that ride on one booking, the guest's own among them. */
const mostStays = 13;

/**
 * Links a stay to the group in hand, which makes a new group: none is ever changed, so a booking keeps the one it was made of.
 * A stay that the PMS does not know to be the guest's, or to belong with theirs, needs the last name of its guest, and is guarded like a
 * sign-in; without it, or with a wrong one, it is "not found" like a number that is none.
 * Codes: those of `readGroup`, `stay.*` of the admission rules, `stay.too_many_tries`, `link.*`. At most six statements.
 */
export async function linkStay(
  deps: LinkDeps,
  question: GroupQuestion & {
    readonly other: StayName;
    readonly lastName: string | undefined;
    readonly ip: string;
    readonly language: Language;
  },
): Promise<CallAnswer<'linkConsecutiveStay'>> {
  const { db, pms, catalogue, guesses } = deps;
  const { lastName, ip, now, language } = question;
  const folio = normaliseFolio(question.other.folio);
  if (folio === null) throw new Refused('folio.invalid', { field: 'folio' });
  const name = { hotel: question.other.hotel, folio };
  const snapshot = catalogue.current();
  const inHand = await readGroup(deps, question, name);
  const { stays: group, other, couponId } = inHand;
  const [main] = group;
  admitStay(snapshot, main, now);
  const related = await known(pms.listRelatedStays({ hotel: main.hotel, folio: main.folio }));
  const standings = await listStandings(db, { main, stays: [name], couponId });
  const facts: LinkFacts = { snapshot, group, related, standings, now };
  let claim = other ? claimOf(facts, other) : 'none';
  if (claim === 'none' && lastName !== undefined) {
    const proved = await proveByName({ pms, guesses }, { folio, lastName, ip, now });
    if (proved.kind === 'unavailable') throw new Refused('link.server_error', { retryAfterSeconds: 5 });
    if (other && proved.kind === 'proved' && isSameName(proved.found.stay, other))
      claim = claimOf(facts, other, true);
  }
  const refusal = checkMember(facts, other, claim);
  if (refusal || !other) throw new Refused(refusal ?? 'link.not_found', { field: 'folio' });
  const before = membersOf(inHand).filter((one) => group.some((stay) => isSameName(stay, one)));
  if (before.length >= mostStays) throw new Refused('field.out_of_range', { field: 'receptive_group_id' });
  const members: NewMember[] = [...before, { ...name, main: false, ...joining(facts, other), babySeats: 0 }];
  const id = await insertGroup(db, { main, members, now });
  const linked = presentCandidate(facts, other, { refusal: 'link.already_selected', language });
  return { ...presentGroup(id, members), linked };
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
