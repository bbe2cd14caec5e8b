import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { checkGroupPassengers } from '@traslado/domain/booking/passengers';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Pms, PmsAnswer, PmsStay, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { checkStayAdmission } from '../stays/check-stay-admission.ts';
import { checkMember } from './check-member.ts';
import { insertGroup, listStaysWithTransportation, type NewMember } from './repository.ts';

export type GroupDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly catalogue: Pick<Catalogue, 'current'>;
};

type Body = CallRequest<'createReceptiveGroup'>['body'];

/**
 * Puts the guest's stay and others together on one booking to come. Whoever names a stay that is neither theirs nor related to theirs learns
 * only that it was not found. Codes: `stay.*`, `link.*`, `passengers.*`, `folio.invalid`, `backend.unavailable`; fields as in the form.
 */
export async function createReceptiveGroup(
  { db, pms, catalogue }: GroupDeps,
  { guest, body, now }: { guest: GuestCaller; body: Body; now: number },
): Promise<CallAnswer<'createReceptiveGroup'>> {
  const members = membersOf(body);
  const [main, ...others] = members;
  if (!main || main.hotel !== guest.hotel || main.folio !== guest.folio)
    throw new Refused('stay.not_found', { field: 'folio' });
  checkCounters(members);
  const stays = await known(pms.listStays(members.map(({ hotel, folio }) => ({ hotel, folio }))));
  const own = findIn(stays, main);
  if (!own) throw new Refused('stay.no_longer_available', { field: 'folio' });
  const snapshot = catalogue.current();
  admit(snapshot, own, now);
  if (others.length > 0) {
    const related = await known(pms.listRelatedStays({ hotel: own.hotel, folio: own.folio }));
    const taken = await listStaysWithTransportation(db, others);
    const linked: PmsStay[] = [own];
    others.forEach((member, index) => {
      const other = findIn(stays, member);
      const refusal = checkMember({ snapshot, group: linked, other, related, taken });
      if (refusal || !other)
        throw new Refused(refusal ?? 'link.not_found', { field: `reservations.${index}.folio` });
      linked.push(other);
    });
  }
  const id = await insertGroup(db, { main, members, now });
  return {
    receptive_group_id: id,
    reservations: members.map(({ hotel, folio, adults, children, babySeats, main: isMain }) => ({
      hotel,
      folio,
      adults,
      minors: children,
      baby: babySeats,
      main: isMain,
    })),
  };
}

function membersOf(body: Body): NewMember[] {
  const { reservations, ...first } = body;
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
  const issues = checkGroupPassengers(members).map((issue) => {
    const [, index = '0', counter = ''] = issue.field.split('.');
    const name = wireCounters[counter] ?? counter;
    return { ...issue, field: index === '0' ? name : `reservations.${Number(index) - 1}.${name}` };
  });
  if (issues[0]) throw new Refused(issues[0].code, { issues });
}

function admit(snapshot: Snapshot, stay: PmsStay, now: number): void {
  const property = snapshot.propertyByCode(stay.hotel);
  const refusal = property ? checkStayAdmission(snapshot, stay, property, now) : 'stay.no_longer_available';
  if (refusal) throw new Refused(refusal, { field: 'folio' });
}

async function known<T>(answer: Promise<PmsAnswer<T>>): Promise<T> {
  const { kind, ...rest } = await answer;
  if (kind === 'unavailable' || !('value' in rest))
    throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  return rest.value;
}

function findIn(stays: readonly PmsStay[], { hotel, folio }: StayName): PmsStay | null {
  return stays.find((stay) => stay.hotel === hotel && stay.folio === folio) ?? null;
}
