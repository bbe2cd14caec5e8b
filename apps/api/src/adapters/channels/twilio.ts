import { timingSafeEqual } from 'node:crypto';
import type { ApprovalState } from '@traslado/domain/channels/approval';
import type { PhoneChannel } from '@traslado/domain/channels/channel';
import type { DeliveryState } from '@traslado/domain/channels/delivery-state';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { z } from 'zod';
import type { MessageTaken, PhoneCarrier } from '../../ports/channels.ts';
import { signRequest } from './sign-request.ts';

/** One exchange with the messages API. Null: no answer came, and the request may have arrived. */
export type AskTwilio = (request: {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly form: URLSearchParams | null;
}) => Promise<{ readonly status: number; readonly body: unknown } | null>;

/** Their words for a message. Those on the way to a network are `accepted`. */
const STATES: Readonly<Record<string, DeliveryState>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

const message = z.object({
  sid: z.string().min(1).max(64),
  status: z.string(),
  num_segments: z.coerce.number().int().min(0).max(100).nullish(),
  price: z.coerce.number().nullish(),
  error_code: z.union([z.number(), z.string()]).nullish(),
  date_created: z.string().nullish(),
});
const listed = z.object({ messages: z.array(message).max(1_000) });
const refusal = z.object({ code: z.coerce.string() });

/** Their words for the state of a template. */
const APPROVALS: Readonly<Record<string, ApprovalState>> = {
  unsubmitted: 'unsubmitted',
  received: 'pending',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  paused: 'paused',
  disabled: 'disabled',
};
const approvals = z.object({
  whatsapp: z.object({ status: z.string(), rejection_reason: z.string().nullish() }).nullish(),
});

const addressOf = (channel: PhoneChannel, phone: string): string =>
  channel === 'whatsapp' ? `whatsapp:${phone}` : phone;

const reasonOf = (code: unknown): string | null =>
  code === null || code === undefined || code === '' ? null : String(code).slice(0, 20);

function takenOf(said: z.output<typeof message>): MessageTaken {
  const { sid, status, num_segments: parts, price, error_code: code } = said;
  return {
    providerId: sid,
    state: STATES[status] ?? 'accepted',
    reason: reasonOf(code),
    parts: parts ?? null,
    costMicros: price === null || price === undefined ? null : Math.round(Math.abs(price) * 1_000_000),
  };
}

/** SMS and WhatsApp over Twilio's one messages call. Their package costs 65 MB for it. */
export function overTwilio(
  account: {
    readonly on: readonly PhoneChannel[];
    readonly sid: string;
    readonly token: string;
    readonly service: string;
    /** Address under which they reach us. */
    readonly publicUrl: string;
  },
  ask: AskTwilio,
  /** Their templates have an address of their own. */
  askContent: AskTwilio = ask,
): PhoneCarrier {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(account.sid)}/Messages.json`;
  return {
    on: account.on,
    async send({ channel, to, text, template, key }) {
      const callback = new URL(`/v1/channel-reports/${channel}`, account.publicUrl);
      callback.searchParams.set('key', key);
      const form = new URLSearchParams({
        To: addressOf(channel, to),
        MessagingServiceSid: account.service,
        ...(template
          ? { ContentSid: template.number, ContentVariables: JSON.stringify(template.values) }
          : { Body: text }),
        StatusCallback: callback.href,
      });
      const reply = await ask({ method: 'POST', path, form });
      // An error of theirs may have come after the message was taken.
      if (!reply || reply.status >= 500) return { kind: 'unknown' };
      if (reply.status >= 400)
        return {
          kind: 'refused',
          reason: refusal.safeParse(reply.body).data?.code.slice(0, 20) ?? `http ${reply.status}`,
        };
      const read = message.safeParse(reply.body);
      return read.success ? { kind: 'taken', ...takenOf(read.data) } : { kind: 'unknown' };
    },
    async find({ channel, to, handedOverAt }) {
      const query = new URLSearchParams({
        To: addressOf(channel, to),
        'DateSent>': new Date(handedOverAt - MINUTE_MS).toISOString(),
        PageSize: '20',
      });
      const reply = await ask({ method: 'GET', path: `${path}?${query}`, form: null });
      const read = reply?.status === 200 ? listed.safeParse(reply.body) : null;
      const near = read?.data?.messages.find(
        ({ date_created: at }) => Math.abs(Date.parse(at ?? '') - handedOverAt) <= MINUTE_MS,
      );
      return near ? takenOf(near) : null;
    },
    async read({ providerId }) {
      const one = path.replace(/\.json$/, `/${encodeURIComponent(providerId)}.json`);
      const reply = await ask({ method: 'GET', path: one, form: null });
      const said = reply?.status === 200 ? message.safeParse(reply.body).data : null;
      return said ? takenOf(said) : null;
    },
    async readApproval(number) {
      const asked = `/v1/Content/${encodeURIComponent(number)}/ApprovalRequests`;
      const reply = await askContent({ method: 'GET', path: asked, form: null });
      if (reply?.status === 404) return { state: 'missing', reason: null };
      const said = reply?.status === 200 ? approvals.safeParse(reply.body).data : null;
      if (!said) return null;
      const { status, rejection_reason: why } = said.whatsapp ?? { status: 'unsubmitted' };
      const state = APPROVALS[status];
      return state ? { state, reason: why?.slice(0, 200) || null } : null;
    },
    isSigned({ path: called, params, signature }) {
      if (params.get('AccountSid') !== account.sid) return false;
      const right = Buffer.from(signRequest(account.token, new URL(called, account.publicUrl).href, params));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right);
    },
    readReport(params) {
      const state = STATES[params.get('MessageStatus') ?? ''];
      return state ? { state, reason: reasonOf(params.get('ErrorCode')) } : null;
    },
  };
}
