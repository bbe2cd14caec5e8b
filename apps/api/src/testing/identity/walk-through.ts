/**
 * A browser's way at an identity provider, without one: follows from its address to its sign-in page, signs in there, and follows on.
 * @param mark the person who signs in; null for one who cancels
 * @param home address of the product; where the provider sends the browser back there, the walk ends
 * @returns the address of the product that the browser is sent to
 */
export async function walkThrough(start: string, mark: string | null, home: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(start);
  let form: string | null = null;
  for (let steps = 0; steps < 10; steps += 1) {
    const answer: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form !== null && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) {
      next = new URL(location, next);
      form = null;
      if (next.href.startsWith(`${home}/`)) return next.href;
    } else {
      const text = await answer.text();
      if (!text.includes('<form') || form !== null) throw new Error(`${answer.status} ${next.href}: ${text}`);
      form = mark === null ? 'cancel=1' : `mark=${encodeURIComponent(mark)}`;
    }
  }
  throw new Error('the walk has no end');
}
