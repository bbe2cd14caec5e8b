/** True for the text of a UUID. Any other text makes PostgreSQL refuse the whole statement. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
