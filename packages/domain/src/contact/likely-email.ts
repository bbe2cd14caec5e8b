/** Providers of most guests' mail, and the endings under which each has mailboxes. */
const PROVIDERS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'gmail com',
    'hotmail com es fr it de co.uk com.mx com.ar com.br',
    'outlook com es fr it de com.mx com.ar com.br',
    'yahoo com es fr it de ca co.uk com.mx com.ar com.br',
    'icloud com',
    'live com ca fr it co.uk com.mx com.ar',
  ].map((line) => {
    const [name = '', ...endings] = line.split(' ');
    return [name, endings];
  }),
);

/** Slips for `com` that end no domain. */
const NO_ENDINGS = new Set(['con', 'comm', 'cpm', 'vom', 'xom', 'ocm', 'cmo', 'coom', 'gmail', 'hotmail']);

/** Names close to a provider's that are domains of their own. */
const OWN_NAMES = new Set(['mail', 'email', 'ymail', 'olive', 'alive']);

/** True when one letter too many, too few, another one, or two exchanged make the one word of the other. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [typedRest, meantRest] = [typed.slice(start), meant.slice(start)];
  return (
    typedRest.slice(1) === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest === `${meantRest[1] ?? ''}${meantRest[0] ?? ''}${meantRest.slice(2)}`
  );
}

/** The provider whose name is one slip away. Names of four letters are too many other words. */
const nearProvider = (name: string): string | undefined =>
  [...PROVIDERS.keys()].find((one) => one.length > 4 && isOneSlip(name, one));

/**
 * The address that was probably meant: `ana@gmail.con` and `ana@gmial.com` for `ana@gmail.com`. It is offered, never put in place of the typed one.
 * @returns null when nothing speaks against the address as it was typed
 */
export function likelyEmail(typed: string): string | null {
  const [local, domain, ...more] = typed.trim().toLowerCase().split('@');
  if (!local || !domain || more.length > 0) return null;
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  if (name === '' || ending === '') return null;
  const known = PROVIDERS.has(name);
  const near = known || OWN_NAMES.has(name) ? undefined : nearProvider(name);
  const meant = known ? name : near;
  const isNoEnding = NO_ENDINGS.has(rest.at(-1) ?? '');
  const better = isNoEnding ? [...rest.slice(0, -1), 'com'].join('.') : ending;
  const likely = meant
    ? `${meant}.${PROVIDERS.get(meant)?.includes(better) ? better : 'com'}`
    : `${name}.${better}`;
  // Another ending of a provider may be one that is not in the list.
  const isSure = isNoEnding || (known ? isOneSlip(ending, 'com') : near !== undefined);
  return isSure && likely !== domain ? `${typed.trim().slice(0, local.length)}@${likely}` : null;
}
