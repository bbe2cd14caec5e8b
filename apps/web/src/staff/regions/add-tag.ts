import { checkRegionTag } from '@traslado/domain/catalogues/regions';
import { type TagKind, tagOf } from '@traslado/domain/stay/regions';
import type { TagSide } from './tag-list.tsx';

type Typed = { readonly kind: TagKind; readonly value: string };
type Lists = { readonly own: readonly string[]; readonly opposite: readonly string[] };

/** The tag of what is typed, to be added to one of a region's lists; else the code of the fault. */
export function addTag(side: TagSide, { kind, value }: Typed, { own, opposite }: Lists): AddedTag {
  if (value.trim() === '') return { code: 'field.required' };
  const tag = tagOf(kind, value);
  const code = checkRegionTag(tag, { before: own, elsewhere: opposite });
  if (code === null) return { tag };
  return { code: code === 'tag.contradiction' && side === 'allow' ? `${code}_allow` : code };
}

type AddedTag =
  | { readonly tag: string; readonly code?: never }
  | { readonly tag?: never; readonly code: string };
