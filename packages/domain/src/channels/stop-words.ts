const STOP = ['STOP', 'BAJA', 'ALTO'];
const START = ['START', 'ALTA'];

/** The wish of a reply: a word alone, in any case, with the signs that people put around it. Null for any other text. */
export function wishOfReply(text: string): 'stop' | 'start' | null {
  const word = text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .trim();
  if (STOP.includes(word)) return 'stop';
  return START.includes(word) ? 'start' : null;
}
