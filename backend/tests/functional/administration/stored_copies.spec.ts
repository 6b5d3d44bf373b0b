import { readFile, rm } from 'node:fs/promises'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import backupStoreConfig from '#config/backup_store'
import fileEncryptionConfig from '#config/file_encryption'
import { filesUnder, keyOf, openFile, putFile } from '#core/backup/backup_store'
import { databaseCopy } from '#core/backup/make_backup'
import { copyToStore, placeInStore } from '#core/backup/copy_to_store'
import { copiesInStore, fetchCopy, readStored } from '#core/backup/stored_copy'
import { examineBackupStore } from '#core/doctor/backup_store'
import { findingTexts } from '#core/doctor/finding'
import { examineKeys } from '#core/doctor/keys'
import { runDueJobs } from '#core/jobs/due_jobs'
import { loadSettings } from '#core/settings/settings'
import { removePast } from '#administration/backups/remove_past'
import { masterKey } from '#engines/encrypted_files/master_key'
import env from '#start/env'
import { runAce } from '#tests/helpers/built_server'
import { forgetCopies } from '#tests/helpers/copies'
import { useBackupStore } from '#tests/helpers/object_store'
import { call } from '../procurement/support.js'
import { BACKUPS, makeBackup, useBackupFolders } from './backup_support.js'

async function stored(): Promise<string[]> {
  const found: string[] = []
  for await (const keys of filesUnder('')) found.push(...keys)
  return found
}

/** Every file below a folder, by its path, with its bytes. */
async function filesIn(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => [path.slice(folder.length), await readFile(path)] as const)
    )
  )
}

test.group('Copies of backups in an object store', (group) => {
  let opened: Awaited<ReturnType<typeof useBackupStore>>

  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(useBackupFolders)
  group.each.setup(async () => {
    opened = await useBackupStore()
    return () => opened.forget()
  })
  group.each.timeout(300_000)

  test('are encrypted, restore in a drill, and come back byte by byte', async ({
    client,
    assert,
  }) => {
    const { backup } = await makeBackup(client)
    assert.containsSubset(backup, { state: 'complete', storeError: null })
    assert.equal(backup.storePlace, `s3://binaa-backups/riyadh/portal/${backup.folder}`)
    const keys = await stored()
    assert.isTrue(keys.every((key) => key.startsWith(`riyadh/portal/${backup.folder}/`)))
    for (const key of keys) {
      const bytes = await buffer((await openFile(key))!)
      assert.equal(bytes.subarray(1, 4).toString('latin1'), 'BNF')
      for (const word of ['SQLite format', '"migrations"', 'CREATE TABLE'])
        assert.isFalse(bytes.includes(word), `${key} tells ${word}`)
    }
    assert.deepEqual(await copiesInStore(), [backup.folder])

    // the machine is lost, and the folder with it
    const before = await filesIn(backup.place)
    await rm(backup.place, { recursive: true })
    const drill = await drilled(client)
    assert.containsSubset(drill, { state: 'passed', source: 'store', faults: [] })
    const again = (await call(client, 'admin', 'get', `${BACKUPS}/${backup.id}`)).body()
    assert.isTrue(again.isSound)
    const place = await fetchCopy(backup.folder, env.get('BACKUP_DIR')!)
    assert.equal(place, backup.place)
    assert.deepEqual(await filesIn(place), before)
  })

  test('that were changed, cut, moved or made with another key are refused', async ({
    client,
    assert,
  }) => {
    const { backup } = await makeBackup(client)
    const folder = join(env.get('BACKUP_DIR')!, 'fetched')
    const manifest = `${backup.folder}/manifest.json`
    const at = keyOf(manifest)
    const whole = await buffer((await openFile(at))!)
    const put = (bytes: Buffer) =>
      putFile(
        at,
        (async function* () {
          yield bytes
        })(),
        { size: bytes.length }
      )
    const flipped = Buffer.from(whole)
    flipped[flipped.length - 20]! ^= 1
    for (const bytes of [flipped, whole.subarray(0, -9), Buffer.from('{"format":1}')]) {
      await put(bytes)
      await assert.rejects(() => fetchCopy(backup.folder, folder), /is damaged/)
    }
    const drill = await drilled(client)
    assert.equal(drill.state, 'failed')
    assert.match(drill.faults[0], /manifest.json is damaged/)
    // a file of the copy in the place of another
    const other = keyOf(`${backup.folder}/${databaseCopy().file}`)
    await put(await buffer((await openFile(other))!))
    await assert.rejects(() => fetchCopy(backup.folder, folder), /is damaged/)
    await put(whole)
    const { key } = backupStoreConfig
    Object.assign(backupStoreConfig, { key: masterKey(Buffer.alloc(32, 7).toString('base64')) })
    await assert.rejects(() => fetchCopy(backup.folder, folder), /needs the key .+BACKUP_KEY_OLD/)
    Object.assign(backupStoreConfig, { old: [key] })
    assert.isNotNull(await readStored(manifest))
    assert.isTrue(existsSync(await fetchCopy(backup.folder, folder)))
    await assert.rejects(() => fetchCopy('binaa-20200101T000000Z', folder), /is no backup/)
  })

  test('a store that is away or breaks off spoils no backup and leaves no half of a copy', async ({
    client,
    assert,
  }) => {
    opened.store.isAway = true
    const { backup } = await makeBackup(client)
    assert.containsSubset(backup, { state: 'complete', storePlace: null, copyError: null })
    assert.match(backup.storeError, /^The object store of the backups: /)
    const arabic = await call(client, 'admin', 'get', `${BACKUPS}/${backup.id}`, { language: 'ar' })
    assert.match(arabic.body().storeError, /^مخزن النسخ الاحتياطية/)
    assert.isNotEmpty(await db.from('notifications').where({ type: 'backup_copy_failed' }))
    const health = (await call(client, 'admin', 'get', '/api/system-health')).body()
    assert.include(JSON.stringify(health), 'copy')
    Object.assign(opened.store, { isAway: false, failsAt: '/manifest.json' })
    await assert.rejects(() => copyToStore(backup.place), /object store/)
    opened.store.failsAt = null
    assert.deepEqual(await copiesInStore(), [])
    await copyToStore(backup.place)
    assert.deepEqual(await copiesInStore(), [backup.folder])
  })

  test('go with their backup by the keeping rule, and wait for a store that is away', async ({
    client,
    assert,
  }) => {
    const { backup } = await makeBackup(client)
    const old = { made_at: '2026-01-02 00:00:00', origin: 'schedule' }
    await db.from('backups').where('id', backup.id).update(old)
    const values = { backupKeepDaily: 1, backupKeepWeekly: 0, backupKeepMonthly: 0 }
    for (const [key, value] of Object.entries(values)) {
      const row = { key, value: JSON.stringify(value), updated_at: '2026-01-01 00:00:00' }
      await db.table('settings').insert(row)
    }
    await loadSettings()
    const newer = { ...(await db.from('backups').where('id', backup.id).firstOrFail()) }
    delete newer.id
    const place = join(env.get('BACKUP_DIR')!, 'binaa-20260301T000000Z')
    const elsewhere = { place, folder: 'binaa-20260301T000000Z', made_at: '2026-03-01 00:00:00' }
    // another store's copy of the same name is not this portal's to delete
    await db.table('backups').insert({ ...newer, ...elsewhere, store_place: 's3://other/x' })
    opened.store.isAway = true
    assert.equal(await removePast(), 0)
    opened.store.isAway = false
    assert.isAbove((await stored()).length, 0)
    assert.equal(await removePast(), 1)
    assert.deepEqual(await stored(), [])
    assert.isNotNull(placeInStore('x'))
  })

  test('portal:fetch-backup lists and fetches them; portal:doctor tries the store', async ({
    client,
    assert,
  }) => {
    const ace = (args: string[]) =>
      runAce(['portal:fetch-backup', ...args], {
        ...process.env,
        ...{ NODE_ENV: 'production', QUEUE_CONNECTION: 'local', NO_COLOR: '1', LOG_LEVEL: 'fatal' },
        ...opened.env,
      })
    const { backup } = await makeBackup(client)
    assert.equal((await ace([])).output.trim(), backup.folder)
    const to = join(env.get('BACKUP_DIR')!, 'fetched')
    assert.equal((await ace(['--name=newest', `--to=${to}`])).code, 0)
    assert.deepEqual(await filesIn(join(to, backup.folder)), await filesIn(backup.place))
    const absent = await ace(['--name=../x', `--to=${to}`])
    assert.equal(absent.code, 1)
    assert.match(absent.output, /there is no copy/)
    assert.equal((await examineBackupStore())[0]!.state, 'ok')
    opened.store.isAway = true
    assert.equal((await examineBackupStore())[0]!.state, 'failed')
    const { bucket } = backupStoreConfig
    Object.assign(backupStoreConfig, { bucket: null })
    const [{ found }] = (await examineBackupStore()).map((one) => findingTexts(one, 'en'))
    Object.assign(backupStoreConfig, { bucket })
    assert.equal(found, 'none is set')
  })

  test('portal:doctor sees a key of backups that is one of something else', async ({
    assert,
    cleanup,
  }) => {
    const differ = async () =>
      (await examineKeys()).find(({ what }) => what.key === 'doctor.keys_differ.what')!.state
    assert.equal(await differ(), 'ok')
    const { old } = fileEncryptionConfig
    cleanup(() => void Object.assign(fileEncryptionConfig, { old }))
    Object.assign(fileEncryptionConfig, { old: [backupStoreConfig.key!] })
    assert.equal(await differ(), 'failed')
  })
})

async function drilled(client: Parameters<typeof makeBackup>[0]) {
  const ordered = await call(client, 'admin', 'post', '/api/restore-drills', { body: {} })
  ordered.assertStatus(202)
  await runDueJobs()
  return (await call(client, 'admin', 'get', '/api/restore-drills')).body()[0]
}
