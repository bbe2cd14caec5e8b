import { LOADER_CARS } from './loader-cars.ts';
import { PICTURE_SIZES, type PictureSize, vehiclePicture } from './pictures.ts';
import { RESORT_CODES, resortPicture } from './resorts.ts';
import { coast, gate, lostRoad, meetingPoint, pothole } from './scenes.ts';
import { features, siteIcon } from './signs.ts';
import { imageFile, referenceFile } from './svg.ts';
import { VEHICLE_HEIGHT, VEHICLE_WIDTH } from './vehicle-parts.ts';
import { SERVICE_VEHICLES, type ServiceVehicle } from './vehicles.ts';

/** Every drawing by its path under /art. */
export function artFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const vehicle of Object.keys(SERVICE_VEHICLES) as ServiceVehicle[]) {
    for (const size of Object.keys(PICTURE_SIZES) as PictureSize[]) {
      files.set(`vehicles/${vehicle}-${size}.svg`, vehiclePicture(vehicle, size));
    }
  }
  LOADER_CARS.forEach((draw, index) => {
    files.set(`cars/${index + 1}.svg`, imageFile(VEHICLE_WIDTH, VEHICLE_HEIGHT, draw()));
  });
  for (const code of RESORT_CODES) files.set(`resorts/${code}.svg`, resortPicture(code));
  files.set('features.svg', referenceFile(features()));
  files.set('scenes/coast.svg', referenceFile(coast()));
  files.set('icon.svg', siteIcon());
  for (const [name, draw] of Object.entries({
    'lost-road': lostRoad,
    gate,
    pothole,
    'meeting-point': meetingPoint,
  })) {
    files.set(`scenes/${name}.svg`, referenceFile({ scene: draw() }));
  }
  return files;
}
