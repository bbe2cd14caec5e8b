import { grouped } from './grouped.ts';

/** Words of a file of rows: chosen, shown, saved and undone. */
export const imports = {
  open: 'Import',
  title: (what: string) => `Import: ${what}`,
  lead: 'Choose a file or paste rows to see what they change. Nothing is saved until you confirm.',
  file: 'File',
  chooseFile: 'Choose a file',
  noFile: 'No file yet',
  hint: 'A table saved as “CSV UTF-8”, or a JSON file. The first row names the columns, as the export does. Up to 10,000 rows.',
  template: 'Download an empty table',
  checking: 'Checking the file…',
  read: (name: string) => `Read: ${name}`,
  failed: 'We couldn’t read the file. Check it and try again.',
  preview: 'Review the changes, then confirm.',
  same: 'Everything in this file is already saved.',
  allOut: 'Nothing is left to save.',
  stopped: (rows: number) =>
    rows === 1
      ? 'One row can’t be imported. Nothing is saved.'
      : `${grouped(rows)} rows can’t be imported. Nothing is saved.`,
  counts: (c: { add: number; change: number; remove: number; leave: number; out: number }) =>
    [
      `${grouped(c.add)} new`,
      `${grouped(c.change)} changed`,
      ...(c.remove > 0 ? [`${grouped(c.remove)} deleted`] : []),
      `${grouped(c.leave - c.out)} as they are`,
      ...(c.out > 0 ? [`${grouped(c.out)} left out`] : []),
    ].join(', '),
  onlyNew: 'Only add missing rows; leave existing ones as they are',
  apply: ({ add, change }: { add: number; change: number }) => {
    const rows = (count: number) => (count === 1 ? '1 row' : `${grouped(count)} rows`);
    if (change === 0) return `Add ${rows(add)}`;
    return add === 0 ? `Change ${rows(change)}` : `Add ${rows(add)}, change ${grouped(change)}`;
  },
  applying: 'Saving…',
  applied: 'Imported.',
  toList: 'Go to the list',
  undo: 'Undo',
  undoing: 'Undoing…',
  undone: 'Undone. The rows are as they were before.',
  notUndone: 'We couldn’t undo it. Nothing was changed.',
  paste: {
    label: 'Or paste rows',
    hint: 'Copy them in your spreadsheet, with the row that names the columns.',
    check: 'Check these rows',
    name: 'pasted rows',
  },
  questions: {
    title: (text: string) => `How should we read ${text}?`,
    dates: 'Dates like this can be read in two ways. Your answer applies to the whole file.',
    decimals: 'Numbers like this can be read in two ways. Your answer applies to the whole file.',
  },
  /** Heads of a file that are no column. */
  columns: {
    title: (heads: readonly string[]) =>
      heads.length === 1 ? `Which column is “${heads[0]}”?` : `Which columns are these ${heads.length}?`,
    free: (names: readonly string[]) => `Columns that the file doesn’t have yet: ${names.join(', ')}.`,
    none: 'The file already has every column, so it can only be left out.',
    label: (head: string, likely: readonly string[]) =>
      likely.length === 0 ? `“${head}”` : `“${head}” → ${likely.join(' or ')}?`,
    choose: 'Choose a column',
    out: 'None: leave it out',
    read: 'Read the file this way',
  },
  exists: (key: string, title: string) => `${key} already belongs to ${title}.`,
  otherName: 'Saving this changes its name.',
  renamed: (rows: number) =>
    rows === 0
      ? 'No existing row changes its name any more'
      : rows === 1
        ? 'One row changes the name of an existing one'
        : `${grouped(rows)} rows change the names of existing ones`,
  renamedText: 'Leave a row out unless it is the same one under a new name: the code belongs to it already.',
  leaveOut: 'Leave this row out',
  putBack: 'Put it back',
  leftOut: 'Left out',
  unchanged: (rows: number) =>
    rows === 1 ? '1 row stays as it is' : `${grouped(rows)} rows stay as they are`,
  moreSame: (rest: number) => `and ${grouped(rest)} more`,
  rows: 'Rows',
  more: (rest: number) => `Show more (${grouped(rest)} left)`,
  line: (line: number) => `Line ${line}`,
  nameless: 'No name',
  actions: {
    add: 'New',
    change: 'Changed',
    remove: 'Deleted',
    leave: 'Unchanged',
    stale: 'Changed by a colleague',
    refuse: 'Not possible',
  },
};
