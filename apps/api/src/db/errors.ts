/** True for PostgreSQL's refusal of a row that is there already (23505). */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
