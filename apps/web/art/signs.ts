import { circle, group, imageFile, line, path, rect } from './svg.ts';

/** A plane from above, its nose to the right, about 60 wide, centred on 0,0. */
export function plane(colour: 'bird' = 'bird'): string {
  return path(
    'M32 0q0-4-7-5l-15-1L-8-29h-9l9 23-15-1-6-9h-6l4 13-1 3 1 3-4 13h6l6-9 15-1-9 23h9l18-23 15-1q7-1 7-5z',
    colour,
  );
}

/** The four features, each on a box of 96. */
export function features(): Record<string, string> {
  const ground = circle(48, 48, 46, 'sky-low');
  return {
    flight: [
      ground,
      circle(66, 62, 17, 'flower'),
      path('M4.2 62H91.8A46 46 0 0 1 4.2 62Z', 'sea'),
      line('M10 54q24-2 34-24', 'bird', 3, { dash: '0.1 7' }),
      group(plane(), 'translate(56 22) rotate(-38) scale(.62)'),
      rect(34, 68, 34, 3.5, 'flower', { r: 2 }),
      rect(46, 75, 26, 3.5, 'flower', { r: 2 }),
    ].join(''),
    greet: [
      ground,
      path('M24 87.2q1-24 24-24t24 24a46 46 0 0 1-48 0z', 'land'),
      circle(48, 44, 14, 'sand'),
      path('M33 42q0-17 15-17t15 17q-6-7-15-7t-15 7z', 'ink'),
      rect(20, 66, 56, 24, 'wall', { r: 4 }),
      line('M29 75h24M29 82h15', 'ink', 3.5),
      circle(66, 78, 5, 'flower'),
    ].join(''),
    drivers: [
      ground,
      circle(48, 50, 31, 'bird'),
      circle(48, 50, 23, 'sky-low'),
      path('M24 46q24-14 48 0l-2 8q-10 0-13 6l-4 13h-10l-4-13q-3-6-13-6z', 'bird'),
      circle(48, 54, 6, 'flower'),
      path('M70 14q8-10 18-6-2 14-14 14 0-4-4-8z', 'palm'),
    ].join(''),
    manage: [
      ground,
      path('M18 34h60v12a6 6 0 0 0 0 12v12H18V58a6 6 0 0 0 0-12z', 'wall'),
      line('M60 38v28', 'sea', 3, { dash: '0.1 6' }),
      line('M28 45h20M28 53h24M28 61h12', 'ink', 3.5),
      path('M58 82l3-12 22-22 9 9-22 22z', 'flower'),
      path('M58 82l3-12 9 9z', 'ink'),
    ].join(''),
  };
}

/** The mark in the browser's tab. */
export function siteIcon(): string {
  return imageFile(
    64,
    64,
    [
      rect(0, 0, 64, 64, 'ink', { r: 15 }),
      line('M13 46C26 46 25 22 38 22q11 0 13 11', 'wall', 5, { dash: '0.1 9' }),
      circle(13, 46, 5.5, 'wall'),
      circle(50, 38, 8.5, 'flower'),
    ].join(''),
  );
}
