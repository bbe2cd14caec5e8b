import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFile } from '@traslado/domain/pictures/picture-sizes';
import { afterEach, expect, it } from 'vitest';
import { createKeptPictures } from '../../testing/kept-pictures.ts';
import { describePictures } from '../../testing/pictures-suite.ts';
import { createPictureFolder } from './folder.ts';

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((one) => rm(one, { recursive: true, force: true }))));

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'traslado-pictures-'));
  folders.push(folder);
  return folder;
}

describePictures('the memory of a test', async () => createKeptPictures());

describePictures('a folder', async () =>
  createPictureFolder(join(await makeFolder(), 'made with the first')),
);

const file = pictureFile('00112233445566778899aabbccddeeff', 'mobile', 'avif');

it('leaves nothing under way behind, and lists what a power cut left', async () => {
  const folder = await makeFolder();
  const pictures = createPictureFolder(folder);
  await pictures.put(file, new Uint8Array(9));
  expect(await readdir(folder)).toEqual([file]);
  await writeFile(join(folder, `${file}.0a1b2c3d.part`), 'half');
  await writeFile(join(folder, 'notes.txt'), 'of somebody else');
  const listed = (await pictures.list()).map(({ file, isWhole }) => [file, isWhole]);
  expect(listed.sort()).toEqual([
    [file, true],
    [`${file}.0a1b2c3d.part`, false],
  ]);
  await pictures.remove(`${file}.0a1b2c3d.part`);
  expect((await readdir(folder)).sort()).toEqual([file, 'notes.txt'].sort());
});

it('says that it is unavailable where nothing can be written', async () => {
  const folder = await makeFolder();
  // A file stands where the folder would be: no user, not even root, can write there.
  await writeFile(join(folder, 'occupied'), '');
  const pictures = createPictureFolder(join(folder, 'occupied'));
  expect(await pictures.put(file, new Uint8Array(9))).toBe('unavailable');
});
