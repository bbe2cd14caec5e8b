/** A value of the whole page as it is now: a page that is drawn in Node would show its first one. In place of `components/page-value.ts`. */
export function pageValue<T>(first: T) {
  let current = first;
  const get = () => current;
  return {
    get,
    set: (next: T): void => {
      current = next;
    },
    useValue: get,
  };
}
