import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '@traslado/contract/client';
import { lookRoutes } from '@traslado/contract/routes-of-looks';
import type { CallAnswer } from '@traslado/contract/schemas';
import type { LookPage } from '@traslado/domain/desk/look';
import { useEffect, useState } from 'react';
import { callApi, knowRoutes } from '../../data/client.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { markRequests } from './mark-requests.ts';

knowRoutes(lookRoutes);

type Look = CallAnswer<'showLook'>;

/** State of a view-as-guest session: its content, or the reason for having none. */
export type LookStanding =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly look: Look; readonly endsAt: number }
  | { readonly kind: 'over' | 'missing' | 'signed_out' | 'forbidden' }
  | { readonly kind: 'failed'; readonly retry: () => void };

const ENDS: Readonly<Record<string, 'over' | 'missing' | 'signed_out' | 'forbidden'>> = {
  'look.over': 'over',
  'look.not_found': 'missing',
  'auth.not_signed_in': 'signed_out',
  'auth.forbidden': 'forbidden',
};

/** True from a moment of this device's clock on; asked again whenever the page comes back to the front. */
function useIsPast(at: number | null): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (at === null) return;
    const check = () => setPast(Date.now() >= at);
    check();
    const timer = setTimeout(check, Math.max(0, at - Date.now()) + 50);
    for (const event of ['pageshow', 'focus']) window.addEventListener(event, check);
    return () => {
      clearTimeout(timer);
      for (const event of ['pageshow', 'focus']) window.removeEventListener(event, check);
    };
  }, [at]);
  return isPast;
}

/**
 * A page of a view-as-guest session. Each is asked for once: the server records every one. Nothing of it is stored, and from now on everything that
 * this document sends carries the session, so that the server refuses any write.
 */
export function useLook(id: string, page: LookPage): LookStanding {
  const locale = useLocale();
  markRequests(id);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['look', id, page, locale],
    queryFn: ({ signal }) => callApi('showLook', { params: { id, page } }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  // The remaining time is the server's; this device's clock may be wrong, but not its speed.
  const endsAt = data ? dataUpdatedAt + data.seconds_left * 1_000 : null;
  const isPast = useIsPast(endsAt);
  if (isPast) return { kind: 'over' };
  if (data && endsAt !== null) return { kind: 'shown', look: data, endsAt };
  if (!error) return { kind: 'loading' };
  const end = error instanceof ProblemError ? ENDS[error.problem.code] : undefined;
  return end ? { kind: end } : { kind: 'failed', retry: () => void refetch() };
}

/** Ends a session. A refusal means that it had ended before. */
export async function endLook(id: string): Promise<void> {
  try {
    await callApi('endLook', { params: { id } });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
