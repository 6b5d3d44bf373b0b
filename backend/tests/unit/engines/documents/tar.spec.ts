import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { tarChunks, tarLength, type TarFile } from '#engines/documents/tar'

const fileOf = (name: string, text: string, size = Buffer.byteLength(text)): TarFile => ({
  ...{ name, size, modifiedAt: new Date(0) },
  content: (async function* () {
    yield Buffer.from(text)
  })(),
})

async function archive(files: TarFile[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of tarChunks(
    (async function* () {
      yield* files
    })()
  ))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

test.group('Archive', () => {
  test('is opened by tar with the same bytes, and is as long as announced', async ({ assert }) => {
    const folder = await mkdtemp(join(tmpdir(), 'binaa-tar-'))
    try {
      const texts = {
        'a/empty.txt': '',
        'a/files/عقد.txt': 'ب'.repeat(700),
        'a/full': 'x'.repeat(512),
      }
      const bytes = await archive(Object.entries(texts).map(([name, text]) => fileOf(name, text)))
      assert.equal(
        bytes.length,
        tarLength(Object.values(texts).map((text) => Buffer.byteLength(text)))
      )
      await writeFile(join(folder, 'a.tar'), bytes)
      execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder })
      for (const [name, text] of Object.entries(texts))
        assert.equal(await readFile(join(folder, name), 'utf8'), text)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('stops when a file is not as long as it was, and refuses a name that does not fit', async ({
    assert,
  }) => {
    await assert.rejects(
      () => archive([fileOf('a', 'short', 9)]),
      'a has changed while it was read'
    )
    await assert.rejects(() => archive([fileOf('x'.repeat(101), '')]), /too long a name/)
  })
})
