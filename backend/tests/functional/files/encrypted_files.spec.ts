import { randomBytes } from 'node:crypto'
import { rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import fileEncryptionConfig from '#config/file_encryption'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { removeFiles } from '#core/backup/stored_files'
import { examineFileEncryption } from '#core/doctor/file_encryption'
import { findingTexts } from '#core/doctor/finding'
import { encryptFiles } from '#core/file_encryption/encrypt_files'
import { readHealth } from '#core/health/health_lines'
import { BlobDamaged } from '#core/storage/blob_failures'
import { blobFacts, openUnchecked, readBlob } from '#core/storage/blobs'
import { clearFacts, openClear } from '#core/storage/clear_bytes'
import { deleteFile } from '#core/storage/delete_file'
import { localFolder, localPlace } from '#core/storage/local_place'
import type { Place } from '#core/storage/place'
import { storePlace } from '#core/storage/store_place'
import { transact } from '#core/unit_of_work/transact'
import { CHUNK_BYTES, HEADER_BYTES, readHeader } from '#engines/encrypted_files/header'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { faultsOf } from '#tests/helpers/integrity'
import { newFileKey, useFileEncryption } from '#tests/helpers/file_encryption'
import { httpSession } from '#tests/helpers/http_session'
import { useStore } from '#tests/helpers/object_store'
import { pdf } from '#tests/helpers/sample_files'
import { DEADLINE, until } from '#tests/helpers/until'
import { person } from '#tests/helpers/users'
import { unzipSync } from './unzip.js'
import { filesOn, WORD, SEALED, long, rowOf, tmpFiles } from './encryption_support.js'

for (const disk of ['fs', 's3'] as const)
  test.group(`Encrypted files (${disk})`, (group) => {
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

    test('lie unreadable, and are downloaded whole, in part and in archives', async ({
      client,
      assert,
    }) => {
      const file = await upload(client, 'secret.pdf')
      const stored = await lying(file.key)
      assert.isTrue(file.content.includes(WORD))
      assert.isFalse(stored.includes(WORD))
      assert.isFalse(stored.includes('%PDF'))
      assert.equal(readHeader(stored)!.size, file.content.length)
      assert.equal((await rowOf(file.key)).key_id, fileEncryptionConfig.key!.id)
      assert.equal((await blobFacts(file.key))!.size, file.content.length)
      const whole = await content(client, file.id)
      whole.assertStatus(200)
      assert.isTrue(Buffer.from(whole.body()).equals(file.content))
      const last = file.content.length - 1
      const edges = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, 2 * CHUNK_BYTES + 5, last]
      for (const [i, start] of edges.entries())
        for (const end of edges.slice(i)) {
          const part = await content(client, file.id, `bytes=${start}-${end}`)
          part.assertStatus(206)
          assert.equal(part.header('content-range'), `bytes ${start}-${end}/${last + 1}`)
          assert.isTrue(Buffer.from(part.body()).equals(file.content.subarray(start, end + 1)))
        }
      const tail = await content(client, file.id, 'bytes=-100')
      assert.isTrue(Buffer.from(tail.body()).equals(file.content.subarray(-100)))
      ;(await content(client, file.id, `bytes=${last + 1}-`)).assertStatus(416)
      const request = client
        .post('/api/files/zip')
        .loginAs(await person('engineer'))
        .withCsrfToken()
      request.request.responseType('blob')
      const zip = await request.json({ fileIds: [file.id] })
      zip.assertStatus(200)
      const [member] = unzipSync(Buffer.from(zip.body())).values()
      assert.isTrue(member!.equals(file.content))
      // a version, and the earlier one after it
      const next = await client
        .post(`/api/files/${file.id}/versions`)
        .loginAs(await person('engineer'))
        .withCsrfToken()
        .header('If-Match', '"1"')
        .file('file', pdf('second'), { filename: 'secret.pdf' })
      next.assertStatus(201)
      assert.isTrue((await readBlob(file.key)).equals(file.content))
      assert.notInclude(await faultsOf('stored_files'), `file ${file.id}:`)
      const tmp = tmpFiles()
      await transact(SYSTEM_ACTOR, (uow) => deleteFile(uow, file.id))
      assert.isNull(await rowOf(file.key))
      assert.isAtMost(tmpFiles(), tmp)
    })

    test('what is being written over is looked at again, and is whole then', async ({
      client,
      assert,
    }) => {
      const { key, content: bytes } = await upload(client, 'arriving.pdf')
      const stored = await lying(key)
      const place = disk === 'fs' ? localPlace : storePlace
      /** Half a header the first times, as a store shows it that replaces nothing at once. */
      const arriving = (torn: number): Place => ({
        ...place,
        read: async (...asked) =>
          torn-- > 0
            ? { stream: Readable.from([stored.subarray(0, 40)]), size: 40, changedAt: 0, mark: '' }
            : place.read(...asked),
      })
      const parts = { start: 5, end: 70_000 }
      assert.equal((await clearFacts(arriving(2), key))!.size, bytes.length)
      assert.isTrue((await buffer((await openClear(arriving(2), key))!)).equals(bytes))
      const part = await buffer((await openClear(arriving(2), key, parts))!)
      assert.isTrue(part.equals(bytes.subarray(5, 70_001)))
      await assert.rejects(() => clearFacts(arriving(20), key), BlobDamaged)
    })

    test('that were changed, cut or exchanged are an error, never wrong bytes', async ({
      client,
      assert,
    }) => {
      const file = await upload(client, 'target.pdf')
      const other = await upload(client, 'other.pdf', long('other'))
      const stored = await lying(file.key)
      const flipped = (at: number) => {
        const bytes = Buffer.from(stored)
        bytes[at]! ^= 1
        return bytes
      }
      const swapped = Buffer.concat([
        stored.subarray(0, HEADER_BYTES),
        stored.subarray(HEADER_BYTES + SEALED, HEADER_BYTES + 2 * SEALED),
        stored.subarray(HEADER_BYTES, HEADER_BYTES + SEALED),
        stored.subarray(HEADER_BYTES + 2 * SEALED),
      ])
      const early = {
        'a flipped bit of the header': flipped(50),
        'a flipped bit of the first chunk': flipped(HEADER_BYTES + 1000),
        'its magic': flipped(1),
        'cut by a byte': stored.subarray(0, -1),
        'cut by a chunk': stored.subarray(0, HEADER_BYTES + 2 * SEALED),
        'chunks exchanged': swapped,
        'another file': await lying(other.key),
        'in the clear': file.content,
        // the test's store never answers to a part of an empty file
        ...(disk === 'fs' && { 'nothing left': Buffer.alloc(0) }),
      }
      for (const [what, bytes] of Object.entries(early)) {
        await spoil(file.key, bytes)
        for (const range of [undefined, 'bytes=0-9', 'bytes=10-99']) {
          const answer = await content(client, file.id, range)
          answer.assertStatus(what === 'nothing left' && range ? 416 : 500)
          if (answer.status() === 500) assert.equal(answer.body().code, 'FILE_DAMAGED', what)
          assert.isUndefined(answer.header('content-range')?.startsWith('bytes 0') || undefined)
        }
        if (what === 'in the clear' || what === 'another file')
          assert.include(await faultsOf('stored_files'), `file ${file.id}:`, what)
      }
      await spoil(file.key, stored)
      const sound = await content(client, file.id)
      assert.isTrue(Buffer.from(sound.body()).equals(file.content))
      await until(async () => (await rowOf(file.key)).damaged_at !== null, DEADLINE)
      const line = (await readHealth()).find(({ name }) => name === 'file_encryption')
      assert.containsSubset(line, { state: 'fault', advice: 'damaged', figures: { damaged: 1 } })
      assert.equal(await blobFacts(other.key).then((facts) => facts!.size), other.content.length)
      // a run looks at it again
      await encryptFiles('encrypt')
      assert.isNull((await rowOf(file.key)).damaged_at)
    })

    test('that turn out changed in the middle are broken off', async ({ client, assert }) => {
      const file = await upload(client, 'middle.pdf', pdf(randomBytes(3_000_000).toString('hex')))
      const stored = await lying(file.key)
      stored[stored.length - 10]! ^= 1
      await spoil(file.key, stored)
      const session = await httpSession('engineer', DEMO_PASSWORD)
      const read = async (path: string, more: RequestInit = {}) => {
        const response = await fetch(`${session.origin}${path}`, {
          ...more,
          headers: { ...session.headers, 'Content-Type': 'application/json' },
        })
        return { status: response.status, bytes: response.arrayBuffer() }
      }
      const { status, bytes } = await read(`/api/files/${file.id}/content`)
      assert.equal(status, 200)
      await assert.rejects(() => bytes, /terminated|other side|closed|aborted/)
      const zip = await read('/api/files/zip', {
        method: 'POST',
        body: JSON.stringify({ fileIds: [file.id] }),
      })
      await assert.rejects(() => zip.bytes, /terminated|other side|closed|aborted/)
      await until(async () => (await rowOf(file.key)).damaged_at !== null, DEADLINE)
    })

    test('without their key say so, and open with a former one', async ({ client, assert }) => {
      const file = await upload(client, 'locked.pdf')
      const { key } = fileEncryptionConfig
      const next = newFileKey().key
      fileEncryptionConfig.key = next
      const locked = await content(client, file.id)
      locked.assertStatus(503)
      assert.equal(locked.body().code, 'FILE_KEY_MISSING')
      assert.include(await faultsOf('stored_files'), `needs the key ${key!.id}`)
      const failed = (await examineFileEncryption()).filter(({ state }) => state === 'failed')
      assert.include(findingTexts(failed[0]!, 'en').found, key!.id)
      const line = (await readHealth()).find(({ name }) => name === 'file_encryption')
      assert.containsSubset(line, { state: 'fault', advice: 'missing' })
      assert.include(await encryptFiles('rewrap'), { changed: 0, locked: 1 })

      fileEncryptionConfig.old = [key!]
      ;(await content(client, file.id)).assertStatus(200)
      const fresh = await upload(client, 'fresh.pdf')
      const chunks = (await lying(file.key)).subarray(HEADER_BYTES)
      assert.include(await encryptFiles('rewrap'), { changed: 1, locked: 0, damaged: 0 })
      assert.isTrue((await lying(file.key)).subarray(HEADER_BYTES).equals(chunks))
      fileEncryptionConfig.old = []
      for (const one of [file, fresh]) {
        const answer = await content(client, one.id)
        assert.isTrue(Buffer.from(answer.body()).equals(one.content))
      }
      assert.include(await encryptFiles('rewrap'), { changed: 0 })
      assert.isTrue((await examineFileEncryption()).every(({ state }) => state === 'ok'))
    })

    test('empty ones and those in the clear are read beside them', async ({ client, assert }) => {
      const clear = await uploadClear(client, 'clear.pdf')
      const tiny = await uploadClear(client, 'tiny.pdf', pdf(''))
      const file = await upload(client, 'other.pdf')
      for (const one of [clear, tiny, file]) {
        const whole = await content(client, one.id)
        assert.isTrue(Buffer.from(whole.body()).equals(one.content))
        const part = await content(client, one.id, 'bytes=5-40')
        assert.isTrue(Buffer.from(part.body()).equals(one.content.subarray(5, 41)))
      }
      const stream = await openUnchecked(file.key)
      stream.destroy()
      if (disk === 's3') return
      truncateSync(join(localFolder(), clear.key), 20)
      assert.equal((await blobFacts(clear.key))!.size, 20)
      assert.equal((await readBlob(clear.key)).length, 20)
      assert.equal(statSync(join(localFolder(), file.key)).mode & 0o077, 0)
      rmSync(join(localFolder(), clear.key))
      assert.isNull(await blobFacts(clear.key))
    })
  })
