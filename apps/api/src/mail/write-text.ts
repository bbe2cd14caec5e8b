import type { RideWords } from '../letter/ride.ts';
import { type Wording, wordingOf } from '../letter/wording.ts';
import type { Composition, LetterFrame, Part } from './parts.ts';

/** The letter for mail programs and readers that want no HTML. Says the same, in the same order. */
export function writeText({ headline, parts }: Composition, { brand, language, phone }: LetterFrame): string {
  const t = wordingOf(language);
  const ways = [phone && t.call(phone), brand.email].filter(Boolean);
  const foot = ways.length > 0 ? `${t.help} ${ways.join(' · ')}` : '';
  const blocks = [[brand.name, headline], ...parts.map((part) => writePart(part, t)), ['--', foot]];
  return `${blocks.map((lines) => lines.filter((line) => line !== '').join('\n')).join('\n\n')}\n`;
}

/** A part as its lines. */
export function writePart(part: Part, t: Wording): string[] {
  switch (part.kind) {
    case 'paragraph':
      return [part.text];
    case 'number':
      return [`${part.label}: ${part.value}`, part.detail];
    case 'ride':
      return writeRide(part.ride, t);
    case 'rows':
      return [
        capitals(part.title),
        ...[...part.rows, ...(part.totals ?? [])].map((row) => `${row.label}: ${row.value}`),
      ];
    case 'entries':
      return [capitals(part.title), ...part.rows.flatMap((row) => [row.label, row.value])];
    case 'note':
      return [capitals(part.title), part.text];
    case 'points':
      return [capitals(part.title), ...part.items.map((item) => `- ${item}`)];
    case 'button':
      return [`${part.label}:`, part.href];
  }
}

function writeRide(ride: RideWords, t: Wording): string[] {
  return [
    capitals(ride.cancelled ? `${ride.name} · ${t.cancelledLeg}` : ride.name),
    `${ride.date}, ${ride.timeWithPlace}`,
    `${ride.from} → ${ride.to}`,
    `${ride.direction === 'arrival' && !ride.cancelled ? t.findDriver : t.pickUpPlace}: ${ride.place}`,
    ride.placeDetail,
    `${t.flight}: ${[ride.flight, ride.flightMoment].filter(Boolean).join(' · ')}`,
    ride.warning,
    ...ride.notes,
  ];
}

const capitals = (text: string): string => text.toLocaleUpperCase();
