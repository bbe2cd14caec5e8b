import { type ArtColour, ink, nightStyle } from './palette.ts';

/** A number short enough for a file: one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Look = { opacity?: number };

function look({ opacity }: Look): string {
  return opacity === undefined ? '' : ` opacity="${opacity}"`;
}

export function path(d: string, colour: ArtColour, more: Look = {}): string {
  return `<path d="${d}" fill="${ink(colour)}"${look(more)}/>`;
}

export function rect(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: ArtColour,
  more: Look & { r?: number } = {},
): string {
  const round = more.r ? ` rx="${n(more.r)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round} fill="${ink(colour)}"${look(more)}/>`;
}

export function circle(x: number, y: number, r: number, colour: ArtColour, more: Look = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${ink(colour)}"${look(more)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: ArtColour,
  more: Look = {},
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${ink(colour)}"${look(more)}/>`;
}

export function line(
  d: string,
  colour: ArtColour,
  width: number,
  more: Look & { dash?: string } = {},
): string {
  const dash = more.dash ? ` stroke-dasharray="${more.dash}"` : '';
  return `<path d="${d}" fill="none" stroke="${ink(colour)}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${dash}${look(more)}/>`;
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

export function at(x: number, y: number, scale: number, content: string): string {
  return group(
    content,
    `translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`,
  );
}

/** A whole drawing for <img>: it follows day and night by itself. */
export function imageFile(
  width: number,
  height: number,
  content: string,
  viewBox = `0 0 ${width} ${height}`,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${nightStyle(content)}${content}</svg>\n`;
}

/** A file whose named parts are used by reference and take the page's colours. */
export function referenceFile(parts: Readonly<Record<string, string>>): string {
  const groups = Object.entries(parts).map(([id, content]) => `<g id="${id}">${content}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`;
}

/** Numbers in 0…1 that are the same at every build: a drawing must not change by itself. */
export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
