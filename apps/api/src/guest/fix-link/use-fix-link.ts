import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { maskEmail, maskPhone } from '@traslado/domain/contact/mask';
import { type FixField, fixFieldOf, isFixLinkOpen } from '@traslado/domain/desk/fix-link';
import type { Language } from '@traslado/domain/language';
import { insertDeed } from '../../db/audit.ts';
import type { Db, Tx } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import { Refused } from '../../refused.ts';
import { contactRideOf } from '../../sellers/booking/contact-ride.ts';
import { standing } from '../../sellers/finding/plan-fix.ts';
import { type ChangeDeps, changeAs } from '../../sellers/ours/change-transfer.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponById } from '../../store/booking/repository.ts';
import { findFixLink, updateFixLinkOpened, updateFixLinkUsed } from '../../store/finding/link-repository.ts';
import type { FindingRecord, FixLinkRecord } from '../../store/finding/record.ts';
import { listFindings } from '../../store/finding/repository.ts';

type OpenLink = {
  readonly link: FixLinkRecord;
  readonly coupon: CouponRecord;
  readonly findings: readonly FindingRecord[];
};

/** The purpose of an open link. In every other case the holder learns one thing: it is over. */
async function findOpenLink(db: Db, key: string, now: number): Promise<OpenLink> {
  const link = await findFixLink(db, hashOfToken(key));
  const coupon = link && (await findCouponById(db, link.couponId));
  if (!link || !coupon || !isFixLinkOpen(link, coupon, now)) throw over();
  const findings = standing(await listFindings(db, coupon.id)).filter((one) => isListed(link, one));
  // Its findings were resolved without a change: by the schedule, or by a letter that arrived.
  if (findings.length === 0) throw over();
  return { link, coupon, findings };
}

const over = (): Refused => new Refused('fix_link.over');

function isListed({ fields, rideId }: FixLinkRecord, { kind, rideId: own }: FindingRecord): boolean {
  const field = fixFieldOf(kind);
  return field !== null && fields.includes(field) && (field !== 'flight' || own === rideId);
}

/** The corrections of a link: fields, reasons, and present values, masked. Nothing else of the booking is shown. */
export async function readFixLink(
  { db }: { readonly db: Db },
  { key }: CallRequest<'readFixLink'>['body'],
  now: number,
): Promise<CallAnswer<'readFixLink'>> {
  const { link, coupon, findings } = await findOpenLink(db, key, now);
  if (link.openedAt === null) await noteOpened(db, link, now);
  const ride = coupon.transfers.find(({ id }) => id === link.rideId);
  const shown: Readonly<Record<FixField, string>> = {
    phone: maskPhone(coupon.contactPhone),
    email: maskEmail(coupon.contactEmail),
    flight: ride ? `${ride.flightCode.slice(0, 2)}•••` : '',
  };
  return {
    fields: link.fields.map((field) => ({
      field,
      kinds: findings.filter(({ kind }) => fixFieldOf(kind) === field).map(({ kind }) => kind),
      shown: shown[field],
      direction: field === 'flight' ? (ride?.direction ?? null) : null,
    })),
  };
}

async function noteOpened(db: Db, link: FixLinkRecord, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await updateFixLinkOpened(tx, link.id, now)) await noteOf(tx, link, 'fix_link.open', now);
  });
}

/** A link's history is noted under the member of staff who made it: its holder is unknown. */
async function noteOf(
  tx: Tx,
  { couponCode, madeBy, madeById }: FixLinkRecord,
  action: 'fix_link.open' | 'fix_link.use',
  now: number,
): Promise<void> {
  if (madeBy === null || madeById === null) return;
  const by = { accountId: madeById, username: madeBy };
  await insertDeed(tx, { ...by, action, subject: couponCode, detail: {}, now });
}

type SaveRequest = {
  readonly body: CallRequest<'saveByFixLink'>['body'];
  readonly language: Language;
  readonly now: number;
};

const FLIGHT_FIELDS = [
  'flight_code',
  'service_date',
  'flight_time',
  'is_national',
  'time_confirmed',
  'night_confirmed',
] as const;

/**
 * Saves the corrections of a link, by the guests' own change, and uses the link up in its transaction. Of two at once one saves. Codes:
 * `fix_link.over`, `field.unknown` for a field that the link does not list, `field.required` for a missing one, and those of the change.
 */
export async function saveByFixLink(
  deps: ChangeDeps,
  { body, language, now }: SaveRequest,
): Promise<CallAnswer<'saveByFixLink'>> {
  const { link, coupon } = await findOpenLink(deps.db, body.key, now);
  const { key: _key, ...wish } = body;
  checkFields(link, wish);
  const ride = wish.flight_code === undefined ? contactRideOf(coupon)?.id : link.rideId;
  const use = async (tx: Tx) => {
    if (!(await updateFixLinkUsed(tx, link.id, now))) throw over();
    await noteOf(tx, link, 'fix_link.use', now);
  };
  const { view } = await changeAs(deps, {
    actor: { kind: 'link_holder', couponId: coupon.id },
    transferId: ride ?? 0,
    body: { ...wish, coupon_id: coupon.code },
    preview: false,
    // Another change ends the link, so it is made on the link's version, or not at all.
    seenVersion: link.baseVersion,
    language,
    now,
    async alongside(tx, outcome) {
      // A dearer change is paid by its guest, signed in or on the phone.
      if (outcome === 'pending') throw new Refused('change.by_phone');
      await use(tx);
    },
  }).catch((error: unknown) => {
    throw isOver(error) ? over() : error;
  });
  // The same values again: nothing was written, and the link is used all the same.
  if (view.changes.length === 0) await deps.db.transaction().execute(use);
  return { saved: true };
}

/** The booking is no longer the one that the link was made for. */
const isOver = (error: unknown): boolean =>
  error instanceof Refused && ['coupon.stale', 'coupon.not_found', 'transfer.not_found'].includes(error.code);

function checkFields(
  { fields }: FixLinkRecord,
  wish: Omit<CallRequest<'saveByFixLink'>['body'], 'key'>,
): void {
  const named = (field: FixField) =>
    field === 'flight'
      ? FLIGHT_FIELDS.filter((one) => wish[one] !== undefined)
      : wish[field] === undefined
        ? []
        : [field];
  for (const field of ['phone', 'email', 'flight'] as const) {
    const [said] = named(field);
    if (said !== undefined && !fields.includes(field)) throw new Refused('field.unknown', { field: said });
  }
  for (const field of fields) {
    const needed = field === 'flight' ? (['flight_code', 'flight_time'] as const) : ([field] as const);
    const missing = needed.find((one) => wish[one] === undefined);
    if (missing) throw new Refused('field.required', { field: missing });
  }
}
