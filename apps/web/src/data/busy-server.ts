import { ProblemError } from '@traslado/contract/client';

/** Whether a server said that it is too busy. A call that is made again with the same key is done at most once, whether it had begun or not. */
export function isFromBusyServer(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.problem.code === 'server.busy';
}
