import { isFound } from '@traslado/domain/stay/admission';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { DAY_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Pms, PmsAnswer, PmsStay, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { findPartyInHand, type NewMember, type PartyInHand } from '../../store/party/repository.ts';
import { isSameName } from './check-member.ts';
import { type Drafter, draftedBy } from './drafter.ts';

/** The group that a call about linked stays means. */
export type PartyQuestion = {
  readonly guest: GuestCaller;
  /** The stay asked about as the request names it; it has to be the guest's own. */
  readonly hotel: string;
  readonly folio: string;
  readonly groupId: number | undefined;
  readonly couponCode: string | undefined;
  /** Staff who ask in the guest's place: they see their own groups only. */
  readonly drafter?: Drafter;
  readonly now: number;
};

export type ReadParty = PartyInHand & {
  /** As the PMS knows them now, the guest's own first; without missing ones. */
  readonly stays: readonly [PmsStay, ...PmsStay[]];
  /** The stay that was asked for beside the group. */
  readonly other: PmsStay | null;
};

/** The age up to which a group counts as the one in hand: that of a booking's draft. */
const handMs = DAY_MS;

/**
 * The group in hand and its stays, with one stay more if one is named. A group of the guest's own stay alone is one too. Two statements, one of
 * them the PMS's.
 */
export async function readParty(
  { db, pms }: { readonly db: Db; readonly pms: Pms },
  { guest, hotel, folio, groupId, couponCode, drafter = null, now }: PartyQuestion,
  wanted: StayName | null = null,
): Promise<ReadParty> {
  const main = { hotel: guest.hotel, folio: guest.folio };
  if (hotel !== main.hotel || normaliseFolio(folio) !== main.folio) throw new Refused('stay.not_found');
  const found = await findPartyInHand(db, {
    main,
    groupId,
    couponCode,
    draftedBy: draftedBy(drafter),
    since: now - handMs,
  });
  if (groupId !== undefined && groupId > 0 && found.groupId === null)
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  if (couponCode !== undefined && found.couponId === null)
    throw new Refused('coupon.not_found', { field: 'coupon_id' });
  const names = found.members.length > 0 ? found.members : [main];
  const stays = await known(
    pms.listStays([...names, ...(wanted ? [wanted] : [])].map(({ hotel, folio }) => ({ hotel, folio }))),
  );
  const own = findIn(stays, main);
  if (!own || !isFound(own.status)) throw new Refused('stay.no_longer_available');
  const rest = names.flatMap((name) => (isSameName(name, main) ? [] : (findIn(stays, name) ?? [])));
  return { ...found, stays: [own, ...rest], other: wanted && findIn(stays, wanted) };
}

/** The members of a group; without a group the guest's own stay with its people. */
export function membersOf({ members, stays }: Pick<ReadParty, 'members' | 'stays'>): NewMember[] {
  const [own] = stays;
  if (members.length > 0) return [...members];
  const { hotel, folio, adults, children } = own;
  return [{ hotel, folio, main: true, adults: Math.max(1, adults), children, babySeats: 0 }];
}

/** The PMS's answer, or the refusal of a group without it. */
export async function known<T>(answer: Promise<PmsAnswer<T>>): Promise<T> {
  const { kind, ...rest } = await answer;
  if (kind === 'unavailable' || !('value' in rest))
    throw new Refused('link.server_error', { retryAfterSeconds: 5 });
  return rest.value;
}

export function findIn(stays: readonly PmsStay[], name: StayName): PmsStay | null {
  return stays.find((stay) => isSameName(stay, name)) ?? null;
}
