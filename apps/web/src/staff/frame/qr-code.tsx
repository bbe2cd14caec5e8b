import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Quiet rim that scanners need around the code, in modules. */
const RIM = 4;

/** A QR code, dark on light in both themes, because scanners expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    const cells: string[] = [];
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) cells.push(`M${x + RIM} ${y + RIM}h1v1h-1z`);
    return { size: code.size + 2 * RIM, path: cells.join('') };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="block w-48 max-w-full rounded-md bg-[#fff]"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#06323a" />
    </svg>
  );
}
