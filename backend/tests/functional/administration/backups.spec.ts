import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { noteBackup } from '#core/backup/backup_log'
import { removePast } from '#administration/backups/remove_past'
import { failLost, lastDue, orderDueBackup, tellOverdue } from '#administration/backups/schedule'
import { loadSettings } from '#core/settings/settings'
import env from '#start/env'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { BACKUPS, makeBackup, useBackupFolders } from './backup_support.js'

const LAST = `${BACKUPS}/last`
const audits = (id: number) =>
  db
    .from('audit_logs')
    .where({ entity_type: 'backup', entity_id: String(id) })
    .orderBy('id')
const notices = (type: string) => db.from('notifications').where({ type })

async function set(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values))
    await db
      .table('settings')
      .insert({ key, value: JSON.stringify(value), updated_at: '2026-01-01 00:00:00' })
  await loadSettings()
}

test.group('Backups', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(useBackupFolders)
  group.each.timeout(120_000)

  test('are for administrators, and their content for owners alone', async ({ client, assert }) => {
    await noteBackup({ at: DateTime.utc(), folder: 'binaa-1', files: 1, bytes: 1 })
    const { id } = await db.from('backups').firstOrFail()
    const paths = [
      ['get', BACKUPS],
      ['get', `${BACKUPS}/${id}`],
      ['post', BACKUPS],
      ['get', `${BACKUPS}/${id}/archive`],
    ] as const
    for (const [method, path] of paths) {
      ;(await client[method](path).withCsrfToken()).assertStatus(401)
      for (const username of ['staff', 'buyer'])
        (
          await call(client, username, method, path, method === 'post' ? { body: {} } : {})
        ).assertStatus(403)
    }
    // who is an administrator but no owner
    await db.from('users').where('username', 'planner').update({ role: 'admin' })
    ;(await call(client, 'planner', 'get', BACKUPS)).assertStatus(200)
    ;(await call(client, 'planner', 'get', `${BACKUPS}/${id}/archive`)).assertStatus(403)
    ;(await call(client, 'general.manager', 'get', BACKUPS)).assertStatus(200)
    ;(await call(client, 'general.manager', 'post', BACKUPS, { body: {} })).assertStatus(403)
    assert.lengthOf(await db.from('jobs').where('type', 'backups.make'), 0)
    ;(await call(client, 'admin', 'get', `${BACKUPS}/999999`)).assertStatus(404)
  })

  test('the last one is reported to administrators only', async ({ client, assert }) => {
    ;(await client.get(LAST)).assertStatus(401)
    ;(await call(client, 'staff', 'get', LAST)).assertStatus(403)
    const none = await call(client, 'admin', 'get', LAST)
    none.assertStatus(200)
    assert.deepEqual(none.body(), { last: null })
    const at = DateTime.utc(2026, 3, 1, 2)
    for (const days of [0, 1])
      await noteBackup({ at: at.plus({ days }), folder: `binaa-${days}`, files: days, bytes: 2e10 })
    assert.deepEqual((await call(client, 'admin', 'get', LAST)).body(), {
      last: { madeAt: '2026-03-02T02:00:00.000Z', folder: 'binaa-1', files: 1, bytes: 2e10 },
    })
  })

  test('one is made as a job, lies in both folders, and its owner takes it along', async ({
    client,
    assert,
  }) => {
    const { outcome, jobId, backup } = await makeBackup(client)
    const job = (await call(client, 'admin', 'get', `/api/jobs/${jobId}`)).body()
    assert.equal(outcome, 'completed', job.error)
    assert.containsSubset(backup, { state: 'complete', origin: 'hand', jobId, copyError: null })
    assert.match(backup.checksum, /^[0-9a-f]{64}$/)
    assert.equal(backup.createdBy.id, (await person('admin')).id)
    const manifest = JSON.parse(await readFile(join(backup.place, 'manifest.json'), 'utf8'))
    assert.equal(manifest.seal, backup.checksum)
    const [{ total }] = await db.from('users').count('* as total')
    assert.equal(manifest.rows.users, Number(total))
    assert.isTrue(existsSync(join(backup.copyPlace, 'manifest.json')))
    assert.deepEqual(
      (await audits(backup.id)).map(({ action }) => action),
      ['create', 'update']
    )
    const archive = await call(client, 'general.manager', 'get', `${BACKUPS}/${backup.id}/archive`)
    archive.assertStatus(200)
    assert.include(archive.header('content-disposition'), `${backup.folder}.tar`)
    assert.equal((await audits(backup.id)).at(-1).action, 'download')
  })

  test('one that cannot be made says why and notifies administrators; a full share spoils none', async ({
    client,
    assert,
  }) => {
    const blocked = env.get('BACKUP_COPY_DIR')!
    await mkdir(join(blocked, '..'), { recursive: true })
    await writeFile(blocked, 'no folder')
    const made = await makeBackup(client)
    assert.equal(made.backup.state, 'complete')
    assert.match(made.backup.copyError, /EEXIST|ENOTDIR/)
    assert.isNotEmpty(await notices('backup_copy_failed'))
    env.set('BACKUP_DIR', join(blocked, 'below'))
    const failed = await makeBackup(client)
    assert.equal(failed.outcome, 'failed')
    assert.equal(failed.backup.state, 'failed')
    assert.match(failed.backup.error, /ENOTDIR/)
    assert.isNull(failed.backup.isSound)
    const one = `${BACKUPS}/${failed.backup.id}`
    const arabic = (await call(client, 'admin', 'get', one, { language: 'ar' })).body()
    assert.match(arabic.error, /ليس مجلداً/)
    assert.isNotEmpty(await notices('backup_failed'))
    assert.equal((await call(client, 'admin', 'get', LAST)).body().last.folder, made.backup.folder)
  })

  test('the schedule orders each due one once, and reports one that has not come', async ({
    assert,
  }) => {
    const monday = DateTime.utc(2026, 6, 1)
    assert.isNull(lastDue(monday))
    await set({ backupDays: [1, 3], backupTime: '02:30' })
    assert.equal(lastDue(monday.minus({ hours: 1 }))!.toISO(), '2026-05-26T23:30:00.000Z')
    assert.isFalse(await orderDueBackup(monday.minus({ hours: 1 })))
    assert.isTrue(await orderDueBackup(monday))
    assert.isFalse(await orderDueBackup(monday.plus({ hours: 2 })))
    const [job] = await db.from('jobs').where('type', 'backups.make')
    assert.deepInclude(JSON.parse(job.payload), { origin: 'schedule' })
    const marks = () => db.from('job_effects').where('dedup_key', 'like', 'scheduled-backup:%')
    await marks().update({ created_at: '2026-05-31 23:30:00' })
    assert.isFalse(await tellOverdue(monday.plus({ hours: 1 })))
    assert.isTrue(await tellOverdue(monday.plus({ hours: 4 })))
    assert.isFalse(await tellOverdue(monday.plus({ hours: 5 })))
    assert.isNotEmpty(await notices('backup_overdue'))
  })

  test('one whose job has ended without it has failed', async ({ assert }) => {
    await noteBackup({ at: DateTime.utc(), folder: '', files: 0, bytes: 0 })
    await db.from('backups').update({ state: 'running', job_id: 'gone' })
    await failLost()
    assert.equal((await db.from('backups').firstOrFail()).state, 'failed')
    assert.isNotEmpty(await notices('backup_failed'))
  })

  test('what is past the keeping rule goes from both folders; what is proved or elsewhere stays', async ({
    client,
    assert,
  }) => {
    const { backup } = await makeBackup(client)
    await set({ backupKeepDaily: 1, backupKeepWeekly: 0, backupKeepMonthly: 0 })
    const [first, second] = [env.get('BACKUP_DIR')!, env.get('BACKUP_COPY_DIR')!]
    const old = async (name: string, values: object = {}) => {
      for (const folder of [first, second]) await mkdir(join(folder, name), { recursive: true })
      const row = {
        ...{ folder: name, files: 0, bytes: 0, made_at: '2026-01-02 00:00:00', origin: 'schedule' },
        ...{ state: 'complete', place: join(first, name), copy_place: join(second, name) },
      }
      await db.table('backups').insert({ ...row, ...values })
    }
    await old('binaa-20260101T000000Z')
    await old('binaa-20260102T000000Z', { is_sound: true })
    await old('binaa-20260103T000000Z', { origin: 'command' })
    await old('precious', { folder: 'precious' })
    assert.equal(await removePast(), 1)
    const there = (name: string) => existsSync(join(first, name)) || existsSync(join(second, name))
    assert.isFalse(there('binaa-20260101T000000Z'))
    for (const name of [
      'binaa-20260102T000000Z',
      'binaa-20260103T000000Z',
      'precious',
      backup.folder,
    ])
      assert.isTrue(there(name), name)
    const row = await db.from('backups').where('folder', 'binaa-20260101T000000Z').firstOrFail()
    assert.equal(row.state, 'removed')
    assert.equal((await audits(row.id)).at(-1).action, 'update')
  })
})
