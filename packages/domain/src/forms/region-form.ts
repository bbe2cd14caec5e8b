import { isCleanLine, tidyLine } from '../contact/text.ts';
import { isTag, readTag, tagOf } from '../stay/regions.ts';
import { checkRequired } from './field.ts';
import { checkText } from './free-text.ts';
import type { RuleIssue } from './issue.ts';

/** A region as it is typed, in the names of the wire. */
export type RegionForm = {
  readonly name: string;
  readonly allow_tags: readonly string[];
  readonly deny_tags: readonly string[];
  readonly active: boolean;
};

export const REGION_NAME_MAX = 80;

/** Most tags of one list. A stay is compared with all of them each time somebody looks at rides. */
export const REGION_TAGS_MAX = 50;

/** A tag in its normal form where that can be had, else as it was typed. */
const normalTag = (text: string): string => {
  const read = readTag(text);
  return read ? tagOf(read.kind, read.value) : text;
};

/** The region as it is kept: its name without spaces at the ends, its tags in their normal form and in the order in which they were typed. */
export function tidyRegion(form: RegionForm): RegionForm {
  return {
    name: tidyLine(form.name),
    allow_tags: form.allow_tags.map(normalTag),
    deny_tags: form.deny_tags.map(normalTag),
    active: form.active,
  };
}

/**
 * What is wrong with a region, by field (`allow_tags.2`). Codes: `field.required`, `text.card_number`, `field.too_long`, `field.characters`, `tag.invalid`,
 * `tag.duplicate`, `tag.contradiction` (allowed and denied at once, told at the deny), `tag.too_many`.
 */
export function checkRegionForm(form: RegionForm): RuleIssue[] {
  const missing = checkRequired('name', form.name);
  const bounds = { min: 1, max: REGION_NAME_MAX, tidy: tidyLine, isClean: isCleanLine };
  const { allow_tags: allow, deny_tags: deny } = tidyRegion(form);
  return [
    ...(missing.length > 0 ? missing : checkText('name', form.name, bounds)),
    ...checkTags('allow_tags', allow, []),
    ...checkTags('deny_tags', deny, allow),
  ];
}

function checkTags(field: string, tags: readonly string[], elsewhere: readonly string[]): RuleIssue[] {
  if (tags.length > REGION_TAGS_MAX)
    return [{ field, code: 'tag.too_many', params: { max: REGION_TAGS_MAX, current: tags.length } }];
  return tags.flatMap((tag, index) => {
    const code = checkTag(tag, { before: tags.slice(0, index), elsewhere });
    return code ? [{ field: `${field}.${index}`, code }] : [];
  });
}

/**
 * The first thing wrong with a tag in its normal form, or null.
 * @param listed `before`: of the same list; `elsewhere`: of the list that says the opposite
 */
export function checkTag(
  tag: string,
  listed: { readonly before: readonly string[]; readonly elsewhere: readonly string[] },
): 'tag.invalid' | 'tag.duplicate' | 'tag.contradiction' | null {
  if (!isTag(tag)) return 'tag.invalid';
  if (listed.before.includes(tag)) return 'tag.duplicate';
  return listed.elsewhere.includes(tag) ? 'tag.contradiction' : null;
}
