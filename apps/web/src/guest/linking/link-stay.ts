import { NoAnswerError, ProblemError } from '@traslado/contract/client';
import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { callApi } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import type { LinkBase } from './use-candidates.ts';

/** The new group, and the stay that has joined it. */
export type Linked = CallAnswer<'linkConsecutiveStay'>;

/** The reason why a stay does not join: one of the codes of `link.`, or `stay.*`, with the server's sentence. */
export type LinkRefused = { readonly code: string; readonly detail: string };

export type LinkOutcome = { ok: true; linked: Linked } | { ok: false; refused: LinkRefused };

/** No answer, or one outside the contract: the guest tries again, and nothing has changed. */
const FAILED: LinkRefused = { code: 'link.server_error', detail: '' };
const OFFLINE: LinkRefused = { code: 'link.offline', detail: '' };

export type WantedStay = {
  readonly hotel: string;
  readonly folio: string;
  /** For a stay that the guest typed. */
  readonly lastName?: string;
  /** Its arrival date, where that was asked for. */
  readonly arrival?: string | null;
};

async function ask(base: LinkBase, wanted: WantedStay, groupId: number): Promise<Linked> {
  return callApi('linkConsecutiveStay', {
    params: {
      baseHotel: base.hotel,
      baseFolio: base.folio,
      hotel: wanted.hotel,
      folio: normaliseFolio(wanted.folio) ?? wanted.folio,
    },
    query: {
      receptive_group_id: String(groupId),
      ...(wanted.lastName !== undefined && { last_name: wanted.lastName.trim() }),
      ...(wanted.arrival && { arrival: wanted.arrival }),
      ...(base.couponId && { coupon_id: base.couponId }),
    },
  });
}

/** Links a stay to the guest's own. A group that has become too old is put together again from the guest's own stay. */
export async function linkStay(base: LinkBase, wanted: WantedStay): Promise<LinkOutcome> {
  try {
    const linked = await ask(base, wanted, base.groupId).catch((error: unknown) => {
      const isGone = error instanceof ProblemError && error.problem.code === 'group.not_found';
      if (!isGone || base.groupId === 0) throw error;
      return ask(base, wanted, 0);
    });
    void queryClient.invalidateQueries({ queryKey: ['candidates'] });
    return { ok: true, linked };
  } catch (error) {
    if (error instanceof NoAnswerError) return { ok: false, refused: OFFLINE };
    if (!(error instanceof ProblemError)) return { ok: false, refused: FAILED };
    const { status, code, detail } = error.problem;
    return { ok: false, refused: status >= 500 ? FAILED : { code, detail } };
  }
}
