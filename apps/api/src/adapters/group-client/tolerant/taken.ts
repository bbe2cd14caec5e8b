import { answerOf, isObject, refuse } from './reading.ts';
import { saysYes } from './shapes.ts';

/** Their acceptance of a mail: their documents show no answer, so any will do that does not deny it. */
export const taken = answerOf<null>((value, at) => {
  if (!isObject(value)) return null;
  const denies =
    ('success' in value && !saysYes(value.success)) ||
    [value.error, value.errors].some(
      (said) => said !== undefined && said !== null && said !== false && !isEmpty(said),
    );
  return denies ? refuse(at, 'a word that it was taken', value) : null;
});

const isEmpty = (said: unknown): boolean => said === '' || (Array.isArray(said) && said.length === 0);
