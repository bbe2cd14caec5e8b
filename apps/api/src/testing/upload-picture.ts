import { plain } from './sample-pictures.ts';
import type { Staff } from './staff.ts';

type Uploaded = { readonly id: number; readonly name: string };

/** Uploads a plain picture as staff do. */
export async function uploadPicture(staff: Staff): Promise<Uploaded> {
  const form = new FormData();
  form.append('alt_en', 'A plain field');
  form.append('alt_es', 'Un campo liso');
  form.append('file', new Blob([Uint8Array.from(await plain(700, 500).png().toBuffer())]), 'plain.png');
  const sent = new Request('http://x', { method: 'POST', body: form });
  const answer = await staff.ask('POST', '/v1/staff/pictures', {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Uploaded>();
}
