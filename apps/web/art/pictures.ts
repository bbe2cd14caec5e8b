import { glitter, palm, waves } from './nature.ts';
import { at, circle, imageFile, path, rect } from './svg.ts';
import { GROUND, VEHICLE_WIDTH } from './vehicle-parts.ts';
import { SERVICE_VEHICLES, type ServiceVehicle } from './vehicles.ts';

/** The sizes in which a service shows its vehicle, in CSS pixels. */
export const PICTURE_SIZES = {
  thumbnail: [320, 240],
  mobile: [640, 400],
  tablet: [900, 500],
  desktop: [1200, 600],
  large: [1600, 720],
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** Place of the sun behind each vehicle, in parts of the width, and its height, in radii over the horizon. */
const SUNS: Readonly<Record<ServiceVehicle, readonly [number, number]>> = {
  shuttle: [0.7, 0.45],
  suv: [0.24, 0.2],
  van: [0.52, 0.7],
  sedan: [0.8, 0.1],
  sprinter: [0.34, 0.55],
};

/** A vehicle on the coast road at evening. */
export function vehiclePicture(vehicle: ServiceVehicle, size: PictureSize): string {
  const [w, h] = PICTURE_SIZES[size];
  const horizon = h * 0.56;
  const road = h * 0.8;
  const [sunX, sunUp] = SUNS[vehicle];
  const r = h * 0.2;
  const scale = Math.min((w * 0.8) / VEHICLE_WIDTH, (h * 0.74) / 240);
  const carX = (w - VEHICLE_WIDTH * scale) / 2;
  const carY = h * 0.895 - GROUND * scale;
  return imageFile(
    w,
    h,
    [
      rect(0, 0, w, h, 'sky-low'),
      rect(0, horizon - h * 0.12, w, h * 0.14, 'haze', { opacity: 0.6 }),
      circle(w * sunX, horizon - r * sunUp, r, 'flower'),
      path(
        `M0 ${horizon}V${horizon - h * 0.06}q${w * 0.1} ${-h * 0.08} ${w * 0.22} ${h * 0.02}t${w * 0.2} ${h * 0.04}z`,
        'glass',
      ),
      rect(0, horizon, w, h, 'sea'),
      glitter(w * sunX, horizon + h * 0.012, r * 1.9, 6, h * 0.034, 'flower', vehicle),
      waves(w, horizon + h * 0.17, h, h * 0.012, w * 0.12, 'sea-deep'),
      palm(w * 0.93, road + h * 0.02, h * 0.66, -0.16),
      palm(w * 0.06, road + h * 0.02, h * 0.52, 0.14),
      path(
        `M0 ${road - h * 0.02}q${w * 0.25} ${-h * 0.04} ${w * 0.5} ${-h * 0.01}t${w * 0.5} ${-h * 0.01}V${h}H0z`,
        'sand',
      ),
      rect(0, road + h * 0.015, w, h, 'land'),
      rect(0, road + h * 0.145, w, h * 0.008, 'sky-low', { opacity: 0.35 }),
      at(carX, carY, scale, SERVICE_VEHICLES[vehicle]()),
    ].join(''),
  );
}
