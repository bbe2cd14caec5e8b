import type { Issue } from '@traslado/domain/forms/issue';
import { checkRegionForm, type RegionForm, tidyRegion } from '@traslado/domain/forms/region-form';

/** A region as the page holds it: with what was typed of a tag and not added yet. */
export type RegionValues = RegionForm & { readonly allow_draft: string; readonly deny_draft: string };

export const newRegion: RegionForm = { name: '', allow_tags: [], deny_tags: [], active: true };

export const valuesOf = ({ name, allow_tags, deny_tags, active }: RegionForm): RegionValues => ({
  name,
  allow_tags,
  deny_tags,
  active,
  allow_draft: '',
  deny_draft: '',
});

/**
 * What is wrong with the page: each list as a whole, and a tag that somebody chose and did not add (`tag.pending`), which would be lost
 * without a word.
 */
export function checkRegionValues(values: RegionValues): Issue[] {
  const drafts = (['allow_draft', 'deny_draft'] as const).filter((field) => values[field].trim() !== '');
  return [
    ...checkRegionForm(values).map((issue) => ({ ...issue, field: issue.field.replace(/\.\d+$/, '') })),
    ...drafts.map((field) => ({ field, code: 'tag.pending' })),
  ];
}

/** Whether something on the page would be lost if it were left now. */
export function isChanged(values: RegionValues, from: RegionForm): boolean {
  return JSON.stringify(valuesOf(tidyRegion(values))) !== JSON.stringify(valuesOf(from)) || hasDraft(values);
}

const hasDraft = (values: RegionValues): boolean => (values.allow_draft + values.deny_draft).trim() !== '';
