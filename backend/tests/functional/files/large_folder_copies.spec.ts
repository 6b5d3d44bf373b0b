import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { JobStopped } from '#core/jobs/define_job'
import { runJob } from '#core/jobs/run_job'
import { presentJob } from '#core/unit_of_work/job_row'
import { blobFacts } from '#core/storage/blobs'
import { removeLeftCopies } from '#files/folders/copies/remove_staged'
import { person } from '#tests/helpers/users'
import { crowd, fill, midway, stagedRows, treeOf } from './folder_copy_support.js'
import { ask, folder, put } from './library.js'

const copy = (client: ApiClient, as: string, id: number, folderId = 1) =>
  ask(client, as, 'post', `/api/folders/${id}/copy`, { body: { folderId } })

const jobRow = (id: string) => db.from('jobs').where({ id }).firstOrFail()

const onlyFor = (client: ApiClient, { id, version }: { id: number; version: number }) =>
  ask(client, 'admin', 'put', `/api/folders/${id}/permissions`, {
    body: { grants: [{ kind: 'role', value: 'admin', level: 'manage' }] },
    seen: version,
  })

/** A folder that is more than one request copies. */
async function large(client: ApiClient, files = 301) {
  const source = await folder(client, 'engineer', 'Archive')
  const inner = await folder(client, 'engineer', 'Notes', source.id)
  await fill('engineer', source.id, 10)
  await fill('engineer', inner.id, files - 10)
  return { source, inner }
}

async function ordered(client: ApiClient, sourceId: number, folderId = 1): Promise<string> {
  const answer = await copy(client, 'engineer', sourceId, folderId)
  answer.assertStatus(202)
  return answer.body().id
}

test.group('Copies of large folders', (group) => {
  let restore = () => {}
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => restore())

  test('are made by a job, seen when they are whole', async ({ client, assert }) => {
    const { source, inner } = await large(client, 347)
    const sheets = await folder(client, 'engineer', 'Sheets', inner.id)
    for (const revision of ['A', 'B']) {
      const sheet = (await put(client, 'engineer', sheets.id, `S-1 ${revision}.pdf`)).body()
      const body = { drawingNumber: 'S-1', drawingRevision: revision }
      await ask(client, 'engineer', 'patch', `/api/files/${sheet.id}`, { body, seen: 1 })
    }
    const read = await db.from('files').where({ folder_id: source.id }).orderBy('id').firstOrFail()
    const text = { content: 'concrete', status: 'done', search_text: 'concrete' }
    await db.from('file_texts').where('file_id', read.id).update(text)
    const secret = await folder(client, 'engineer', 'Secret', source.id)
    await fill('engineer', secret.id, 2)
    const wanted = await treeOf(source.id)
    await onlyFor(client, secret)
    const openOnly = wanted.filter((line) => !line.startsWith('/Secret'))

    const answer = await copy(client, 'engineer', source.id)
    answer.assertStatus(202)
    answer.assertBodyContains({ type: 'files.copy_folder', status: 'queued', entityId: source.id })
    const { id } = answer.body()
    assert.equal((await copy(client, 'engineer', source.id)).body().id, id)

    const seen: number[] = []
    restore = midway(async () => {
      const { folders, files } = await stagedRows()
      seen.push(folders.length, files.length)
      const beside = await ask(client, 'engineer', 'get', '/api/folders?parentId=1')
      const names = beside.body().map(({ name }: { name: string }) => name)
      assert.lengthOf(
        names.filter((name: string) => name !== 'Archive' && /Archive|^[0-9a-f-]{36}$/.test(name)),
        0
      )
      const trash = await ask(client, 'engineer', 'get', '/api/files/trash')
      assert.lengthOf(trash.body(), 0)
      for (const [kind, row] of [
        ['folders', folders[0]],
        ['files', files[0]],
      ] as const) {
        const path = `/api/${kind}/${row.id}/restore`
        const back = await ask(client, 'engineer', 'post', path, { seen: row.version })
        back.assertStatus(404)
      }
    })
    assert.equal(await runJob(id), 'completed')
    assert.isTrue(seen.length === 2 && seen.every((count) => count > 0))

    const { folderId, files } = JSON.parse((await jobRow(id)).result)
    assert.equal(files, 349)
    const top = await db.from('folders').where('id', folderId).firstOrFail()
    assert.equal(top.name, 'Archive (2)')
    assert.deepEqual(await treeOf(folderId), openOnly)
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
    const [old, latest] = await db
      .from('files')
      .whereIn('folder_id', db.from('folders').where('path', 'like', `${top.path}%`).select('id'))
      .where('drawing_number', 'S-1')
      .orderBy('drawing_revision')
    assert.equal(old.superseded_by_id, latest.id)
    const twin = await db
      .from('files')
      .where({ folder_id: folderId, original_name: read.original_name })
      .firstOrFail()
    assert.notEqual(twin.storage_key, read.storage_key)
    const carried = await db.from('file_texts').where('file_id', twin.id).firstOrFail()
    assert.equal(carried.content, 'concrete')
    const engineer = await person('engineer')
    for (const [entityType, entityId] of [
      ['folder', folderId],
      ['file', twin.id],
    ]) {
      const where = { entity_type: entityType, entity_id: String(entityId), action: 'create' }
      const log = await db.from('audit_logs').where(where).firstOrFail()
      assert.equal(log.actor_id, engineer.id)
    }
  }).timeout(60_000)

  test('fail where the rights were lost before they begin, and nothing is there', async ({
    client,
    assert,
  }) => {
    const { source } = await large(client)
    const id = await ordered(client, source.id)
    await onlyFor(client, source)
    const before = await db.from('files').count('* as count').first()
    assert.equal(await runJob(id), 'failed')
    assert.match(presentJob(await jobRow(id), 'en').error!, /don't have access/)
    assert.deepEqual(await db.from('files').count('* as count').first(), before)
    assert.lengthOf(await db.from('folders').where('name_key', 'like', 'archive (%'), 0)
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
  }).timeout(60_000)

  test('fail where the account was disabled, whatever its role', async ({ client, assert }) => {
    const { source } = await large(client)
    const answer = await copy(client, 'admin', source.id)
    answer.assertStatus(202)
    await (await person('admin')).merge({ disabledAt: DateTime.utc() }).save()
    assert.equal(await runJob(answer.body().id), 'failed')
    assert.match(presentJob(await jobRow(answer.body().id), 'en').error!, /no longer/)
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
  }).timeout(60_000)

  test('are taken away again where the rights are lost on the way', async ({ client, assert }) => {
    const { source } = await large(client)
    const target = await folder(client, 'engineer', 'Copies')
    const id = await ordered(client, source.id, target.id)
    const keys: string[] = []
    restore = midway(async () => {
      keys.push(...(await stagedRows()).files.map((file) => file.storage_key))
      await onlyFor(client, target)
    })
    assert.equal(await runJob(id), 'failed')
    assert.isNotEmpty(keys)
    for (const key of keys) assert.isNull(await blobFacts(key))
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
    assert.lengthOf(await db.from('folders').where('parent_id', target.id), 0)
  }).timeout(60_000)

  test('are taken away again when they are cancelled', async ({ client, assert }) => {
    const { source } = await large(client)
    const target = await folder(client, 'engineer', 'Copies')
    const id = await ordered(client, source.id, target.id)
    const keys: string[] = []
    restore = midway(async () => {
      keys.push(...(await stagedRows()).files.map((file) => file.storage_key))
      const cancelled = await ask(client, 'engineer', 'post', `/api/jobs/${id}/cancel`)
      cancelled.assertStatus(200)
    })
    assert.equal(await runJob(id), 'cancelled')
    assert.isNotEmpty(keys)
    for (const key of keys) assert.isNull(await blobFacts(key))
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
    assert.lengthOf(await db.from('folders').where('parent_id', target.id), 0)
  }).timeout(60_000)

  test('begin again after their process ended, and leave nothing of the first attempt', async ({
    client,
    assert,
  }) => {
    const { source } = await large(client)
    const id = await ordered(client, source.id)
    restore = midway(async () => {
      throw new JobStopped('shutdown')
    })
    assert.equal(await runJob(id), 'released')
    assert.isNotEmpty((await stagedRows()).files)
    await removeLeftCopies()
    assert.isNotEmpty((await stagedRows()).files)
    restore()
    assert.equal(await runJob(id), 'completed')
    const { folderId } = JSON.parse((await jobRow(id)).result)
    assert.deepEqual(await treeOf(folderId), await treeOf(source.id))
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
  }).timeout(60_000)

  test('leave nothing when they are given up without an attempt', async ({ client, assert }) => {
    const { source } = await large(client)
    const id = await ordered(client, source.id)
    restore = midway(async () => {
      throw new JobStopped('shutdown')
    })
    await runJob(id)
    const cancelled = await ask(client, 'engineer', 'post', `/api/jobs/${id}/cancel`)
    cancelled.assertBodyContains({ status: 'cancelled' })
    await removeLeftCopies()
    assert.deepEqual(await stagedRows(), { folders: [], files: [] })
  }).timeout(60_000)

  test('are refused in words when there is too much, and to who may not', async ({
    client,
    assert,
  }) => {
    const source = await folder(client, 'engineer', 'Everything')
    await crowd(source.id, 20_001)
    const refused = await copy(client, 'engineer', source.id)
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'FOLDER_TOO_LARGE')
    assert.match(refused.body().message, /20.?000 files or 2.?000 folders/)
    await db.from('files').where({ folder_id: source.id, original_name: '0.txt' }).delete()
    const path = `/api/folders/${source.id}/copy`
    const guest = await client.post(path).json({ folderId: 1 }).withCsrfToken()
    guest.assertStatus(401)
    const staff = await copy(client, 'staff', source.id)
    staff.assertStatus(403)
    await onlyFor(client, source)
    const engineer = await copy(client, 'engineer', source.id)
    engineer.assertStatus(404)
    assert.lengthOf(await db.from('jobs').where('type', 'files.copy_folder'), 0)
    const admin = await copy(client, 'admin', source.id)
    admin.assertStatus(202)
  }).timeout(60_000)
})
