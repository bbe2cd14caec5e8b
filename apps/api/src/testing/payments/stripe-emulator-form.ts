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
