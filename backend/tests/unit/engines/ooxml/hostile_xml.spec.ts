import { test } from '@japa/runner'
import { DocumentError } from '#engines/ooxml/document_error'
import { XML } from '#engines/limits/reading'
import { xmlItems } from '#engines/ooxml/xml_items'

const CHUNK = 64 * 1024
const MB = 1024 * 1024

/** Reads a document, and counts how much of it was taken before it was refused. */
async function read(xml: Iterable<string>) {
  let taken = 0
  const stream = async function* () {
    for (const piece of xml) {
      const bytes = Buffer.from(piece)
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const chunk = bytes.subarray(at, at + CHUNK)
        taken += chunk.length
        yield chunk
      }
    }
  }
  const names: string[] = []
  try {
    for await (const name of xmlItems<string>(stream(), (emit) => ({ open: emit })))
      names.push(name)
  } catch (error) {
    if (error instanceof DocumentError) return { code: error.code, taken, names }
    throw error
  }
  return { code: null, taken, names }
}

/** A piece again and again, up to 200 MB: far more than may be taken of it. */
function* endless(piece: string) {
  const block = piece.repeat(Math.ceil(MB / piece.length))
  for (let size = 0; size < 200 * MB; size += block.length) yield block
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY a${i} "${`&a${i || ''};`.repeat(10)}">`
).join('')}]><r>&a8;</r>`

const REFUSED: [string, string[]][] = [
  ['a thousand million laughs', [LAUGHS]],
  ['an entity of the disk', ['<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><r>&f;</r>']],
  ['any document type', ['<!DOCTYPE r><r/>']],
  ['an entity that nobody declared', ['<r>&copy;</r>']],
  ['tags that are never closed', ['<r><row><c>']],
  ['tags that are closed by others', ['<r><a></b></r>']],
  ['two roots', ['<r/><r/>']],
  ['an attribute twice', ['<r a="1" a="2"/>']],
  ['characters that XML cannot hold', ['<r>\u0001</r>']],
  ['a document cut off within a tag', ['<r><row r="1']],
  ['no XML', ['PK\u0003\u0004']],
]

const ENDLESS: [string, string, string][] = [
  ['a name', '<r><', 'a'],
  ['a name with a prefix', '<r><x:', 'a'],
  ['attributes', '<r ', ' a="b"'],
  ['an attribute', '<r a="', 'b'],
  ['a text', '<r>', 'words '],
  ['marks that begin nothing', '<r>', '> '],
  ['references', '<r>', '&amp;'],
  ['a reference', '<r>&', 'a'],
  ['a comment', '<r><!--', 'row '],
  ['a section of text', '<r><![CDATA[', '<row>'],
  ['an instruction', '<r><?x ', '<row '],
  ['a document type', '<!DOCTYPE r [', '<!ENTITY a "b">'],
  ['elements in elements', '<r>', '<row><c>'],
]

test.group('XML made to harm', () => {
  for (const [what, xml] of REFUSED)
    test(`refuses ${what}`, async ({ assert }) => {
      assert.equal((await read(xml)).code, 'unreadable')
    })

  for (const [what, begin, piece] of ENDLESS)
    test(`stops at ${what} without end`, async ({ assert }) => {
      const { code, taken } = await read([begin, ...endless(piece)])
      assert.isNotNull(code)
      assert.isAtMost(taken, XML.gap + 2 * CHUNK)
    })

  test('elements stand as deep in each other as is allowed', async ({ assert }) => {
    const nested = (depth: number) => ['<a>'.repeat(depth), '</a>'.repeat(depth)]
    assert.isNull((await read(nested(XML.depth))).code)
    assert.equal((await read(nested(XML.depth + 1))).code, 'unreadable')
  })

  test('names come without prefix, in whatever pieces they arrive', async ({ assert }) => {
    const xml = '\ufeff<?xml version="1.0"?><x:r xmlns:x="u"><x:صف a="&#x2028;é"/><row/></x:r>'
    assert.deepEqual((await read([xml])).names, ['r', 'صف', 'row'])
    const single = async function* () {
      for (const byte of Buffer.from(xml)) yield Buffer.from([byte])
    }
    const names: string[] = []
    for await (const name of xmlItems<string>(single(), (emit) => ({ open: emit })))
      names.push(name)
    assert.deepEqual(names, ['r', 'صف', 'row'])
  })
})
