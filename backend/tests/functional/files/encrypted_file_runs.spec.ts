import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import fileEncryptionConfig from '#config/file_encryption'
import objectStoreConfig from '#config/object_store'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { removeFiles } from '#core/backup/stored_files'
import { encryptFiles, WorkRefused } from '#core/file_encryption/encrypt_files'
import { orderEncryption } from '#core/file_encryption/encrypt_files_job'
import { moveFiles } from '#core/file_moves/move_files'
import { readHealth } from '#core/health/health_lines'
import { runJob } from '#core/jobs/run_job'
import { claimFiles, FilesBusy } from '#core/storage/claim'
import { deleteFile } from '#core/storage/delete_file'
import { localPlace } from '#core/storage/local_place'
import { storePlace } from '#core/storage/store_place'
import { transact } from '#core/unit_of_work/transact'
import { useFileEncryption } from '#tests/helpers/file_encryption'
import { useStore } from '#tests/helpers/object_store'
import { filesOn, WORD, rowOf, tmpFiles } from './encryption_support.js'

for (const disk of ['fs', 's3'] as const)
  test.group(`Runs over encrypted files (${disk})`, (group) => {
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
    group.each.setup(() => useFileEncryption())
    group.each.setup(async () => {
      await removeFiles()
      const { forget } = await useStore(disk)
      // what other tests have left has no bytes here
      return async () => {
        await removeFiles()
        await forget()
      }
    })
    group.each.timeout(60_000)
    const { lying, spoil, upload, uploadClear, content } = filesOn(disk)

    test('those from before are encrypted while they are read, and back', async ({
      client,
      assert,
    }) => {
      const files = []
      for (let i = 0; i < 5; i++) files.push(await uploadClear(client, `before ${i}.pdf`))
      const damaged = await uploadClear(client, 'damaged.pdf')
      await spoil(
        damaged.key,
        Buffer.from(damaged.content.toString('latin1').replace(WORD, 'x'), 'latin1')
      )
      const tmp = tmpFiles()
      const line = async () => (await readHealth()).find(({ name }) => name === 'file_encryption')
      assert.containsSubset(await line(), { state: 'attention', advice: 'encrypt' })

      const stop = new AbortController()
      let steps = 0
      const progress = () => void (++steps === 3 && stop.abort(new Error('stopped')))
      await assert.rejects(
        () => encryptFiles('encrypt', { signal: stop.signal, progress }),
        'stopped'
      )
      const half = await db.from('encrypted_files').count('* as total').first()
      assert.isAtMost(Number(half.total), 3)
      assert.isAtLeast(Number(half.total), 2)
      // one that ended before it was noted
      const [first] = files
      const noted = await rowOf(first!.key)
      if (noted) await db.from('encrypted_files').where('storage_key', first!.key).delete()
      const running = encryptFiles('encrypt')
      for (const { id } of files) (await content(client, id)).assertStatus(200)
      assert.include(await running, { damaged: 1, left: 0, work: 'encrypt' })
      for (const { key, id, content: bytes } of files) {
        assert.isFalse((await lying(key)).includes(WORD))
        assert.isNotNull(await rowOf(key))
        assert.isTrue(Buffer.from((await content(client, id)).body()).equals(bytes))
      }
      assert.isNull(await rowOf(damaged.key))
      assert.include(await encryptFiles('encrypt'), { changed: 0 })

      await assert.rejects(() => encryptFiles('decrypt'), WorkRefused)
      fileEncryptionConfig.on = false
      assert.include(await encryptFiles('decrypt'), { changed: 5, damaged: 0 })
      for (const { key, content: bytes } of files) {
        assert.isTrue((await lying(key)).equals(bytes))
        assert.isNull(await rowOf(key))
      }
      assert.isAtMost(tmpFiles(), tmp)
      await assert.rejects(() => encryptFiles('encrypt'), WorkRefused)
    })

    test('a file that is deleted while it is encrypted does not come back', async ({
      client,
      assert,
    }) => {
      const file = await uploadClear(client, 'deleted.pdf')
      const place = disk === 'fs' ? localPlace : storePlace
      const { replace } = place
      place.replace = async (path, key) => {
        await transact(SYSTEM_ACTOR, (uow) => deleteFile(uow, file.id))
        await replace(path, key)
      }
      try {
        assert.include(await encryptFiles('encrypt'), { changed: 0, damaged: 0 })
      } finally {
        place.replace = replace
      }
      assert.isNull(await place.facts(file.key))
      assert.isNull(await rowOf(file.key))
    })

    test('move between places as they are', async ({ client, assert }) => {
      const file = await upload(client, 'moved.pdf')
      const before = await lying(file.key)
      fileEncryptionConfig.on = false
      objectStoreConfig.disk = disk === 'fs' ? 's3' : 'fs'
      assert.include(await moveFiles(), { moved: 1, damaged: 0 })
      assert.isTrue(Buffer.from((await content(client, file.id)).body()).equals(file.content))
      objectStoreConfig.disk = disk
      assert.include(await moveFiles(), { moved: 1 })
      assert.isTrue((await lying(file.key)).equals(before))
      before[before.length - 1]! ^= 1
      await spoil(file.key, before)
      objectStoreConfig.disk = disk === 'fs' ? 's3' : 'fs'
      assert.include(await moveFiles(), { moved: 0, damaged: 1 })
    })

    test('the work is a job, and never done twice at once', async ({ client, assert }) => {
      const file = await uploadClear(client, 'job.pdf')
      const { id } = await transact(SYSTEM_ACTOR, (uow) => orderEncryption(uow, 'encrypt'))
      await claimFiles(async () => {
        await assert.rejects(() => encryptFiles('encrypt'), FilesBusy)
        objectStoreConfig.disk = disk
        await assert.rejects(() => moveFiles(), FilesBusy)
      })
      assert.equal(await runJob(id), 'completed')
      const { result } = await db.from('jobs').where('id', id).firstOrFail()
      assert.include(JSON.parse(result), { work: 'encrypt', changed: 1 })
      assert.isNotNull(await rowOf(file.key))
      const { id: refused } = await transact(SYSTEM_ACTOR, (uow) => orderEncryption(uow, 'decrypt'))
      assert.equal(await runJob(refused), 'failed')
    })
  })
