import { CoastScene } from '../../components/coast-scene.tsx';
import { Scene, type SceneName } from '../../components/scene.tsx';
import { useTexts } from '../../i18n/i18n.tsx';
import { GallerySection } from './gallery-section.tsx';

const SCENES: readonly SceneName[] = ['lost-road', 'gate', 'pothole', 'meeting-point'];
const VEHICLES = ['shuttle', 'suv', 'van', 'sedan', 'sprinter'];
const CARS = Array.from({ length: 10 }, (_, index) => index + 1);
const RESORTS = [
  'BP',
  'PM',
  'CR',
  'LV',
  'TM',
  'SC',
  'SJ',
  'MC',
  'VA',
  'NY',
  'MB',
  'RR',
  'PC',
  'BV',
  'IS',
  'TQ',
  'NS',
];

/** Every drawing. */
export function GalleryArt() {
  const texts = useTexts('gallery');
  return (
    <GallerySection title={texts.sections.art}>
      <CoastScene box="0 0 1440 720" className="h-80" />
      <div className="grid gap-6 sm:grid-cols-2">
        {SCENES.map((scene) => (
          <Scene key={scene} name={scene} label={scene} />
        ))}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-3">
        {VEHICLES.map((vehicle) => (
          <li key={vehicle}>
            <img
              src={`/art/vehicles/${vehicle}-mobile.svg`}
              alt={vehicle}
              width="640"
              height="400"
              loading="lazy"
              className="rounded-lg"
            />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        {CARS.map((car) => (
          <li key={car}>
            <img src={`/art/cars/${car}.svg`} alt={`${car}`} width="480" height="240" loading="lazy" />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {RESORTS.map((code) => (
          <li key={code}>
            <img
              src={`/art/resorts/${code}.svg`}
              alt={code}
              width="320"
              height="400"
              loading="lazy"
              className="rounded-md"
            />
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
