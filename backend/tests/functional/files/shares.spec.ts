import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { blobFacts, readBlob } from '#core/storage/blobs'
import { tmpFolder } from '#core/storage/tmp_files'
import { dropEndedCopies } from '#files/shares/actions/end_share'
import { permit } from '#tests/helpers/permissions'
import { DEADLINE, until } from '#tests/helpers/until'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aFile, aShare, CONTENT, open } from './share_support.js'

const rowOf = (id: number) => db.from('shares').where('id', id).firstOrFail()
const sealedKey = async (id: number) => {
  const { sealed_file_id: fileId } = await rowOf(id)
  return (await db.from('files').where('id', fileId).firstOrFail()).storage_key as string
}
const past = () => DateTime.utc().minus({ minutes: 1 }).toFormat('yyyy-MM-dd HH:mm:ss')
const pathOnDisk = (key: string) =>
  join((drive.use().driver as unknown as { options: { location: string } }).options.location, key)

test.group('Shares', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(async () => {
    const names = () => readdir(tmpFolder()).catch(() => [])
    await until(async () => (await names()).length === 0, DEADLINE)
  })

  test('a code is reported once and opens the file, for someone without a session', async ({
    client,
    assert,
  }) => {
    const share = await aShare(client, { recipient: 'Al Noor Contracting', maxDownloads: 2 })
    assert.match(share.code, /^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    assert.containsSubset(share, {
      status: 'open',
      downloads: 0,
      name: 'مخطط A-101.pdf',
      can: { revoke: true },
    })
    const shown = await call(client, 'engineer', 'get', `/api/shares/${share.id}`)
    assert.notProperty(shown.body(), 'code')
    const typed = ` ${share.code.toLowerCase().replaceAll('-', ' ')}`
    const response = await open(client, typed)
    response.assertStatus(200)
    assert.isTrue(Buffer.from(response.body()).equals(CONTENT))
    assert.equal(response.header('content-type'), 'application/pdf')
    assert.match(response.header('content-disposition')!, /^attachment; .*A-101\.pdf/)
    assert.equal(response.header('cache-control'), 'no-store')
    assert.equal((await rowOf(share.id)).downloads, 1)
    const logs = await db
      .from('audit_logs')
      .where({ entity_type: 'share', entity_id: `${share.id}` })
    assert.sameMembers(
      logs.map(({ action }) => action),
      ['share', 'open']
    )
  })

  test('close with the account of anyone who gave them out', async ({ client, assert }) => {
    const share = await aShare(client, { maxDownloads: 3 })
    const { created_by: sharer } = await rowOf(share.id)
    await db.from('users').where('id', sharer).update({ disabled_at: past() })
    ;(await open(client, share.code)).assertStatus(404)
    assert.equal((await rowOf(share.id)).downloads, 0)
    const key = await sealedKey(share.id)
    assert.equal(await dropEndedCopies(), 1)
    assert.isNull((await rowOf(share.id)).sealed_file_id)
    await until(async () => (await blobFacts(key)) === null, DEADLINE)
  })

  test('close with the right to read of whoever gave them out, and open again with it', async ({
    client,
    assert,
  }) => {
    const share = await aShare(client, { maxDownloads: 2 })
    const engineer = await person('engineer')
    const { permissions } = engineer
    await permit(engineer, 'scheduleView')
    const closed = await open(client, share.code)
    closed.assertStatus(404)
    closed.assertBodyContains({ code: 'SHARE_NOT_OPEN' })
    assert.equal((await rowOf(share.id)).downloads, 0)
    await engineer.merge({ permissions }).save()
    ;(await open(client, share.code)).assertStatus(200)
  })

  test('neither the code nor the content lies anywhere', async ({ client, assert }) => {
    const share = await aShare(client)
    const stored = await readBlob(await sealedKey(share.id))
    assert.equal(stored.length, CONTENT.length)
    assert.isFalse(stored.includes('%PDF'))
    const everything = JSON.stringify([
      await rowOf(share.id),
      await db.from('audit_logs').where('entity_type', 'share'),
      await db.from('idempotency_keys'),
    ])
    assert.notInclude(everything, share.code)
    assert.notInclude(everything, share.code.replaceAll('-', ''))
  })

  test('a repeated request makes no second share and does not repeat the code', async ({
    client,
    assert,
  }) => {
    const body = { fileId: (await aFile()).id }
    const sent = { body, key: 'share-once' }
    const first = await call(client, 'engineer', 'post', '/api/shares', sent)
    const again = await call(client, 'engineer', 'post', '/api/shares', sent)
    again.assertStatus(201)
    assert.equal(again.body().id, first.body().id)
    assert.isString(first.body().code)
    assert.isNull(again.body().code)
    assert.lengthOf(await db.from('shares'), 1)
  })

  test('only a file that one may read can be shared', async ({ client, assert }) => {
    const { id: fileId } = await aFile()
    const guest = await client.post('/api/shares').withCsrfToken().json({ fileId })
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'post', '/api/shares', { body: { fileId } })
    staff.assertStatus(404)
    const absent = { fileId: 999_999_999 }
    const nothing = await call(client, 'engineer', 'post', '/api/shares', { body: absent })
    nothing.assertStatus(404)
    const wrong = { fileId, expiresInHours: 721, maxDownloads: 0, code: 'MINE' }
    const invalid = await call(client, 'engineer', 'post', '/api/shares', { body: wrong })
    invalid.assertStatus(422)
    assert.lengthOf(await db.from('shares'), 0)
  })

  test('wrong, expired, revoked and used up get one and the same answer', async ({
    client,
    assert,
  }) => {
    const [expired, revoked, used, orphan, trashed] = [
      await aShare(client),
      await aShare(client),
      await aShare(client),
      await aShare(client),
      await aShare(client),
    ]
    await db.from('shares').where('id', expired.id).update({ expires_at: past() })
    const path = `/api/shares/${revoked.id}/revoke`
    ;(await call(client, 'engineer', 'post', path, { seen: 1 })).assertStatus(200)
    ;(await open(client, used.code)).assertStatus(200)
    await db.from('files').where('id', orphan.fileId).delete()
    await db.from('files').where('id', trashed.fileId).update({ trashed_at: past() })
    const codes = [
      '0000-0000-0000-0000-0000',
      'x',
      expired.code,
      revoked.code,
      used.code,
      orphan.code,
      trashed.code,
    ]
    for (const code of codes) {
      const response = await open(client, code)
      response.assertStatus(404)
      const { requestId, ...stated } = response.body()
      assert.isString(requestId)
      assert.deepEqual(stated, {
        code: 'SHARE_NOT_OPEN',
        message: "This code doesn't open a file. Check it, or ask the sender for a new one.",
      })
    }
  })

  test('guessing is stopped, and a right code does not count as a guess', async ({
    client,
    assert,
  }) => {
    const share = await aShare(client, { maxDownloads: 20 })
    for (let i = 0; i < 12; i++) (await open(client, share.code)).assertStatus(200)
    for (let i = 0; i < 10; i++) (await open(client, `WRONG-${i}`)).assertStatus(404)
    const stopped = await open(client, 'WRONG-10')
    stopped.assertStatus(429)
    assert.isAbove(Number(stopped.header('retry-after')), 0)
    const right = await open(client, share.code)
    right.assertStatus(429)
    assert.equal((await rowOf(share.id)).downloads, 12)
  })

  test('nothing of a copy that was tampered with leaves, and no download is counted', async ({
    client,
    assert,
  }) => {
    const share = await aShare(client)
    const path = pathOnDisk(await sealedKey(share.id))
    const bytes = await readFile(path)
    bytes[bytes.length - 1] ^= 1
    await writeFile(path, bytes)
    ;(await open(client, share.code)).assertStatus(404)
    bytes[bytes.length - 1] ^= 1
    await writeFile(path, bytes)
    await db
      .from('shares')
      .where('id', share.id)
      .update({ tag: '0'.repeat(32) })
    ;(await open(client, share.code)).assertStatus(404)
    assert.equal((await rowOf(share.id)).downloads, 0)
  })

  test('a copy put under another share does not open there', async ({ client }) => {
    const [one, other] = [await aShare(client), await aShare(client)]
    const { sealed_file_id: sealed, salt, nonce, tag } = await rowOf(one.id)
    const moved = { sealed_file_id: sealed, salt, nonce, tag }
    await db.from('shares').where('id', other.id).update(moved)
    ;(await open(client, other.code)).assertStatus(404)
  })

  test('one sees one’s own shares, an administrator those of everybody who asks so', async ({
    client,
    assert,
  }) => {
    const share = await aShare(client)
    const own = await call(client, 'engineer', 'get', `/api/shares?fileId=${share.fileId}`)
    assert.lengthOf(own.body(), 1)
    assert.equal(own.header('x-total-count'), '1')
    for (const [who, path, count] of [
      ['estimator', '/api/shares', 0],
      ['estimator', '/api/shares?everybody=true', 0],
      ['admin', '/api/shares', 0],
      ['admin', '/api/shares?everybody=true', 1],
    ] as const) {
      const listed = await call(client, who, 'get', path)
      listed.assertStatus(200)
      assert.lengthOf(listed.body(), count, `${who} ${path}`)
    }
    const foreign = await call(client, 'estimator', 'get', `/api/shares/${share.id}`)
    foreign.assertStatus(404)
  })

  test('taking back needs the version, happens once, and deletes the copy', async ({
    client,
    assert,
  }) => {
    const share = await aShare(client)
    const key = await sealedKey(share.id)
    const path = `/api/shares/${share.id}/revoke`
    ;(await call(client, 'estimator', 'post', path, { seen: 1 })).assertStatus(404)
    ;(await call(client, 'engineer', 'post', path)).assertStatus(428)
    ;(await call(client, 'engineer', 'post', path, { seen: 9 })).assertStatus(412)
    const revoked = await call(client, 'engineer', 'post', path, { seen: 1 })
    revoked.assertStatus(200)
    assert.containsSubset(revoked.body(), { status: 'revoked', can: { revoke: false } })
    ;(await call(client, 'engineer', 'post', path, { seen: 2 })).assertStatus(409)
    assert.isNull((await rowOf(share.id)).sealed_file_id)
    assert.isNull(await blobFacts(key))
  })

  test('copies of ended shares are deleted, the others stay', async ({ client, assert }) => {
    const [expired, running] = [await aShare(client), await aShare(client)]
    await db.from('shares').where('id', expired.id).update({ expires_at: past() })
    const key = await sealedKey(expired.id)
    assert.equal(await dropEndedCopies(), 1)
    assert.isNull(await blobFacts(key))
    assert.isNull((await rowOf(expired.id)).sealed_file_id)
    assert.isNotNull(await blobFacts(await sealedKey(running.id)))
  })
})

test.group('The last download of a share', (group) => {
  group.each.setup(() => limiter.clear())
  group.each.teardown(async () => {
    await db.from('shares').delete()
    await db.from('files').whereIn('owner_type', ['share', 'shared-records']).delete()
  })

  test('is given to one of those who come at once', async ({ client, assert }) => {
    const share = await aShare(client)
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(client, share.code)))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 404, 404, 404, 404])
    assert.equal((await rowOf(share.id)).downloads, 1)
  })
})
