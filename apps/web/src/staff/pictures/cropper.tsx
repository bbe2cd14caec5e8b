import type { Crop } from '@traslado/domain/pictures/crop';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { type Extent, moved, pixelsOf, scaled, sizedFromCorner } from './crop-box.ts';

type CropperProps = {
  /** Address of the picture, and its pixels. */
  url: string;
  extent: Extent;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Width by height; any shape when left out. */
  ratio?: number | undefined;
};

const STEP = 0.02;
const LARGE_STEP = 0.1;
const GROWTH = 1.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Seen on any picture in any theme: white within a shade that covers the left-out part. Its focus lies inside, where the picture's edge cuts nothing
 * off.
 */
const FRAME = {
  cursor: 'move',
  border: '2px solid #fff',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 55%)',
  outlineColor: 'var(--color-accent-fill)',
  outlineOffset: '-5px',
} as const;

/** The part that a pointer took hold of, the place, and the crop at that moment. */
type Hold = { readonly corner: boolean; readonly x: number; readonly y: number; readonly crop: Crop };

/** The chosen part of a picture: dragged by its middle, sized by its corner, or both by the keyboard. */
export function Cropper({ url, extent, crop, onChange, ratio }: CropperProps) {
  const texts = useTexts('staff').pictures;
  const frame = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | null>(null);
  const hintId = useId();
  const scale = (factor: number) => onChange(scaled(crop, factor, extent, ratio));

  const take = (corner: boolean) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { corner, x: event.clientX, y: event.clientY, crop };
  };
  const drag = (event: PointerEvent) => {
    const held = hold.current;
    const box = frame.current?.getBoundingClientRect();
    if (!held || !box) return;
    const dx = (event.clientX - held.x) / box.width;
    const dy = (event.clientY - held.y) / box.height;
    const { crop: was } = held;
    const size = { width: was.width + dx, height: was.height + dy };
    onChange(held.corner ? sizedFromCorner(was, size, extent, ratio) : moved(was, dx, dy));
  };
  const letGo = () => {
    hold.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? LARGE_STEP : STEP;
    if (arrow) onChange(moved(crop, arrow[0] * step, arrow[1] * step));
    else if (event.key === '+' || event.key === '=') scale(GROWTH);
    else if (event.key === '-') scale(1 / GROWTH);
    else return;
    event.preventDefault();
  };
  const percent = (value: number) => `${value * 100}%`;
  const { width, height } = pixelsOf(crop, extent);
  const pixels = texts.pixels(width, height);
  return (
    <div className="grid gap-3">
      <div className="grid place-items-center rounded-md bg-sunk">
        <div
          ref={frame}
          className="relative overflow-hidden"
          // A finger moves the part, not the page.
          style={{ touchAction: 'none', userSelect: 'none' }}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        >
          <img
            src={url}
            alt=""
            draggable={false}
            className="block max-w-full"
            style={{ maxHeight: '26rem' }}
          />
          <div
            role="slider"
            tabIndex={0}
            aria-valuenow={Math.round(crop.width * 100)}
            aria-valuetext={pixels}
            aria-label={texts.part}
            aria-describedby={hintId}
            onPointerDown={take(false)}
            onKeyDown={press}
            className="absolute"
            style={{
              ...FRAME,
              left: percent(crop.x),
              top: percent(crop.y),
              width: percent(crop.width),
              height: percent(crop.height),
            }}
          >
            <span
              aria-hidden="true"
              onPointerDown={take(true)}
              className="absolute grid size-11"
              style={{ right: 0, bottom: 0, placeItems: 'end', padding: '4px', cursor: 'nwse-resize' }}
            >
              <span className="size-5 rounded-sm" style={{ background: '#fff', border: '2px solid #000' }} />
            </span>
          </div>
        </div>
      </div>
      <p id={hintId} className="text-caption text-soft">
        {texts.cropHint}
      </p>
      <Sizes pixels={pixels} onScale={scale} />
    </div>
  );
}

function Sizes({ pixels, onScale }: { pixels: string; onScale: (factor: number) => void }) {
  const texts = useTexts('staff').pictures;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" icon="minus" onClick={() => onScale(1 / GROWTH)}>
        {texts.smaller}
      </Button>
      <Button variant="secondary" icon="plus" onClick={() => onScale(GROWTH)}>
        {texts.larger}
      </Button>
      <p role="status" className="text-small text-soft tabular-nums">
        {pixels}
      </p>
    </div>
  );
}
