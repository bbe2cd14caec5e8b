import { ProblemError } from '@traslado/contract/client';

/** True for the refusal of a busy server. A call that is repeated under its key is done at most once, even if it had begun. */
export function isFromBusyServer(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.problem.code === 'server.busy';
}
