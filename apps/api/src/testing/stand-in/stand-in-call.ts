import type { Route } from '@traslado/contract/route';
import type { StandInRequest } from './faulty-server.ts';

/** One documented call as the stand-in serves it. */
export type StandInCall = {
  /** Its name in the contract, by which faults find it. */
  readonly name: string;
  readonly route: Pick<Route, 'method' | 'path'>;
  /** Answered without the system token. */
  readonly open?: true;
  readonly answer: (
    request: StandInRequest & { readonly params: Readonly<Record<string, string>> },
  ) => StandInReply | Promise<StandInReply>;
};

/** `body` undefined sends none. */
export type StandInReply = { readonly status: number; readonly body?: unknown };

export const found = (body: unknown): StandInReply => ({ status: 200, body });
export const notFound: StandInReply = { status: 404, body: { code: 'not_found', detail: 'There is none.' } };
