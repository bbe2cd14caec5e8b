import type { Rolldown } from 'vite';

export type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Every file of the build that these sources of `apps/web` bring along when they run, scripts and styles, in no order.
 * @throws for a source that is not in the build
 */
export function filesWith(bundle: Bundle, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of (chunk as Chunk).viteMetadata?.importedCss ?? [])
      if (style in bundle) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  for (const source of sources) {
    const path = `/apps/web/${source}`;
    // Small sources may have become part of another file: then one of those brings them along.
    const holder =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
    if (!holder) throw new Error(`${source} is not in the build`);
    add(holder.fileName);
  }
  return files;
}
