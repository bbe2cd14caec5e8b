import { POSSIBLE_LENGTHS } from './phone-lengths.ts';

/**
 * International form, with as many digits as numbers of its country have: the rule that libphonenumber calls possible. A possible number need not be
 * in use.
 */
export function isPossiblePhone(text: string): boolean {
  if (!/^\+[1-9]\d{1,14}$/.test(text)) return false;
  const digits = text.slice(1);
  return POSSIBLE_LENGTHS.split(' ').some((row) => {
    const [lengths = '', codes = ''] = row.split(':');
    const code = codes.split(',').find((start) => digits.startsWith(start));
    return code !== undefined && lengths.includes((digits.length - code.length).toString(16));
  });
}
