import type { RoutesOf } from './call.ts';
import type { pictureCalls } from './calls/pictures.ts';

/** Pictures that staff upload. Made of the calls by `npm run openapi`. */
export const pictureRoutes = {
  uploadPicture: {
    method: 'POST',
    path: '/v1/staff/pictures',
    access: 'staff',
    permission: 'pictures:change',
    body: 'upload',
    mostBytes: 10000000,
    status: 201,
  },
  getPicture: {
    method: 'GET',
    path: '/v1/staff/pictures/{id}',
    access: 'staff',
  },
  deletePicture: {
    method: 'DELETE',
    path: '/v1/staff/pictures/{id}',
    access: 'staff',
    permission: 'pictures:change',
  },
} as const satisfies RoutesOf<typeof pictureCalls>;
