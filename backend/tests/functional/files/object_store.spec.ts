import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import objectStoreConfig from '#config/object_store'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { copyFiles, removeFiles, restoreFiles } from '#core/backup/stored_files'
import { findingTexts } from '#core/doctor/finding'
import { examineStore } from '#core/doctor/store'
import { moveFiles } from '#core/file_moves/move_files'
import { orderMove } from '#core/file_moves/move_files_job'
import { readHealth } from '#core/health/health_lines'
import { runJob } from '#core/jobs/run_job'
import { newKey } from '#core/storage/blob_keys'
import { blobFacts, openUnchecked, readBlob } from '#core/storage/blobs'
import { deleteFile } from '#core/storage/delete_file'
import { localFolder, localPlace } from '#core/storage/local_place'
import { storePlace } from '#core/storage/store_place'
import { sweepOrphans } from '#core/storage/sweep_orphans'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { transact } from '#core/unit_of_work/transact'
import { faultsOf } from '#tests/helpers/integrity'
import { garbleInStore, keysIn, useStore } from '#tests/helpers/object_store'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { ask, folder, put } from './library.js'

const HOUR = 60 * 60 * 1000
const keyOf = async (id: number): Promise<string> =>
  (await db.from('files').where('id', id).firstOrFail()).storage_key

test.group('Object store', (group) => {
  let store: Awaited<ReturnType<typeof useStore>>['store']
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    // what other tests have left has no row here
    await removeFiles()
    const opened = await useStore('s3')
    store = opened.store
    return opened.forget
  })

  async function upload(client: ApiClient, name: string, content: Buffer = pdf(name)) {
    const { id: folderId } = await folder(client, 'engineer', `Store ${name}`)
    const answer = await put(client, 'engineer', folderId, name, { content })
    answer.assertStatus(201)
    return { ...answer.body(), key: await keyOf(answer.body().id) }
  }
  const content = async (client: ApiClient, id: number, range?: string) => {
    const request = client.get(`/api/files/${id}/content`).loginAs(await person('engineer'))
    return range ? request.header('Range', range) : request
  }

  test('keeps uploads, and sends the part that is wanted by itself', async ({ client, assert }) => {
    const bytes = pdf('0123456789'.repeat(60_000))
    const { id, key } = await upload(client, 'plan.pdf', bytes)
    assert.deepEqual(await keysIn(), [key])
    assert.isNull(await localPlace.facts(key))
    const whole = await content(client, id)
    assert.isTrue(Buffer.from(whole.body()).equals(bytes))
    store.asked.length = 0
    const part = await content(client, id, 'bytes=1000-1099')
    part.assertStatus(206)
    assert.isTrue(Buffer.from(part.body()).equals(bytes.subarray(1000, 1100)))
    // and its first bytes, which say whether it is encrypted
    const parts = store.asked.filter(({ method }) => method === 'GET').map(({ range }) => range)
    assert.deepEqual([...new Set(parts)], ['bytes=0-87', 'bytes=1000-1099'])
    const deletion = ask(client, 'engineer', 'delete', `/api/files/${id}`, { seen: 1 })
    ;(await deletion).assertStatus(204)
    await transact(SYSTEM_ACTOR, (uow) => deleteFile(uow, id))
    assert.deepEqual(await keysIn(), [])
  })

  test('what is on the disk is still read, and new files on the disk while it is chosen', async ({
    client,
    assert,
  }) => {
    objectStoreConfig.disk = 'fs'
    const old = await upload(client, 'old.pdf')
    assert.isNotNull(await localPlace.facts(old.key))
    objectStoreConfig.disk = 's3'
    const fresh = await upload(client, 'fresh.pdf')
    for (const { id } of [old, fresh]) (await content(client, id)).assertStatus(200)
    objectStoreConfig.disk = 'fs'
    for (const { id } of [old, fresh]) (await content(client, id)).assertStatus(200)
    await transact(SYSTEM_ACTOR, (uow) => deleteFile(uow, fresh.id))
    assert.deepEqual(await keysIn(), [])
  })

  test('files are moved there and back, are read all the while, and end in one place', async ({
    client,
    assert,
  }) => {
    objectStoreConfig.disk = 'fs'
    const files = []
    for (let i = 0; i < 6; i++) files.push(await upload(client, `move ${i}.pdf`))
    const again = await ask(client, 'engineer', 'get', `/api/files/${files[0].id}`)
    await put(client, 'engineer', again.body().folderId, 'move 0.pdf', { content: pdf('two') })
    objectStoreConfig.disk = 's3'
    const seen: number[] = []
    const moving = moveFiles({ progress: (percent) => void seen.push(percent) })
    while (seen.length < 7) {
      for (const { id } of files) (await content(client, id)).assertStatus(200)
      if (await Promise.race([moving.then(() => true), Promise.resolve(false)])) break
    }
    assert.include(await moving, { from: 'fs', to: 's3', moved: 7, damaged: 0, left: 0 })
    assert.lengthOf(await keysIn(), 7)
    assert.deepEqual(
      seen,
      seen.toSorted((a, b) => a - b)
    )
    for (const { key } of files) assert.isNull(await localPlace.facts(key))
    // again: nothing is left to do
    assert.include(await moveFiles(), { moved: 0 })
    objectStoreConfig.disk = 'fs'
    assert.include(await moveFiles(), { from: 's3', to: 'fs', moved: 7 })
    assert.deepEqual(await keysIn(), [])
    for (const { id } of files) (await content(client, id)).assertStatus(200)
  })

  test('a run that ends early is gone on with', async ({ client, assert }) => {
    objectStoreConfig.disk = 'fs'
    for (let i = 0; i < 4; i++) await upload(client, `stop ${i}.pdf`)
    objectStoreConfig.disk = 's3'
    const stop = new AbortController()
    let steps = 0
    const first = moveFiles({
      signal: stop.signal,
      progress: () => void (++steps === 2 && stop.abort(new Error('stopped'))),
    })
    await assert.rejects(() => first, 'stopped')
    assert.lengthOf(await keysIn(), 2)
    // ended between the copy and the deletion of the old one; and broken on its way
    const [left] = (await localKeys()).slice(0, 1)
    await storePlace.put(join(localFolder(), left!), left!)
    const [, broken] = await localKeys()
    await garbleInStore(broken!)
    assert.include(await moveFiles(), { moved: 2, damaged: 0 })
    assert.lengthOf(await keysIn(), 4)
    for (const key of await keysIn()) {
      const { sha256 } = await db.from('files').where('storage_key', key).firstOrFail()
      const copy = await writeTmpFile(await openUnchecked(key))
      await removeTmpFile(copy.path)
      assert.equal(copy.sha256, sha256)
    }
  })

  test('what is damaged or has no row stays where it is', async ({ client, assert }) => {
    objectStoreConfig.disk = 'fs'
    const { key } = await upload(client, 'damaged.pdf')
    await rm(join(localFolder(), key))
    await writeFile(join(localFolder(), key), 'something else')
    const { path } = await writeTmpFile(['no row yet'])
    const orphan = newKey()
    await localPlace.put(path, orphan)
    objectStoreConfig.disk = 's3'
    assert.include(await moveFiles(), { moved: 0, damaged: 1, left: 1 })
    assert.deepEqual(await keysIn(), [])
    assert.sameMembers(await localKeys(), [key, orphan])
    await removeTmpFile(path)
  })

  test('a file that is deleted while it is moved does not come back', async ({
    client,
    assert,
  }) => {
    objectStoreConfig.disk = 'fs'
    const { id } = await upload(client, 'deleted.pdf')
    objectStoreConfig.disk = 's3'
    const { put: usual } = storePlace
    storePlace.put = async (...args) => {
      await usual(...args)
      await transact(SYSTEM_ACTOR, (uow) => deleteFile(uow, id))
      // who deletes has seen neither place with it
      await usual(...args)
    }
    try {
      assert.include(await moveFiles(), { moved: 0 })
    } finally {
      storePlace.put = usual
    }
    assert.deepEqual(await keysIn(), [])
    assert.deepEqual(await localKeys(), [])
  })

  test('the move is a job with progress', async ({ client, assert }) => {
    objectStoreConfig.disk = 'fs'
    await upload(client, 'job.pdf')
    objectStoreConfig.disk = 's3'
    const { id } = await transact(SYSTEM_ACTOR, orderMove)
    const same = await transact(SYSTEM_ACTOR, orderMove)
    assert.equal(same.id, id)
    assert.equal(await runJob(id), 'completed')
    const { result } = await db.from('jobs').where('id', id).firstOrFail()
    assert.include(JSON.parse(result), { from: 'fs', to: 's3', moved: 1 })
    objectStoreConfig.bucket = null
    objectStoreConfig.disk = 'fs'
    const none = await transact(SYSTEM_ACTOR, orderMove)
    assert.equal(await runJob(none.id), 'failed')
  })

  test('a store that is away refuses uploads, loses nothing, and says so', async ({
    client,
    assert,
  }) => {
    const { id, key } = await upload(client, 'there.pdf')
    store.isAway = true
    const { id: folderId } = await folder(client, 'engineer', 'Away')
    const refused = await put(client, 'engineer', folderId, 'new.pdf')
    refused.assertStatus(503)
    assert.equal(refused.body().code, 'FILES_AWAY')
    assert.notInclude(JSON.stringify(refused.body()), 'S3RVER')
    assert.isNull(await db.from('files').where('original_name', 'new.pdf').first())
    ;(await content(client, id)).assertStatus(503)
    const [found] = await examineStore()
    assert.equal(found!.state, 'failed')
    assert.notInclude(findingTexts(found!, 'en').found, 'S3RVER')
    const line = (await readHealth()).find(({ name }) => name === 'object_store')
    assert.include(line, { state: 'fault', advice: 'away' })
    store.isAway = false
    ;(await content(client, id)).assertStatus(200)
    assert.isNotNull(await blobFacts(key))
    assert.isTrue((await examineStore()).every(({ state }) => state === 'ok'))
    assert.deepEqual(await keysIn(), [key])
  })

  test('the sweep and the check of stored files look into both places', async ({
    client,
    assert,
  }) => {
    const { key } = await upload(client, 'kept.pdf')
    const { path } = await writeTmpFile(['left by a crash'])
    const orphan = newKey()
    await storePlace.put(path, orphan)
    assert.equal((await sweepOrphans()).blobs, 0)
    await sweepOrphans(Date.now() + 2 * HOUR)
    assert.deepEqual(await keysIn(), [key])
    assert.notInclude(await faultsOf('stored_files'), key)
    await garbleInStore(key)
    const { id } = await db.from('files').where('storage_key', key).firstOrFail()
    assert.include(await faultsOf('stored_files'), `file ${id}:`)
  })

  test('a backup has what is in the store, and a restore puts it back', async ({
    client,
    assert,
    cleanup,
  }) => {
    objectStoreConfig.disk = 'fs'
    const old = await upload(client, 'old.pdf')
    objectStoreConfig.disk = 's3'
    const fresh = await upload(client, 'fresh.pdf')
    const backup = await mkdtemp(join(tmpdir(), 'binaa-backup-'))
    cleanup(() => rm(backup, { recursive: true, force: true }))
    const paths = await copyFiles(backup)
    assert.sameMembers(paths, [`files/${old.key}`, `files/${fresh.key}`])
    assert.isTrue((await readFile(join(backup, 'files', fresh.key))).equals(pdf('fresh.pdf')))
    // a second round takes nothing twice
    assert.sameMembers(await copyFiles(backup), paths)
    const later = await upload(client, 'later.pdf')
    await restoreFiles(backup)
    assert.sameMembers(await keysIn(), [old.key, fresh.key])
    assert.isNull(await blobFacts(later.key))
    assert.isTrue((await readBlob(old.key)).equals(pdf('old.pdf')))
    objectStoreConfig.disk = 'fs'
    await restoreFiles(backup)
    assert.deepEqual(await keysIn(), [])
    assert.sameMembers(await localKeys(), [old.key, fresh.key])
  })
})

async function localKeys() {
  const found: string[] = []
  for await (const keys of localPlace.keys()) found.push(...keys)
  return found.sort()
}
