import { ProblemError } from '@traslado/contract/client';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { ActingReason } from '@traslado/domain/desk/acting';
import type { LOWERING_REASONS } from '@traslado/domain/desk/money-authority';
import { callApi } from '../../data/client.ts';
import { type Nights, nightsIn } from '../../flights/night-question.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { onVersion } from '../session/write-outcome.ts';

export type Booking = Pick<
  CallAnswer<'getBookingStory'>,
  'id' | 'booking' | 'reach' | 'acting' | 'money' | 'time_zone'
>;

export type Said<Reason extends string = ActingReason> = { readonly reason?: Reason; readonly note?: string };

export type CancelWish = Pick<CallRequest<'cancelForGuest'>['body'], 'rides' | 'waive_fee'>;
export type ChangeWish = Omit<CallRequest<'changeForGuest'>['body'], 'reason' | 'note'>;
export type ContactWish = Pick<CallRequest<'correctContact'>['body'], 'name' | 'email' | 'phone'>;

export type Cancelled = CallAnswer<'cancelForGuest'>;
export type Changed = CallAnswer<'changeForGuest'>;
export type Lowered = CallAnswer<'lowerPrice'>;

export type LoweringReason = (typeof LOWERING_REASONS)[number];
type LowerWish = Pick<CallRequest<'lowerPrice'>['body'], 'amount' | 'uuidReference'>;

export type ActingOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The guest or a colleague changed the booking since it was shown. */
  | { readonly kind: 'stale' }
  /** A landing soon after midnight can be of two nights: the person is asked. */
  | { readonly kind: 'night'; readonly nights: Nights }
  /** In the server's words. */
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  | { readonly kind: 'failed' };

export async function outcomeOf<Answer>(ask: () => Promise<Answer>): Promise<ActingOutcome<Answer>> {
  try {
    return { kind: 'answered', answer: await whileSignedIn(ask) };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.status >= 500) return { kind: 'failed' };
    const { status, code, detail, errors, expected } = error.problem;
    if (status === 412) return { kind: 'stale' };
    const nights = nightsIn(expected);
    if (nights) return { kind: 'night', nights };
    return { kind: 'refused', code, text: errors?.[0]?.detail ?? detail };
  }
}

/** The effects of an action (no `said`), or the action itself. */
const asked = ({ id, booking }: Booking, said: Said<string> | null) => ({
  params: { id: String(id) },
  query: { preview: said ? ('0' as const) : ('1' as const) },
  headers: onVersion(booking),
});

export function askCancel(booking: Booking, wish: CancelWish, said: Said | null) {
  const { headers, ...call } = asked(booking, said);
  return outcomeOf(() => callApi('cancelForGuest', { ...call, body: { ...wish, ...said } }, headers));
}

export function askChange(booking: Booking, wish: ChangeWish, said: Said | null) {
  const { headers, ...call } = asked(booking, said);
  return outcomeOf(() => callApi('changeForGuest', { ...call, body: { ...wish, ...said } }, headers));
}

export function askContact(booking: Booking, wish: ContactWish, said: Said | null) {
  const { headers, ...call } = asked(booking, said);
  return outcomeOf(() => callApi('correctContact', { ...call, body: { ...wish, ...said } }, headers));
}

export function askLower(booking: Booking, wish: LowerWish, said: Said<LoweringReason> | null) {
  const { headers, ...call } = asked(booking, said);
  return outcomeOf(() => callApi('lowerPrice', { ...call, body: { ...wish, ...said } }, headers));
}

/** One key for one opening of the dialog: pressing twice sends once. */
export function askLetter({ id }: Booking, uuidReference: string, said: Said) {
  return outcomeOf(() =>
    callApi('resendLetter', { params: { id: String(id) }, body: { uuidReference, ...said } }),
  );
}

export type PayLinkWay = CallRequest<'makePayLink'>['body']['way'];

export function askPayLink({ id, booking }: Booking, way: PayLinkWay, said: Said) {
  const call = { params: { id: String(id) }, body: { way, ...said } };
  return outcomeOf(() => callApi('makePayLink', call, onVersion(booking)));
}

export const askEndPayLink = ({ id }: Booking) =>
  outcomeOf(() => callApi('endPayLink', { params: { id: String(id) } }));

export const askLook = ({ id }: Pick<Booking, 'id'>, body: CallRequest<'startLook'>['body']) =>
  outcomeOf(() => callApi('startLook', { params: { id: String(id) }, body }));
