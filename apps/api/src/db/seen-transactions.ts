/**
 * True if a reader of the database at one moment saw a transaction's writes.
 * @param moment as `pg_current_snapshot()` gives it, such as `10:15:11,13`: all before 10 had ended, none from 15 on, and 11 and 13 were
 * running
 * @param transaction its number, as `pg_current_xact_id()` gives it
 */
export function sawTransaction(moment: string, transaction: string): boolean {
  const [before = '', from = '', running = ''] = moment.split(':');
  const number = BigInt(transaction);
  if (number < BigInt(before)) return true;
  return number < BigInt(from) && !running.split(',').includes(transaction);
}
