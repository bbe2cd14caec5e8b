import type { Sealer } from '../../http/sealed.ts';
import type { ServiceTokens } from '../../ports/identity-service.ts';
import type { StaffSession } from '../../store/account/record.ts';

/** The sealing of the identity service's tokens for a session. */
export type SealedTokens = {
  readonly sealer: Sealer;
  /** The person's access token is used somewhere. An unused one is not kept. */
  readonly keepAccess: boolean;
};

type Kept = {
  readonly id: string;
  readonly access: string | null;
  /** Epoch milliseconds; null where they gave none. */
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
  // Only this server seals, so an opened seal is its own.
  return serviceTokens === null ? null : (sealer.open(serviceTokens, tokenHash) as Kept | null);
}

/** The person's own token for the group's systems, until it expires; null without one. */
export function readAccessToken(tokens: SealedTokens, session: Sealed, now: number): string | null {
  const kept = open(tokens, session);
  return kept === null || (kept.accessEndsAt ?? Number.POSITIVE_INFINITY) <= now ? null : kept.access;
}

/** The identity service's token of its session, which is to end as well. */
export function readIdToken(tokens: SealedTokens, session: Sealed): string | null {
  return open(tokens, session)?.id ?? null;
}
