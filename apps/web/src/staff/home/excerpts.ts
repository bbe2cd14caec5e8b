/** Most characters of a text that are shown. */
const MOST = 60;

/** Two texts from the word in which they begin to differ, shortened. */
export function excerptsOf(old: string, now: string): { readonly old: string; readonly now: string } {
  const isShort = Math.max(old.length, now.length) <= MOST;
  const differs = [...old].findIndex((letter, at) => now[at] !== letter);
  const start = isShort ? 0 : old.lastIndexOf(' ', (differs < 0 ? old.length : differs) - 1) + 1;
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + MOST)}${text.length > start + MOST ? '…' : ''}`;
  return { old: cut(old), now: cut(now) };
}
