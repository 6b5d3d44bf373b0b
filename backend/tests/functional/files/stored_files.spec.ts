import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { newKey } from '#core/storage/blob_keys'
import { blobFacts, readBlob } from '#core/storage/blobs'
import { deleteFile } from '#core/storage/delete_file'
import { storeBuffer } from '#core/storage/store_file'
import { sweepOrphans } from '#core/storage/sweep_orphans'
import { removeTmpFile, tmpFolder, writeTmpFile } from '#core/storage/tmp_files'
import { reencodeImage } from '#core/storage/reencode_image'
import { transact } from '#core/unit_of_work/transact'
import { UPLOADS } from '#tests/functional/files/upload_route'
import { html, pdf, picture } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'

const LABEL = { name: 'note.pdf', mime: 'application/pdf', extension: 'pdf' }
const OWNER = { ownerType: 'test-records', ownerId: 7 }
const store = (content: Buffer) =>
  transact(SYSTEM_ACTOR, (uow) => storeBuffer(uow, { ...LABEL, content }, OWNER))

async function allKeys() {
  const { objects } = await drive.use().listAll('', { recursive: true })
  return [...objects].map((object) => ('key' in object ? object.key : ''))
}

test.group('Stored files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('bytes and row come together', async ({ assert }) => {
    const file = await store(pdf('hello'))
    assert.isTrue((await readBlob(file.key)).equals(pdf('hello')))
    const row = await db.from('files').where('id', file.id).first()
    assert.equal(row.storage_key, file.key)
  })

  test('a failure after storing takes the bytes away again', async ({ client, assert }) => {
    const before = await allKeys()
    const response = await client
      .post(UPLOADS)
      .loginAs(await person('engineer'))
      .withCsrfToken()
      .file('file', pdf(), { filename: 'a.pdf' })
      .field('title', 'fail')
    response.assertStatus(500)
    assert.deepEqual(await allKeys(), before)
    assert.isNull(await db.from('files').first())
  })

  test('deleting removes row and bytes, and keeps both when it is rolled back', async ({
    assert,
  }) => {
    const file = await store(pdf())
    const failing = transact(SYSTEM_ACTOR, async (uow) => {
      await deleteFile(uow, file.id)
      throw new Error('no')
    })
    await assert.rejects(() => failing, 'no')
    assert.isNotNull(await blobFacts(file.key))
    await transact(SYSTEM_ACTOR, (uow) => deleteFile(uow, file.id))
    assert.isNull(await blobFacts(file.key))
    assert.isNull(await db.from('files').where('id', file.id).first())
  })

  test('the sweeper removes only what is old and no one’s', async ({ assert, cleanup }) => {
    // what earlier runs left: their rows were rolled back, their bytes were not
    await sweepOrphans()
    const kept = await store(pdf())
    const orphan = newKey()
    await drive.use().put(orphan, 'left by a crash')
    const foreign = 'photos/someone.jpg'
    await drive.use().put(foreign, 'not ours')
    const fresh = join(tmpFolder(), 'fresh')
    const stale = await writeTmpFile([Buffer.from('x')])
    await writeFile(fresh, 'x')
    cleanup(async () => {
      await Promise.all([removeTmpFile(fresh), removeTmpFile(stale.path)])
      await drive.use().delete(foreign)
    })
    const now = Date.now()
    assert.deepEqual(await sweepOrphans(now), { tmpFiles: 0, blobs: 0 })
    const old = new Date(now - 2 * 60 * 60 * 1000)
    await utimes(stale.path, old, old)
    await utimes(join(process.env.DATA_DIR!, 'files', orphan), old, old)
    await utimes(join(process.env.DATA_DIR!, 'files', kept.key), old, old)
    assert.deepEqual(await sweepOrphans(now), { tmpFiles: 1, blobs: 1 })
    assert.isNotNull(await blobFacts(kept.key))
    assert.isNotNull(await blobFacts(foreign))
  })

  test('a picture written again is an upright JPEG without anything hidden', async ({ assert }) => {
    const polyglot = Buffer.concat([await picture('png', 300, 200), html(5000)])
    const file = await writeTmpFile([polyglot])
    const result = await reencodeImage(
      { path: file.path, name: 'a.png' },
      { width: 200, height: 200, fit: 'cover' }
    )
    assert.deepInclude(result, { width: 200, height: 200, mime: 'image/jpeg' })
    assert.isFalse(result.bytes.includes('script'))
    const broken = await writeTmpFile([
      Buffer.concat([(await picture('jpeg', 900, 900)).subarray(0, 700), html(9000)]),
    ])
    await assert.rejects(
      () => reencodeImage({ path: broken.path, name: 'b.jpg' }),
      'FILE_TYPE_REFUSED'
    )
    await Promise.all([removeTmpFile(file.path), removeTmpFile(broken.path)])
  })
})
