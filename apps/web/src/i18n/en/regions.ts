import { regionsWords } from '@traslado/domain/catalogues/regions-words';
import { frames } from '@traslado/domain/catalogues/write-words';
import { grouped } from './grouped.ts';

/** Regions: the guests who are offered rides. */
const en = frames.en(regionsWords.en);

export const regions = {
  ...regionsWords.en,
  ...en,
  moreTags: (count: number) => `and ${grouped(count)} more`,
  noTags: { allow: 'All guests', deny: 'Nobody' },
  form: {
    ...en.form,
    kind: 'Tag type',
    value: 'Value',
    add: 'Add',
    remove: (tag: string) => `Remove: ${tag}`,
    removed: (tag: string) => `Removed: ${tag}`,
    added: (tag: string) => `Added: ${tag}`,
    choose: 'Please choose',
    noTags: 'No tags yet.',
  },
  kinds: {
    COUNTRY: 'Country',
    AGENCY: 'Agency',
    COMPANY: 'Company',
    CLUB: 'Club',
    PROPERTY: 'Resort',
  },
  valueHints: {
    COUNTRY: 'The guest’s country, as on the stay.',
    AGENCY: 'The agency’s code, as on the stay.',
    COMPANY: 'The code of the company that sells to the stay, like PRG.',
    CLUB: 'The club’s name, as on the stay.',
    PROPERTY: 'The resort of the stay.',
  },
  /** A part of "Stays … are offered rides". */
  phrases: {
    COUNTRY: (name: string) => `from ${name}`,
    AGENCY: (name: string) => `of the agency ${name}`,
    COMPANY: (name: string) => `of the company ${name}`,
    CLUB: (name: string) => `of the club ${name}`,
    PROPERTY: (name: string) => `at ${name}`,
  },
  meaning: {
    allow: (stays: string) => `Stays ${stays} are offered rides.`,
    others: 'All other stays are not, unless another active region allows them.',
    deny: (stays: string) => `Stays ${stays} are never offered rides, even if another region allows them.`,
    denyOnly: (stays: string) =>
      `Stays ${stays} are never offered rides, even if another region allows them.`,
    nothing: 'Without tags, the region changes nothing.',
    inactive: 'The region is inactive, so this doesn’t apply yet. Once it’s active:',
  },
  deletion: {
    active: 'This will no longer apply:',
    inactive: 'It’s inactive, so nothing changes for guests.',
    instead: 'To pause it, save it as inactive instead. You can activate it again later.',
  },
  issues: {
    'missing.name': () => 'Enter the name of the region',
    'tag.invalid': () => 'This isn’t a valid tag of this type',
    'tag.contradiction': () => 'This tag is already allowed. A tag can be allowed or denied, not both',
    'tag.contradiction_allow': () => 'This tag is already denied. A tag can be allowed or denied, not both',
  },
};
