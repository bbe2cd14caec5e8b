import { tripWords } from '@traslado/domain/booking/expectation-sentence';
import { LABEL_SEPARATOR } from '@traslado/domain/catalogues/definition';
import type { Language } from '@traslado/domain/language';
import { valueWord } from '@traslado/domain/reports/figure-words';
import type { Dimension } from '@traslado/domain/reports/figures';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Service } from '../../inventory/records.ts';
import { listNamed, type Named } from '../../store/report/named-repository.ts';
import type { ReportsDependencies } from './read-asked.ts';

type Sold = Pick<Service, 'text' | 'operationType'>;

/** A service with its trip: services of one vehicle share a name. */
export const rideOf = ({ text, operationType }: Sold, language: Language): string =>
  `${text[language].name}, ${tripWords[language][tripOf[operationType]]}`;

export type Labels = {
  /** Names of a dimension's values. */
  readonly of: (dimension: Dimension) => (value: string) => string;
};

/** Dimensions whose values are rows of a table. */
const NAMED = ['group', 'provider', 'channel'] as const satisfies readonly Dimension[];

type NamedDimension = (typeof NAMED)[number];

const isNamed = (dimension: Dimension | null): dimension is NamedDimension =>
  NAMED.some((one) => one === dimension);

/** Names of the values of one dimension, or of all with null; a value without a name stands as it is kept. */
export async function readLabels(
  { db, inventory }: ReportsDependencies,
  language: Language,
  dimension: Dimension | null,
): Promise<Labels> {
  const snapshot = inventory.current();
  const named: readonly Named[] = isNamed(dimension) ? await listNamed(db, dimension) : [];
  const names = new Map(named.map(({ value, label }) => [value, label]));
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const rowName = (of: Dimension, value: string): string | undefined => {
    const id = Number(value);
    switch (of) {
      case 'property':
        return snapshot.propertyById(id)?.name;
      case 'airport':
        return snapshot.airportById(id)?.city;
      case 'service': {
        const service = snapshot.serviceById(id);
        const resort = service && snapshot.propertyById(service.propertyId)?.name;
        return service && [rideOf(service, language), resort, value].filter(Boolean).join(LABEL_SEPARATOR);
      }
      case 'country':
        return /^[A-Z]{2}$/.test(value) ? countries.of(value) : undefined;
      default:
        return names.get(value);
    }
  };
  return {
    of: (asked) => (value) => valueWord(asked, value, language) ?? rowName(asked, value) ?? (value || '—'),
  };
}
