/** The tab of a form that an address asks for; null for one that the form does not have. */
export function tabOfAddress(tabs: readonly string[], address: string): string | null {
  const asked = new URLSearchParams(address).get('tab');
  return tabs.find((tab) => tab === asked) ?? null;
}

/** The query of the same page with another tab open. The first one is not named. */
export function addressWithTab(address: string, tab: string, isFirst: boolean): string {
  const asked = new URLSearchParams(address);
  if ((asked.get('tab') ?? '') === (isFirst ? '' : tab)) return address;
  if (isFirst) asked.delete('tab');
  else asked.set('tab', tab);
  return asked.toString();
}
