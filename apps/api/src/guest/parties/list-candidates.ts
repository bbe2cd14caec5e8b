import type { Language } from '@traslado/domain/language';
import { isFound } from '@traslado/domain/stay/admission';
import { inOrderOfArrival, type LinkInput } from '@traslado/domain/stay/linking';
import { localDateOf } from '@traslado/domain/time/zone';
import type { Db } from '../../db/client.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import {
  checkMember,
  claimOf,
  includedOfAll,
  isSameName,
  kindOf,
  type LinkFacts,
} from '../../sellers/party/check-member.ts';
import { known, type PartyQuestion, readParty } from '../../sellers/party/read-party.ts';
import type { IncludedDeps } from '../../sellers/ride/find-included-service.ts';
import { listStandings } from '../../store/party/repository.ts';
import { type CandidateView, presentCandidate } from './presenter.ts';

/**
 * The stays that the PMS knows as the same guest's or as linked to theirs, of one kind, by arrival, each with its reason against a link
 * now. Stays that are over or cancelled are left out. Five statements, three of them the PMS's.
 */
export async function listCandidates(
  deps: IncludedDeps & { readonly db: Db; readonly pms: Pms },
  kind: LinkInput['kind'],
  question: PartyQuestion & { readonly language: Language },
): Promise<CandidateView[]> {
  const { db, pms, snapshot } = deps;
  const { now, language } = question;
  const { stays: group, couponId } = await readParty(deps, question);
  const [main] = group;
  const [ofGuest, related] = await Promise.all([
    main.nameId === '' ? [] : known(pms.listStaysOfGuest(main.nameId)),
    known(pms.listRelatedStays({ hotel: main.hotel, folio: main.folio })),
  ]);
  const stays = withoutRepeats([...ofGuest, ...related]).filter(
    (stay) => !isSameName(stay, main) && isStillToCome(snapshot, stay, now),
  );
  const standings = await listStandings(db, { main, stays, couponId, draftedBy: null });
  const asked = inOrderOfArrival(stays.filter((stay) => kindOf({ group }, stay) === kind));
  const includedOf = await includedOfAll(deps, [main, ...asked]);
  const facts: LinkFacts = { snapshot, group, related, standings, includedOf, now };
  return asked.map((stay) =>
    presentCandidate(facts, stay, { refusal: checkMember(facts, stay, claimOf(facts, stay)), language }),
  );
}

function withoutRepeats(stays: readonly PmsStay[]): PmsStay[] {
  return stays.filter((stay, index) => stays.findIndex((one) => isSameName(one, stay)) === index);
}

function isStillToCome(snapshot: Snapshot, stay: PmsStay, now: number): boolean {
  const property = snapshot.propertyByCode(stay.hotel);
  if (!property || !isFound(stay.status)) return false;
  if (stay.status === 'NO_SHOW' || stay.status === 'CHECKED_OUT') return false;
  return stay.departureOn >= localDateOf(now, property.timeZone);
}
