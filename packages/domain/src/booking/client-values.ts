/** Values of a request by their names on the wire. */
type Values = Readonly<Record<string, unknown>>;

/**
 * What a client worked out otherwise than the server, with the right values; null where all agree. What it leaves out is not compared; what it
 * says must be right, because it is what the guest was shown.
 */
export function wrongValues(said: Values, right: Values): { field: string; expected: Values } | null {
  const wrong = Object.keys(right).filter(
    (field) => said[field] !== undefined && said[field] !== right[field],
  );
  const [field] = wrong;
  if (field === undefined) return null;
  return { field, expected: Object.fromEntries(wrong.map((one) => [one, right[one]])) };
}
