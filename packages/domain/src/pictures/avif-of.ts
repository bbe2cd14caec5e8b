/** The AVIF beside the WebP of an uploaded picture; null where the address is of another picture, a drawn one for instance. */
export function avifOf(address: string): string | null {
  const ours = /^(\/pictures\/.+\.)webp$/.exec(address);
  return ours ? `${ours[1]}avif` : null;
}
