/**
 * Calls that a definition has to ask for: those on many rows at once or on earlier versions. The file of all catalogues moves the rows of the others.
 */
export const OF_MANY_ROWS = ['restore', 'file', 'import', 'bulk', 'undo'] as const;

export type AskedDeed = (typeof OF_MANY_ROWS)[number];

export const asksFor = ({ deeds }: { readonly deeds?: readonly AskedDeed[] }, deed: AskedDeed): boolean =>
  deeds?.includes(deed) ?? false;
