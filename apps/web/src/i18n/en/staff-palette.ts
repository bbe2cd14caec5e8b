import { grouped } from './grouped.ts';
/** The command palette: the box that finds any page and any row of a catalogue. */
export const palette = {
  /** On the button; the keys stand beside it where there is room. Lists have a box of their own that searches. */
  open: 'Go to…',
  title: 'Go to a page or entry',
  box: 'Page, name or code',
  results: 'Results',
  pages: 'Pages',
  page: 'Page',
  fields: 'Fields',
  recent: 'Opened recently',
  /** Nothing is typed and nothing was opened yet. */
  begin: 'Type the name of a page, or a name or code from any catalog.',
  searching: 'Searching…',
  found: (count: number) =>
    count === 0 ? 'No results' : count === 1 ? '1 result' : `${grouped(count)} results`,
  /** Beside the first ones of a longer list. */
  first: (count: number) => `The first ${grouped(count)} results`,
  none: (search: string) => `Nothing found for “${search}”`,
  noneText: 'Check the spelling, or try a shorter word or a code.',
  all: (total: number, catalogue: string) => `All ${grouped(total)} in ${catalogue}`,
  failed: 'We couldn’t search the catalogs.',
  retry: 'Try again',
  notLoaded: 'We couldn’t open the search. Check your connection, then try again.',
  keys: { move: 'to move', open: 'to open', close: 'to close', escape: 'Esc' },
};
