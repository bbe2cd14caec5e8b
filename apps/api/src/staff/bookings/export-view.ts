import type { CallRequest } from '@traslado/contract/schemas';
import { fileOf, fittingView, type ViewColumn } from '@traslado/domain/desk/booking-view';
import { viewWords } from '@traslado/domain/desk/view-words';
import type { Language } from '@traslado/domain/language';
import { toAmountText } from '@traslado/domain/money';
import { toLocal } from '@traslado/domain/time/zone';
import { allowLargeReads, takeParts } from '../../db/large-reads.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { countAllViewRows, openViewRows, type ViewRow } from '../../store/booking/view-repository.ts';
import { keepExport } from '../catalogues/keep-export.ts';
import { checkView, type Telling, type ViewDependencies, zoneOf } from './ask-view.ts';

/** Rows that are in memory at once. */
const PART = 1_000;

const inDollars = (column: 'total' | 'due') => (language: Language) =>
  `${viewWords[language].columns[column]} (USD)`;

type FileColumn = {
  /** Heads, where they differ from the column's own. */
  readonly heads?: readonly ((language: Language) => string)[];
  readonly cells: (row: ViewRow, telling: Telling) => readonly string[];
};

/** The columns of the file. A ride is its moment and its airport, so that the file can be sorted by each. */
const COLUMNS: Readonly<Record<ViewColumn, FileColumn>> = {
  ride: {
    heads: [(language) => viewWords[language].columns.ride, (language) => viewWords[language].place],
    cells: ({ rideOn, rideTime, airportId }, { snapshot }) =>
      rideOn === null || rideTime === null
        ? ['', '']
        : [`${rideOn} ${rideTime}`, snapshot.airportById(airportId)?.city ?? ''],
  },
  flight: { cells: ({ flight }) => [flight ?? ''] },
  guest: { cells: ({ guest }) => [guest] },
  property: { cells: ({ propertyId }, { snapshot }) => [snapshot.propertyById(propertyId)?.name ?? ''] },
  status: { cells: ({ status }, { language }) => [viewWords[language].states[status]] },
  folio: { cells: ({ folio }) => [folio] },
  service: {
    cells: ({ serviceId }, { snapshot, language }) => [
      snapshot.serviceById(serviceId)?.text[language].name ?? '',
    ],
  },
  people: { cells: ({ people }) => [String(people)] },
  total: { heads: [inDollars('total')], cells: ({ totalMinor }) => [toAmountText(totalMinor)] },
  due: { heads: [inDollars('due')], cells: ({ dueMinor }) => [toAmountText(dueMinor)] },
  created: {
    heads: [(language) => viewWords[language].columns.created, (language) => viewWords[language].zone],
    cells: ({ createdAt, propertyId }, { snapshot }) => {
      const zone = zoneOf(snapshot, propertyId);
      const { date, time } = toLocal(createdAt, zone);
      return [`${date} ${time}`, zone];
    },
  },
  email: { cells: ({ email }) => [email] },
  phone: { cells: ({ phone }) => [phone] },
};

type Wish = {
  readonly body: CallRequest<'exportBookingView'>['body'];
  readonly language: Language;
  readonly now: number;
};

/**
 * A list as lines of a table, part after part, all of one instant: its rows in its order, with the columns that the caller may see. It
 * never has a name and a number that open a guest's session together. The audit gets its reader and the number of rows before the first
 * line. Code: `hotel.not_found`.
 */
export async function* exportView(
  deps: ViewDependencies,
  caller: StaffCaller,
  { body: { question }, language, now }: Wish,
): AsyncGenerator<readonly (readonly string[])[]> {
  checkView(deps, caller, question);
  const view = fittingView(question, caller.permissions);
  const { calledBy, columns } = fileOf(view.columns);
  const asked = { ...view, scope: caller.scope, now };
  const telling = { snapshot: deps.inventory.current(), language };
  const headsOf = (name: ViewColumn): readonly string[] =>
    COLUMNS[name].heads?.map((head) => head(language)) ?? [viewWords[language].columns[name]];
  const lineOf = (row: ViewRow): string[] => [
    row[calledBy] ?? '',
    ...columns.flatMap((name) => COLUMNS[name].cells(row, telling)),
  ];
  const reading = await deps.readingDb();
  const tx = await reading.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await allowLargeReads(tx);
    const rows = await countAllViewRows(tx, asked);
    await keepExport(deps.db, caller, { of: 'bookings', format: 'csv', question, rows, now });
    yield [[viewWords[language][calledBy], ...columns.flatMap(headsOf)]];
    await openViewRows(tx, asked);
    for await (const part of takeParts<ViewRow>(tx, PART)) yield part.map(lineOf);
  } finally {
    await tx.rollback().execute();
  }
}
