/** True for PostgreSQL's refusal of an existing row (23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** The table whose rows reference the row under deletion (23503); null for any other error. */
export function heldBy(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23503') return null;
  return 'table' in error ? String(error.table) : '';
}
