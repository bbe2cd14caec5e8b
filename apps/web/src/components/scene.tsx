import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { useNear } from './use-near.ts';

/** Drawings of /art/scenes and the box each is drawn in. */
const SCENES = {
  'lost-road': '0 0 720 540',
  gate: '0 0 720 540',
  pothole: '0 0 720 540',
  'meeting-point': '0 0 720 440',
} as const;

export type SceneName = keyof typeof SCENES;

type SceneProps = {
  name: SceneName;
  className?: string;
  /** Content of the drawing, where the words beside it do not name it. */
  label?: string;
};

/**
 * A large drawing, kept in a file of its own and fetched when it comes near. It is used by reference rather than as an
 * image, so that it follows the colours of the page, its theme and its brand.
 */
export function Scene({ name, className, label }: SceneProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const isNear = useNear(drawing);
  return (
    <svg
      ref={drawing}
      viewBox={SCENES[name]}
      className={classNames('scene block h-auto w-full', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {isNear && <use href={`/art/scenes/${name}.svg#scene`} />}
    </svg>
  );
}
