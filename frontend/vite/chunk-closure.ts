import type { Rolldown } from 'vite'

/** The chunk that a module has come into, by the end of its path. */
export function chunkWith(chunks: Rolldown.OutputChunk[], ending: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${ending}`)))
  if (!chunk) throw new Error(`The build has no chunk with ${ending}`)
  return chunk
}

/** The names of these chunks and of all that they import. */
export function closureOf(
  chunks: Rolldown.OutputChunk[],
  roots: Rolldown.OutputChunk[]
): Set<string> {
  const found = new Set<string>()
  const visit = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) visit(chunk)
  }
  roots.forEach(visit)
  return found
}
