import { classNames } from './class-names.ts';

const FILE = '/art/scenes/coast.svg';

type CoastSceneProps = {
  /** The part of the drawing that is shown, as a viewBox; it fills its place and is cut at the edges. */
  box: string;
  className?: string;
};

/** The coast behind the home page. The shuttle drives in once; it is already there where less motion is preferred. */
export function CoastScene({ box, className }: CoastSceneProps) {
  return (
    <svg
      viewBox={box}
      preserveAspectRatio="xMidYMax slice"
      className={classNames('w-full', className)}
      aria-hidden="true"
    >
      <use href={`${FILE}#back`} />
      <use href={`${FILE}#ride`} className="animate-drive" />
      <use href={`${FILE}#front`} />
    </svg>
  );
}
