/** Values of a request by their names on the wire. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Values that a client calculated differently from the server, with the right ones; null where all agree. Values left out are not compared; values
 * sent must be right, because the guest was shown them.
 */
export function wrongValues(said: Values, right: Values): { field: string; expected: Values } | null {
  const wrong = Object.keys(right).filter(
    (field) => said[field] !== undefined && said[field] !== right[field],
  );
  const [field] = wrong;
  if (field === undefined) return null;
  return { field, expected: Object.fromEntries(wrong.map((one) => [one, right[one]])) };
}
