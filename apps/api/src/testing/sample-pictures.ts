import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Uploaded files, made for tests. */

const sea = { r: 20, g: 90, b: 140 } as const;

/** A picture of one colour. */
export const plain = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: sea } });

/** As a camera makes it: noise does not compress, so that there is work to do. */
export const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: sea,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

/** Red on the left, blue on the right, white below: each side can be told. */
export function flag(width = 1200, height = 800) {
  const half = { width: width / 2, height: height / 2, channels: 3 } as const;
  return plain(width, height).composite([
    { input: { create: { ...half, background: 'red' } }, left: 0, top: 0 },
    { input: { create: { ...half, background: 'blue' } }, left: width / 2, top: 0 },
    { input: { create: { ...half, background: 'white' } }, left: 0, top: height / 2 },
    { input: { create: { ...half, background: 'white' } }, left: width / 2, top: height / 2 },
  ]);
}

/** With the place where it was taken, and its author. */
export const located = () =>
  plain()
    .withExif({
      IFD0: { Copyright: 'somebody@secret.example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 9/1 0/1' },
    })
    .jpeg()
    .toBuffer();

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that declares so many pixels. */
export async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(700, 500).png().toBuffer();
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunkOf('IHDR', head), png.subarray(33)]);
}

/** A PNG that moves in browsers, and is a still picture to other readers. */
export async function movingPng(): Promise<Buffer> {
  const png = await plain(700, 500).png().toBuffer();
  const frames = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  return Buffer.concat([png.subarray(0, 33), chunkOf('acTL', frames), png.subarray(33)]);
}

export async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all([flag(700, 500), plain(700, 500)].map((one) => one.png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
