import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sniffKind } from '#core/storage/sniff_kind'
import { ARCHIVE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import { endRecord, xlsx, zip } from '#tests/helpers/sample_files'

const folder = mkdtempSync(join(tmpdir(), 'binaa-archives-'))
const MB = 1024 * 1024

async function written(bytes: Buffer) {
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  return path
}

/** The code of the error, or what the archive holds. */
async function outcomeOf(path: string) {
  try {
    const archive = await ZipArchive.open(path)
    archive.close()
    return [...archive.members.keys()]
  } catch (error) {
    if (error instanceof DocumentError) return error.code
    throw error
  }
}

/** How much of a member came, and what ended it. */
async function drained(archive: ZipArchive, name: string) {
  let bytes = 0
  try {
    for await (const chunk of archive.read(name)) bytes += chunk.length
    return { bytes }
  } catch (error) {
    return { bytes, error: error as unknown }
  } finally {
    archive.close()
  }
}

/** An archive of one packed member in which some bytes are others. */
function torn(from: number, to: number) {
  const whole = zip([{ name: 'a', data: Buffer.alloc(9000, 'cement '), packed: true }])
  return whole.fill(0xff, from, to)
}

/** An archive of one stored member in which a byte is another. */
function otherBytes() {
  const whole = zip([{ name: 'a', data: 'cement' }])
  whole[32] ^= 1
  return whole
}

const OFFICE = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'].map((name) => ({ name }))

const REFUSED: [string, 'unreadable' | 'too_large', () => Buffer][] = [
  [
    'an end record in its comment that states a directory of 4 GB',
    'unreadable',
    () => zip(OFFICE, { comment: Buffer.concat([endRecord(1, 0xfffffff0, 0), randomBytes(8)]) }),
  ],
  [
    'an end record that ends its comment and points at the members',
    'unreadable',
    () => zip(OFFICE, { comment: endRecord(3, 100, 0) }),
  ],
  [
    'a second archive in its comment',
    'unreadable',
    () => {
      const first = zip(OFFICE)
      const second = zip(OFFICE, { before: first })
      return zip(OFFICE, { comment: second.subarray(first.length) })
    },
  ],
  [
    'a member of a stated 4 GB',
    'too_large',
    () => xlsx({ name: 'xl/a.bin', data: Buffer.alloc(100), packed: true, claims: 0xfffffffe }),
  ],
  [
    'a member that packs a thousand times',
    'too_large',
    () => xlsx({ name: 'xl/a.bin', data: Buffer.alloc(20 * MB), packed: true }),
  ],
  [
    'many members that are too large together',
    'too_large',
    () =>
      xlsx(
        ...Array.from({ length: 60 }, (_, i) => ({
          name: `xl/${i}.bin`,
          data: randomBytes(64 * 1024),
          packed: true,
          claims: 4 * MB,
        }))
      ),
  ],
  [
    'sixty thousand members',
    'too_large',
    () => zip(Array.from({ length: 60_000 }, (_, i) => ({ name: `xl/${i}`, data: '' }))),
  ],
  [
    'names that make a directory of megabytes',
    'too_large',
    () => zip(Array.from({ length: 60 }, (_, i) => ({ name: `${i}${'n'.repeat(60_000)}` }))),
  ],
  ['one name twice', 'unreadable', () => xlsx({ name: 'xl/workbook.xml' })],
  ['members that overlap', 'unreadable', () => xlsx({ name: 'xl/a.xml', offset: 0, data: '<x/>' })],
  [
    'a member inside another',
    'unreadable',
    () =>
      xlsx(
        { name: 'xl/a.xml', data: zip([{ name: 'xl/b.xml' }]) },
        { name: 'xl/b.xml', offset: 185 }
      ),
  ],
  [
    'a member that reaches into the directory',
    'unreadable',
    () => {
      const whole = zip(OFFICE)
      const entry = whole.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
      whole.writeUInt32LE(90, entry + 20)
      whole.writeUInt32LE(90, entry + 24)
      return whole
    },
  ],
  ['an encrypted member', 'unreadable', () => xlsx({ name: 'xl/a.xml', encrypted: true })],
  ['a path out of its folder', 'unreadable', () => xlsx({ name: '../../etc/passwd' })],
  ['a path with backslashes', 'unreadable', () => xlsx({ name: 'xl\\..\\..\\a' })],
  ['a program before it', 'unreadable', () => zip(OFFICE, { before: Buffer.from('MZ') })],
  ['bytes behind it', 'unreadable', () => Buffer.concat([zip(OFFICE), randomBytes(50)])],
  ['its end cut off', 'unreadable', () => zip(OFFICE).subarray(0, -40)],
  ['its beginning cut off', 'unreadable', () => zip(OFFICE).subarray(40)],
  ['nothing in it', 'unreadable', () => zip([])],
  ['no archive at all', 'unreadable', () => randomBytes(70_000)],
  ['no bytes', 'unreadable', () => Buffer.alloc(0)],
]

test.group('Archives made to harm', () => {
  for (const [what, code, bytes] of REFUSED)
    test(`refuse ${what}, as an upload too`, async ({ assert }) => {
      const path = await written(bytes())
      assert.equal(await outcomeOf(path), code)
      assert.isNull(await sniffKind(path))
    })

  test('what a member unpacks to ends where its directory says', async ({ assert }) => {
    const claims = 1000
    const member = { name: 'xl/a.xml', data: Buffer.alloc(150 * MB, 0x20), packed: true, claims }
    const archive = await ZipArchive.open(await written(zip([member])))
    const { error, bytes } = await drained(archive, 'xl/a.xml')
    assert.instanceOf(error, DocumentError)
    assert.isAtMost(bytes, claims)
  })

  const damaged: [string, () => Buffer][] = [
    ['less than stated', () => zip([{ name: 'a', data: 'short', packed: true, claims: 50 }])],
    ['other bytes than stated', otherBytes],
    ['nothing that was packed', () => torn(31, 33)],
    ['no member where one is stated', () => torn(0, 1)],
  ]
  for (const [what, bytes] of damaged)
    test(`a member that is ${what} is damaged`, async ({ assert }) => {
      const { error } = await drained(await ZipArchive.open(await written(bytes())), 'a')
      assert.instanceOf(error, DocumentError)
      assert.equal((error as DocumentError).code, 'unreadable')
    })

  test('a member that there is not has no bytes', async ({ assert }) => {
    const archive = await ZipArchive.open(await written(zip(OFFICE)))
    assert.deepEqual(await drained(archive, 'xl/none.xml'), { bytes: 0 })
  })

  test('a directory of a stated 4 GB is read entry by entry', async ({ assert }) => {
    const path = await written(zip(OFFICE, { directorySize: 0xffffffff }))
    assert.lengthOf(await outcomeOf(path), OFFICE.length)
  })

  test('a comment and as many members as are allowed are no harm', async ({ assert }) => {
    const members = Array.from({ length: ARCHIVE.members }, (_, i) => ({ name: `xl/${i}` }))
    const path = await written(zip(members, { comment: Buffer.from('made by hand') }))
    assert.lengthOf(await outcomeOf(path), ARCHIVE.members)
  })
})
