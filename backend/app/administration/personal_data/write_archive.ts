import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { countOf, pagesOf, personalAreas } from '#core/personal_data/areas'
import { mayRead, type Contents } from './contents.js'
import { htmlPages } from './html_pages.js'

/**
 * An archive of what is held of a person: `data.json` for programs, `index.html` for people. Both are
 * written page by page, so that a long history takes no more memory than a short one.
 */
export function archiveOf(contents: Contents): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } })
  const fail = (error: Error) => void archive.destroy(error)
  for (const [name, pieces] of [
    ['data.json', jsonPieces(contents)],
    ['index.html', htmlPages(contents)],
  ] as const)
    archive.append(Readable.from(pieces).once('error', fail), { name })
  archive.finalize().catch(fail)
  return archive
}

async function* jsonPieces({ person, abilities, client, signal }: Contents) {
  const { kind, id, name, nameAr } = person
  const head = { kind, id, name, nameAr, exportedAt: new Date().toISOString() }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "areas": {`
  let first = true
  const withheld: string[] = []
  for (const area of personalAreas()) {
    if (!mayRead(area, abilities)) {
      if (await countOf(area, person, client)) withheld.push(area.name)
      continue
    }
    let isOpen = false
    for await (const rows of pagesOf(area, person, client)) {
      signal.throwIfAborted()
      if (!isOpen) yield `${first ? '' : ','}\n  ${JSON.stringify(area.name)}: [\n`
      yield (isOpen ? ',\n' : '') + rows.map((row) => `   ${JSON.stringify(row)}`).join(',\n')
      isOpen = true
      first = false
    }
    if (isOpen) yield '\n  ]'
  }
  yield `\n },\n "withheld": ${JSON.stringify(withheld)}\n}\n`
}
