import { correction, generate } from 'lean-qr';
import type { CanvasElement } from 'pdfmake/interfaces';

/**
 * A QR code of an exact size: pdfmake's own comes in whole points a module, so its size would follow the length of the address.
 * @param side points, quiet zone not included
 */
export function qrCode(
  text: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): CanvasElement[] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const step = side / code.size;
  const bars: CanvasElement[] = [];
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (!code.get(column, row)) continue;
      let end = column;
      while (code.get(end + 1, row)) end++;
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
