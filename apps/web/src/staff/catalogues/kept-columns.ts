/** Chosen columns of lists as texts, by the person and the list. */
export type KeptColumns = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Place = { readonly username: string; readonly list: string };

/** The columns that a list shows besides those of its address: the person's last choice. Null leaves the address as it is. */
export function columnsToShow(
  kept: KeptColumns | null,
  { username, list }: Place,
  inAddress: string,
): string | null {
  const own = kept?.[username]?.[list];
  return inAddress === '' && own ? own : null;
}

/** The same with a person's choice; '' for the usual columns. Choices of other lists and people stay. */
export const withColumns = (
  kept: KeptColumns | null,
  { username, list }: Place,
  columns: string,
): KeptColumns => ({
  ...kept,
  [username]: { ...kept?.[username], [list]: columns },
});
