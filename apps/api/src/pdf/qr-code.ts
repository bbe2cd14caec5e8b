import type { CanvasElement } from 'pdfmake/interfaces';
import { create } from 'qrcode';

/**
 * A QR code of an exact size: pdfmake's own comes in whole points a module, so its size would follow the length of the address.
 * @param side points, quiet zone not included
 */
export function qrCode(
  text: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): CanvasElement[] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  const bars: CanvasElement[] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      let end = column;
      while (end + 1 < modules.size && modules.get(row, end + 1)) end++;
      // A hair taller than its row, so that no white line shows between rows on screens.
      bars.push({
        type: 'rect',
        x: x + column * step,
        y: y + row * step,
        w: (end - column + 1) * step,
        h: step * 1.04,
        color,
      });
      column = end;
    }
  }
  return bars;
}
