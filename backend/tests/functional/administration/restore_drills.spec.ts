import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Database from 'better-sqlite3'
import { auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { databaseCopy } from '#core/backup/make_backup'
import { entryOf, readManifest, writeManifest } from '#core/backup/manifest'
import { drillFolder } from '#core/backup/places'
import { backupReason } from '#core/backup/refusal'
import { createScratch, newScratch, removeScratch, scratches } from '#core/backup/scratch'
import { runDueJobs } from '#core/jobs/due_jobs'
import { transact } from '#core/unit_of_work/transact'
import { fault, underCheck } from '#database/integrity/check'
import { INTEGRITY_CHECKS } from '#database/integrity/index'
import { endDrill } from '#administration/restore_drills/note_drill'
import { clearScratches, orderDueDrill } from '#administration/restore_drills/schedule'
import env from '#start/env'
import { newKey } from '#core/storage/blob_keys'
import { storePlace } from '#core/storage/store_place'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { keysIn, useStore } from '#tests/helpers/object_store'
import { forgetCopies } from '#tests/helpers/copies'
import { call } from '../procurement/support.js'
import { makeBackup, useBackupFolders } from './backup_support.js'

const DRILLS = '/api/restore-drills'

async function drill(client: ApiClient) {
  const ordered = await call(client, 'admin', 'post', DRILLS, { body: {} })
  ordered.assertStatus(202)
  await runDueJobs()
  const [found] = (await call(client, 'admin', 'get', DRILLS)).body()
  return found
}

const notices = () => db.from('notifications').where({ type: 'restore_drill_failed' })

/** One that is running, as its row says. */
async function aDrill(scratch = newScratch()): Promise<number> {
  const [id] = await db.table('restore_drills').insert({
    ...{ folder: 'binaa-1', state: 'running', origin: 'hand', job_id: 'gone', scratch },
    ...{ started_at: '2026-01-01 00:00:00', faults: '[]', fault_count: 0 },
  })
  return id
}

/** As if a row had gone before the backup was made, with its entry of the log left. */
async function loseRow(place: string): Promise<string> {
  const lost = { action: 'create', entityType: 'vendor', entityId: 999_999, label: 'Gone Ltd' }
  const row = { ...auditRow(SYSTEM_ACTOR, lost), id: 999_999 }
  const sql = db.connection().insertQuery().table('audit_logs').insert(row).toQuery()
  const path = join(place, databaseCopy().file)
  if (env.get('DB_CONNECTION') === 'mysql') {
    const dump = gunzipSync(await readFile(path)).toString('latin1')
    await writeFile(path, gzipSync(Buffer.from(`${dump}\n${sql};\n`, 'latin1')))
  } else {
    const copy = new Database(path)
    copy.exec(sql)
    copy.close()
  }
  const manifest = await readManifest(place)
  manifest.entries[0] = await entryOf(place, manifest.entries[0]!.path)
  manifest.rows!.audit_logs! += 1
  return writeManifest(place, manifest)
}

test.group('Restore drills', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(useBackupFolders)
  group.each.timeout(600_000)

  test('are for administrators, and need a backup', async ({ client, assert }) => {
    for (const [method, path] of [
      ['get', DRILLS],
      ['get', `${DRILLS}/1`],
      ['post', DRILLS],
    ] as const) {
      ;(await client[method](path).withCsrfToken()).assertStatus(401)
      const body = method === 'post' ? { body: {} } : {}
      ;(await call(client, 'staff', method, path, body)).assertStatus(403)
    }
    const none = await call(client, 'admin', 'post', DRILLS, { body: {} })
    none.assertStatus(409)
    assert.equal(none.body().code, 'NO_BACKUP')
    assert.isFalse(await orderDueDrill())
    assert.lengthOf(await db.from('jobs').where('type', 'backups.drill'), 0)
  })

  test('know no object store: what lies there stays', async ({ client, assert, cleanup }) => {
    const { store, forget } = await useStore('fs')
    const own = { ...store.env, DRIVE_DISK: 's3' }
    Object.assign(process.env, own)
    const { path } = await writeTmpFile(['of the live portal'])
    cleanup(async () => {
      for (const name of Object.keys(own)) delete process.env[name]
      await removeTmpFile(path)
      await forget()
    })
    const key = newKey()
    await storePlace.put(path, key)
    const { backup } = await makeBackup(client)
    assert.equal(backup.state, 'complete', backup.error)
    assert.isTrue(existsSync(join(backup.place, 'files', key)))
    assert.deepEqual((await drill(client)).faults, [])
    assert.deepEqual(await keysIn(), [key])
  })

  test('prove a sound backup, and find one with a flipped bit, a file less or a row less', async ({
    client,
    assert,
  }) => {
    const { backup } = await makeBackup(client)
    assert.equal(backup.state, 'complete', backup.error)
    const before = await db.from('users').orderBy('id')
    const sound = await drill(client)
    assert.deepEqual(sound.faults, [])
    assert.containsSubset(sound, { state: 'passed', backupId: backup.id, folder: backup.folder })
    assert.isAbove(sound.comparedRows, 100)
    assert.isAbove(sound.checks, 20)
    assert.containsSubset(
      (await call(client, 'admin', 'get', `/api/backups/${backup.id}`)).body(),
      {
        isSound: true,
      }
    )
    assert.isEmpty(await notices())

    const path = join(backup.place, databaseCopy().file)
    const bytes = await readFile(path)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(path, bytes)
    const flipped = await drill(client)
    assert.equal(flipped.state, 'failed')
    assert.match(flipped.faults[0], /is damaged: its checksum differs/)
    assert.isNotEmpty(await notices())
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(path, bytes)

    await rename(path, `${path}.away`)
    const missing = await drill(client)
    assert.match(missing.faults[0], /is missing from the backup/)
    await rename(`${path}.away`, path)

    const checksum = await loseRow(backup.place)
    assert.match((await drill(client)).faults[0], /manifest.json has been changed/)
    await db.from('backups').where('id', backup.id).update({ checksum })
    const less = await drill(client)
    assert.match(less.faults.join('\n'), /vendor Gone Ltd: deleted without an entry of the log/)
    const arabic = await call(client, 'admin', 'get', `${DRILLS}/${less.id}`, { language: 'ar' })
    assert.include(
      arabic.body().faults.join('\n'),
      'مطابقة سجل التدقيق: مورّد Gone Ltd: حُذف دون قيد في سجل التدقيق'
    )
    assert.containsSubset(
      (await call(client, 'admin', 'get', `/api/backups/${backup.id}`)).body(),
      {
        isSound: false,
      }
    )

    assert.deepEqual(await scratches(), [])
    assert.deepEqual(await db.from('users').orderBy('id'), before)
    const kinds = await db
      .from('audit_logs')
      .where({ entity_type: 'restore_drill' })
      .select('action')
    assert.lengthOf(kinds, 10)
  })

  test('are read in the language of the viewer, those of before as they were kept', async ({
    client,
    assert,
  }) => {
    const id = await aDrill()
    const ledger = INTEGRITY_CHECKS.find(({ name }) => name === 'journal_entries')!
    const found = underCheck(ledger, fault('entry_unposted', { number: 'JE-1' }))
    const reason = backupReason('checks_ended')
    await transact(SYSTEM_ACTOR, (uow) =>
      endDrill(uow, id, {
        ...{ isJudged: false, rows: 1, checks: 2, faultCount: 3 },
        faults: [found, reason, 'ledger: 1 is not 2'],
      })
    )
    const faultsIn = async (language: 'en' | 'ar') =>
      (await call(client, 'admin', 'get', `${DRILLS}/${id}`, { language })).body().faults
    assert.deepEqual(await faultsIn('en'), [
      'journal entries: JE-1: its lines were never posted',
      'The checks ended before they were done',
      'ledger: 1 is not 2',
    ])
    const arabic = ['قيود اليومية: JE-1: لم تُرحّل بنوده', 'توقفت الفحوص قبل أن تكتمل']
    assert.deepEqual(await faultsIn('ar'), [...arabic, 'ledger: 1 is not 2'])
    const notice = await notices().firstOrFail()
    assert.equal(notice.message, 'journal entries: JE-1: its lines were never posted')
    assert.equal(notice.message_ar, arabic[0])
  })

  test('that a crash cut short leave nothing behind, and touch nothing else', async ({
    assert,
  }) => {
    const name = newScratch()
    await createScratch(name)
    const kept = join(drillFolder(), 'kept')
    await mkdir(kept, { recursive: true })
    assert.deepEqual(await scratches(), [name])
    await aDrill(name)
    await clearScratches()
    assert.deepEqual(await scratches(), [])
    assert.isTrue(existsSync(kept))
    assert.equal((await db.from('restore_drills').firstOrFail()).state, 'failed')
    assert.isNotEmpty(await notices())
    await assert.rejects(() => removeScratch('binaa'), /is no scratch/)
    await rm(kept, { recursive: true })
  })
})
