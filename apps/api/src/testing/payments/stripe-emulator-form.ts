/** Test support: Stripe's form encoding, `metadata[attempt_id]=x&expand[0]=y`, as an object. */
export function nestForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    let place = root;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next = typeof inner === 'object' && inner !== null ? { ...inner } : {};
      place[part] = next;
      place = next;
    }
    place[path.at(-1) ?? name] = value;
  }
  return root;
}

export function textMap(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([key, inner]) => [key, String(inner)]));
}

export function page(all: readonly { id: string }[], query: Record<string, unknown>, url: string): object {
  const limit = Number(query.limit ?? 10);
  const after = all.findIndex((item) => item.id === query.starting_after);
  const rest = all.slice(after + 1);
  return { object: 'list', url, data: rest.slice(0, limit), has_more: rest.length > limit };
}
