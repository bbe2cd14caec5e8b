import type { Sealer } from '../../http/sealed.ts';
import type { ServiceTokens } from '../../ports/identity-service.ts';
import type { StaffSession } from '../../store/account/record.ts';

/** How what the identity service gave out is kept for a session. */
export type SealedTokens = {
  readonly sealer: Sealer;
  /** Whether anybody is asked with the person's access token. What nobody needs is not kept. */
  readonly keepAccess: boolean;
};

type Kept = {
  readonly id: string;
  readonly access: string | null;
  /** Epoch milliseconds; null when they did not say. */
  readonly accessEndsAt: number | null;
};

/** Seals them to one session: copied to another row, they open nothing. */
export function sealTokens(
  { sealer, keepAccess }: SealedTokens,
  { id, access, accessForMs }: ServiceTokens,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: number },
): string {
  const kept: Kept = {
    id,
    access: keepAccess ? access : null,
    accessEndsAt: accessForMs === null ? null : now + accessForMs,
  };
  return sealer.seal(kept, tokenHash);
}

type Sealed = Pick<StaffSession, 'tokenHash' | 'serviceTokens'>;

function open({ sealer }: SealedTokens, { tokenHash, serviceTokens }: Sealed): Kept | null {
  // Only this server seals, so what opens is what it kept.
  return serviceTokens === null ? null : (sealer.open(serviceTokens, tokenHash) as Kept | null);
}

/** The person's own token for the group's systems, as long as it counts; null without one. */
export function readAccessToken(tokens: SealedTokens, session: Sealed, now: number): string | null {
  const kept = open(tokens, session);
  return kept === null || (kept.accessEndsAt ?? Number.POSITIVE_INFINITY) <= now ? null : kept.access;
}

/** The token by which the identity service knows the session that is to end there as well. */
export function readIdToken(tokens: SealedTokens, session: Sealed): string | null {
  return open(tokens, session)?.id ?? null;
}
