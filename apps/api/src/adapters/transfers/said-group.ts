import { either } from '../group-client/tolerant/either.ts';
import { type AnswerReader, answerOf, refuse } from '../group-client/tolerant/reading.ts';
import { one, record } from '../group-client/tolerant/shapes.ts';
import { id, map, optional } from '../group-client/tolerant/values.ts';
import { type Said, saidOf } from './said-done.ts';
import { type Deed, verdictOf, type WordTable } from './words-of-deeds.ts';

/** The name of a group in their answers is not documented. A success without a number is one: the sale then has none, which is 0. */
export const noGroup = 0;

const numbered = answerOf(
  one(
    map(
      record({ receptive_group_id: optional(id), id: optional(id) }),
      ({ receptive_group_id, id: number }, at) =>
        receptive_group_id ?? number ?? refuse(at, 'the number of a group', undefined),
    ),
  ),
);

export const groupDeed = (words: WordTable | undefined): Deed => ({
  kind: 'other',
  fields: ['receptive_group_id', 'id'],
  words,
});

/** The number of the group that they made, null where they only confirm it. */
export function saidGroup({ kind, words }: Deed): AnswerReader<Said<number | null>> {
  const unnumbered: AnswerReader<null> = {
    safeParse: (body) =>
      verdictOf(body, { kind, words }) === 'yes' ? { success: true, data: null } : { success: false },
  };
  return saidOf(groupDeed(words), { ...either(numbered, unnumbered), told: numbered.told });
}
