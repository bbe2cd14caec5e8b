/**
 * Places where a test may end the process at once, as a power cut would. Named by `TRASLADO_FAILPOINT`, which production refuses. With
 * `name:2` the process ends when the place is reached for the second time.
 */
export type Failpoint =
  | 'before-sale'
  | 'sold-not-recorded'
  | 'before-charge'
  | 'charged-not-recorded'
  | 'recorded-not-answered'
  | 'before-mail'
  | 'mail-handed-over'
  | 'mail-sent-not-recorded'
  | 'refund-approved'
  | 'in-erasure'
  | 'in-refund'
  | 'in-publishing'
  | 'in-payout'
  | 'news-kept'
  | 'notice-claimed'
  | 'notice-handed-over';

const [armed, countText] = (process.env.TRASLADO_FAILPOINT ?? '').split(':');
let left = Number(countText ?? 1);

export function failpoint(name: Failpoint): void {
  if (name !== armed) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}
