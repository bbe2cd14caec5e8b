import type { CallAnswer } from '@traslado/contract/schemas';
import { reportQuestion } from '@traslado/contract/schemas/reports';
import { isInScope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { dimensionWord, figureWords, ownerWord, valuesOf } from '@traslado/domain/reports/figure-words';
import { DIMENSIONS, type Dimension, FIGURE_NAMES, figureOf } from '@traslado/domain/reports/figures';
import { listQuestions } from '../../db/kept-questions.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { listNamed, type Named } from '../../store/report/named-repository.ts';
import type { ReportsDependencies } from './read-asked.ts';

type Choices = CallAnswer<'listReportChoices'>;

/** The possible questions, and the kept ones: 4 statements. Only places within the scope. */
export async function listChoices(
  { db, inventory }: ReportsDependencies,
  { scope, accountId }: StaffCaller,
  language: Language,
): Promise<Choices> {
  const snapshot = inventory.current();
  const properties = snapshot.properties.filter(({ id }) => isInScope(scope, id));
  const groups = new Set(properties.map(({ groupId }) => String(groupId)));
  const [ofGroups, providers, channels, kept] = [
    await listNamed(db, 'group'),
    await listNamed(db, 'provider'),
    await listNamed(db, 'channel'),
    await listQuestions(db, { kind: 'report', accountId }),
  ];
  const known: Readonly<Partial<Record<Dimension, readonly Named[]>>> = {
    property: properties.map(({ id, code, name }) => ({ value: String(id), label: `${code} · ${name}` })),
    group: ofGroups.filter(({ value }) => groups.has(value)),
    airport: snapshot.airports.map(({ id, city }) => ({ value: String(id), label: city })),
    provider: providers,
    channel: [...valuesOf('channel', language), ...channels],
  };
  return {
    figures: FIGURE_NAMES.map((figure) => ({
      figure,
      title: figureWords(figure, language).title,
      dimensions: [...figureOf(figure).dimensions],
      owner: ownerWord(figureOf(figure).owner, language),
    })),
    dimensions: DIMENSIONS.map((dimension) => ({
      dimension,
      title: dimensionWord(dimension, language),
      values: [...(known[dimension] ?? choosable(dimension, language))],
    })),
    // A question of an older version that is none any more is left out.
    kept: kept.flatMap(({ id, name, shared, username, accountId: owner, question }) => {
      const read = reportQuestion.safeParse(question);
      return read.success
        ? [{ id, name, shared, by: username, is_own: owner === accountId, question: read.data }]
        : [];
    }),
  };
}

/** Countries and agencies are too many to list, or known only from bookings; services have numbers that nobody knows by heart. */
const choosable = (dimension: Dimension, language: Language): Named[] =>
  dimension === 'agency' || dimension === 'country' ? [] : valuesOf(dimension, language);
