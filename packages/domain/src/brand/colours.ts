/** Colours as `#rrggbb`. */

type Theme = 'light' | 'dark';

/** Tokens of the pages that the brand's own colours stand on and beside. They are those of `apps/web/src/styles/tokens.css`; a test compares them. */
export const HOUSE = {
  light: { page: '#f5f6f1', surface: '#ffffff', sunk: '#e8ede8', accent: '#b81365', lagoon: '#06323a' },
  dark: { page: '#04242b', surface: '#0a323a', sunk: '#021a20', accent: '#ff78b5', lagoon: '#0d4650' },
} as const;

/** Text on the deep colour of footer and letters, in both themes. */
export const ON_LAGOON = { text: '#f1f7f2', soft: '#a9cfca' } as const;

/** Least contrast of text, WCAG 2.2 AA (1.4.3), and of drawings (1.4.11). */
const TEXT_CONTRAST = 4.5;
export const DRAWN_CONTRAST = 3;

/** Red, green and blue, 0 to 255. */
export const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance of red, green and blue, 0 to 1, as WCAG defines it. */
export function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const light = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** Contrast of two luminances, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number =>
  contrastOf(luminance(channels(one)), luminance(channels(other)));

/** A colour with a share of another one, 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = channels(other);
  const all = channels(colour).map((value, at) => value * (1 - share) + (others[at] ?? 0) * share);
  return `#${all.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** A quiet ground in the accent colour. */
const washOf = (accent: string, theme: Theme): string => mixed(HOUSE[theme].surface, accent, 0.12);

/** True for an accent that is readable as text on every ground of a theme, and carries readable text as a button. */
export function isReadableAccent(accent: string, theme: Theme): boolean {
  const { page, surface, sunk } = HOUSE[theme];
  return [page, surface, sunk, washOf(accent, theme)].every(
    (ground) => contrast(accent, ground) >= TEXT_CONTRAST,
  );
}

/** True for a colour on which the light text of footer and letters is readable. */
export const isReadableDeep = (deep: string): boolean =>
  Object.values(ON_LAGOON).every((text) => contrast(text, deep) >= TEXT_CONTRAST);

/** The colours that staff choose; '' for the house's own. */
export type BrandColours = {
  readonly accent_light: string;
  readonly accent_dark: string;
  readonly deep_light: string;
  readonly deep_dark: string;
};

/**
 * Colours of screens, letters and documents by the names of their tokens. Derived colours are made of the chosen ones, so that they are readable too.
 */
export function tokensOf(colours: BrandColours): Record<string, string> {
  const tokens: Record<string, string> = {};
  const { accent_light, accent_dark, deep_light, deep_dark } = colours;
  if (accent_light !== '' || accent_dark !== '') {
    const light = accent_light || HOUSE.light.accent;
    const dark = accent_dark || HOUSE.dark.accent;
    const pair = (day: string, night: string) => `light-dark(${day}, ${night})`;
    tokens.accent = pair(light, dark);
    tokens['accent-fill'] = pair(light, dark);
    tokens['accent-press'] = pair(mixed(light, '#000000', 0.18), mixed(dark, '#ffffff', 0.18));
    // The accent can be read on all grounds of its theme, so the outermost of them can be read on it.
    tokens['on-accent'] = pair(HOUSE.light.surface, HOUSE.dark.sunk);
    tokens['accent-wash'] = pair(washOf(light, 'light'), washOf(dark, 'dark'));
  }
  if (deep_light !== '' || deep_dark !== '')
    tokens.lagoon = `light-dark(${deep_light || HOUSE.light.lagoon}, ${deep_dark || HOUSE.dark.lagoon})`;
  if (Object.keys(tokens).length > 0) {
    const bright = accent_dark || HOUSE.dark.accent;
    const isSeen = contrast(bright, deep_light || HOUSE.light.lagoon) >= DRAWN_CONTRAST;
    tokens['accent-on-lagoon'] = isSeen ? bright : ON_LAGOON.text;
  }
  return tokens;
}
