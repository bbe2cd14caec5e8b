import type { IssueParams } from '../issue-params.ts';
import { grouped } from './grouped.ts';
import { imports } from './imports.ts';
import { messages } from './messages.ts';
import { priceQuestions } from './price-questions.ts';
import { systems } from './systems.ts';

/** Words that every list and every editable catalogue of the staff's side shares. */
export const lists = {
  messages,
  systems,
  search: 'Search',
  clearSearch: 'Clear the search',
  sortBy: 'Sort by',
  ascending: 'ascending',
  descending: 'descending',
  more: 'More',
  filters: 'Filters',
  period: {
    from: 'From',
    to: 'To',
    reversed: 'Choose a day on or after the first one.',
    noSuchDay: (days: string) => `This date doesn’t exist. The figures are still those of ${days}.`,
    usual: 'Period',
    own: 'Custom',
    periods: {
      last7: 'Last 7 days',
      last30: 'Last 30 days',
      last90: 'Last 90 days',
      thisMonth: 'This month',
      lastMonth: 'Last month',
    },
  },
  filtersSet: 'Filters in use',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  validity: 'Validity',
  ending: {
    any: 'Any',
    current: () => 'In force or coming',
    soon: (months: number) => `Ends within ${months} months`,
    expired: () => 'Past',
  },
  noneEnds: {
    current: (many: string) => `No ${many} in force or coming`,
    soon: (many: string, months: number) => `No ${many} end within ${months} months`,
    expired: (many: string) => `No past ${many}`,
  } as Readonly<Record<'current' | 'soon' | 'expired', (many: string, months: number) => string>>,
  showPast: 'Show past',
  pastLeftOut: (many: string) => `Past ${many} are left out.`,
  validOn: 'Valid on',
  orDay: (hint: string) => `${hint}, a day like 2026-12-24`,
  keys: {
    list: [
      ['J K', 'move'],
      ['Enter', 'open'],
    ] as readonly (readonly [string, string])[],
    choose: [['X', 'select']] as readonly (readonly [string, string])[],
  },
  exportAll: 'Export',
  exportJson: 'Export as JSON',
  exporting: 'Preparing…',
  exportFailed: 'We couldn’t prepare the table. Please try again.',
  failed: 'We couldn’t load the list.',
  retry: 'Try again',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  shown: (first: number, last: number, total: number) =>
    last - first + 1 === total
      ? `${grouped(total)} in all`
      : `${grouped(first)} to ${grouped(last)} of ${grouped(total)}`,
  nothingFound: 'Nothing found',
  nothingFoundText: 'No row matches. Try part of the text, or show all.',
  showAll: 'Show all',
  changedBy: (when: string, who: string) => `${when} by ${who}`,
  /** A row that came with the product or from the group’s system. */
  loaded: (when: string) => `${when}, when loaded`,
  /** Of the named field. */
  all: (_label: string) => 'All',
  openSaved: 'Open',
  /** Texts that other rows have word for word. */
  sharing: {
    others: (count: number, what: string) =>
      `${grouped(count)} ${what} still ${count === 1 ? 'has' : 'have'} the text of before.`,
    use: 'Use it there too',
    used: (count: number) =>
      count === 1 ? 'Saved in the other one too.' : `Saved in ${grouped(count)} others too.`,
    failed: 'Not all of them could be saved. Please try again.',
  },
  /** Meeting points of an airport and of its terminals. */
  meetingPoints: {
    own: 'Guests of these terminals read the terminal’s own text instead:',
    read: (terminal: string) => `Guests of ${terminal} read:`,
    ofAirport: 'Text of the airport',
    none: 'Nothing yet: neither the terminal nor the airport has a text.',
  },
  cells: {
    from: (day: string) => `From ${day}`,
    until: (day: string) => `Until ${day}`,
    fromTo: (from: string, to: string) => `${from} – ${to}`,
    always: 'All year',
    allDay: 'All day',
    before: (span: string) => `${span} before`,
    minutes: (minutes: string) => `${minutes} min`,
    percent: (number: string) => `${number}%`,
    coming: 'Scheduled',
    inForce: 'In force',
    replaced: 'Replaced',
  },
  /** Active rows outside their days. */
  inForce: { head: 'Status', current: 'In force', coming: 'Coming', over: 'Past' },
  dayStates: {
    coming: (day: string) => `Starts ${day}`,
    over: (day: string) => `Ended ${day}`,
  },
  /** The airport of a flight's ride, and the one at its other end, by its direction. */
  flightEnds: {
    A: {
      airport_id: 'Lands at',
      other_airport: 'Comes from',
      is_national: 'Domestic: guests are outside sooner after landing',
    },
    D: { airport_id: 'Leaves from', other_airport: 'Flies to' },
    unknown: 'We don’t know this code. Check it before you save.',
  },
  usualTerminal: (terminal: string) => `Use ${terminal}, like this airline’s other flights here`,
  choose: 'Please choose',
  nothingChosen: 'None',
  goneText: 'Someone may have deleted it, or the link is wrong.',
  form: {
    general: 'General',
    jumps: 'Parts of the form',
    unsaved: 'Not saved yet',
    otherLanguage: (labels: readonly string[]) => `Still as before: ${labels.join(', ')}`,
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: 'Saved:',
    created: 'Added:',
    deleted: 'Deleted:',
    notSaved: 'We couldn’t save it. What you typed is still here. Please try again.',
    notDeleted: 'We couldn’t delete it. Please try again.',
    meaning: 'What it means',
    preview: 'Preview',
    sharedWith: (title: string, told: readonly string[]) =>
      `${title} with the same text: ${told.join(', ')}. After you save, you can use yours there too.`,
    sheetPlace: (link: string) => `Opens with “${link}” on each ride, step 3 of a booking.`,
    previewLanguage: 'Language',
    languages: { en: 'English', es: 'Spanish' },
    previewEmpty: 'Nothing yet. It appears here as you type.',
    pickColour: (label: string) => `Choose the color: ${label}`,
    themes: { light: 'Light pages', dark: 'Dark pages' },
    sampleButton: 'Book a ride',
    sampleLink: 'A link',
    sampleMark: 'A mark',
  },
  issues: {
    'number.invalid': () => 'Enter a whole number',
    'amount.invalid': () => 'Enter an amount, like 84.00',
    'field.out_of_range': (p: IssueParams) => `Enter a number from ${p.min} to ${p.max}`,
    'decimal.invalid': () => 'Enter a number, like 16.5',
    'field.format': (p: IssueParams) => `Enter it like ${p.example}`,
    'lines.too_many': (p: IssueParams) => `A list can have up to ${p.max} lines`,
    'row.missing': (p: IssueParams) => `Fill in “${p.label}”`,
    'row.name_taken': () => 'This name is already in use',
    'tag.duplicate': () => 'This tag is already in the list',
    'tag.too_many': (p: IssueParams) => `A list can have up to ${p.max} tags`,
    'tag.pending': () => 'You typed a tag but didn’t add it. Add it or clear it.',
    'row.word_differs': () => 'This isn’t the name. Type it exactly as shown above.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved.',
    stay: 'Keep editing',
    leave: 'Leave without saving',
  },
  stale: {
    title: (who: string) => `${who} saved changes before you`,
    text: 'What you typed is still here. Compare what you opened with what is saved now:',
    sameNow: 'It’s the same as when you opened it.',
    mine: 'Continue with mine',
    theirs: 'Use what is saved',
    somebody: 'Someone',
  },
  deletion: {
    title: (name: string) => `Delete “${name}”?`,
    kept: 'Its details stay in the history.',
    label: (word: string) => `Type “${word}” to confirm`,
    confirm: 'Delete permanently',
    busy: 'Deleting…',
    keep: 'Keep it',
  },
  inUse: {
    title: (name: string) => `“${name}” is in use`,
    text: (total: number) =>
      total === 1 ? 'One row or booking needs it:' : `${grouped(total)} rows or bookings need it:`,
    more: (rest: number) => `and ${grouped(rest)} more`,
    close: 'Close',
  },
  history: {
    title: 'History',
    none: 'No one has changed it yet.',
    loaded: (when: string) => `Loaded on ${when}. No one has changed it since.`,
    failed: 'We couldn’t load the history.',
    create: (who: string) => `${who} added it`,
    update: (who: string) => `${who} changed it`,
    delete: (who: string) => `${who} deleted it`,
    empty: 'nothing',
    /** A change that brought back values of before. */
    restored: (who: string) => `${who} restored an earlier version`,
    undo: 'Undo this change',
    undoSince: 'Undo this change and those after it',
    undoOf: (undo: string, when: string) => `${undo}: ${when}`,
  },
  together: {
    title: 'Export and import',
    lead: 'Everything you set up here, in one file: to keep a copy, or to move it to another site.',
    save: 'Export all catalogs',
    saveTitle: 'Export',
    saveText: 'Resorts, services, rates, rules, texts and every other list, with all rows.',
    openTitle: 'Import',
    openText: 'You see what would change first. Nothing is saved until you confirm.',
    link: 'Import all catalogs from one file',
    hint: 'A file that was exported here, up to 10,000 rows.',
  },
  columns: {
    open: 'View',
    legend: 'Columns to show',
    rows: 'Row height',
    heights: { close: 'Compact', wide: 'Comfortable' },
    usual: 'Show the usual columns',
  },
  bulk: {
    bar: 'Selected rows',
    select: 'Select rows',
    page: 'Select all on this page',
    row: (name: string) => `Select ${name}`,
    chosen: (count: number) => `${grouped(count)} selected`,
    takeAll: (total: number) => `Select all ${grouped(total)} found`,
    clear: 'Clear',
    open: 'Change selected',
    changeFound: (total: number) =>
      total === 1 ? 'Change the one found' : `Change all ${grouped(total)} found`,
    title: (what: string) => `Change several: ${what}`,
    lead: 'Choose the new values for all of them. You see the changes first; nothing is saved until you confirm.',
    nobody: 'No rows are selected',
    nobodyText: 'Select rows in the list, then choose “Change selected”.',
    told: (t: { count: number; rows: string; titles: readonly string[]; isAll: boolean }) => {
      const rows = `${grouped(t.count)} ${t.rows}`;
      if (t.titles.length === 0) return rows;
      if (!t.isAll) return `${rows}, among them: ${t.titles.join(', ')}`;
      return t.titles.length === 1 ? `${rows} named ${t.titles[0]}` : `${rows}: ${t.titles.join(', ')}`;
    },
    form: 'New values',
    field: 'Field',
    anotherField: 'Another field',
    remove: 'Leave as it is',
    removeOf: (label: string) => `Leave as it is: ${label}`,
    look: 'Review changes',
    checking: 'Checking…',
    failed: 'We couldn’t change the rows. Nothing was changed. Please try again.',
    shown: (rows: number): string =>
      rows === 0 ? 'Nothing to change.' : 'Review the changes, then confirm.',
    applied: (rows: number) =>
      rows === 0 ? 'Nothing was changed.' : rows === 1 ? '1 row changed.' : `${grouped(rows)} rows changed.`,
    counts: (c: { change: number; leave: number; stale: number; refuse: number }) =>
      [
        `${grouped(c.change)} changed`,
        ...(c.leave > 0 ? [`${grouped(c.leave)} unchanged`] : []),
        ...(c.stale > 0 ? [`${grouped(c.stale)} left: a colleague changed them meanwhile`] : []),
        ...(c.refuse > 0 ? [`${grouped(c.refuse)} not possible`] : []),
      ].join(', '),
    apply: (rows: number) => (rows === 1 ? 'Change 1 row' : `Change ${grouped(rows)} rows`),
    again: 'Change something else',
    undo: 'Undo',
    result: 'Result',
  },
  imports,
  restore: {
    title: 'Undo changes?',
    text: 'These values come back:',
    same: 'It already has these values.',
    confirm: 'Undo',
    busy: 'Undoing…',
    keep: 'Leave as it is',
    done: 'Undone. The earlier version is back.',
    failed: 'We couldn’t undo it. Please try again.',
  },
  ...priceQuestions,
};
