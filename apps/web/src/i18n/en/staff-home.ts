/** The home of staff. */
export const home = {
  title: 'Home',
  failed: 'We couldn’t load your home.',
  waiting: {
    title: 'Waiting for you',
    none: 'All clear. Nothing needs your attention.',
    oldest: (age: string) => `oldest ${age}`,
    all: 'See what needs attention',
    sets: (count: number) =>
      count === 1
        ? '1 change set can be approved or published by you'
        : `${count} change sets can be approved or published by you`,
  },
  soon: {
    title: (days: number) => `Changing in the next ${days} days`,
    none: 'Nothing begins or ends.',
    begins: 'begins',
    ends: 'ends',
    others: (rest: number) => `and ${rest} more`,
    more: (rest: number) => (rest === 1 ? 'One more is not shown.' : `${rest} more are not shown.`),
  },
  changes: {
    title: 'Last changes',
    none: 'No one has changed anything yet.',
    others: (rest: number) => (rest === 1 ? 'and one more row' : `and ${rest} more rows`),
    moreFields: (rest: number) => (rest === 1 ? 'and one more field' : `and ${rest} more fields`),
  },
};
