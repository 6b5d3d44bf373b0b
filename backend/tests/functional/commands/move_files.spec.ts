import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { newKey } from '#core/storage/blob_keys'
import { runAce } from '#tests/helpers/built_server'
import { keysIn, useStore } from '#tests/helpers/object_store'

const COUNT = 25
/** A restore asks for the keys of the backup. */
const KEYS = Object.fromEntries(
  ['APP_KEY', 'BANK_KEY', 'AUDIT_KEY'].map((name) => [name, `${name}-of-a-test-${'x'.repeat(20)}`])
)

test.group('portal:move-files and the store', (group) => {
  let data: string
  let store: Record<string, string>
  const keys = Array.from({ length: COUNT }, () => newKey())

  /** A command on the portal in `folder`, whose new files go to `disk`. */
  const ace = (args: string[], disk: 'fs' | 's3', folder = data) =>
    runAce(args, {
      ...process.env,
      ...{ NODE_ENV: 'production', DATA_DIR: folder, DB_CONNECTION: 'sqlite' },
      ...{ QUEUE_CONNECTION: 'local', LOG_LEVEL: 'error', NO_COLOR: '1', DRIVE_DISK: disk },
      ...KEYS,
      ...store,
    })

  group.setup(async () => {
    data = await mkdtemp(join(tmpdir(), 'binaa-move-'))
    const opened = await useStore('s3')
    store = opened.store.env
    return async () => {
      await opened.forget()
      await rm(data, { recursive: true, force: true })
    }
  })
  group.each.timeout(240_000)

  function fill() {
    const portal = new Database(join(data, 'binaa.sqlite3'))
    const insert = portal.prepare(
      `INSERT INTO files (storage_key, original_name, name_key, mime, extension, size, sha256, created_at, updated_at)
       VALUES (?, 'a.txt', 'a.txt', 'text/plain', 'txt', ?, ?, '2026-01-01 00:00:00', '2026-01-01 00:00:00')`
    )
    for (const key of keys) {
      const path = join(data, 'files', key)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, key)
      insert.run(key, key.length, createHash('sha256').update(key).digest('hex'))
    }
    portal.close()
  }
  const onDisk = () =>
    existsSync(join(data, 'files'))
      ? readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
          one.isFile()
        ).length
      : 0

  test('files move to the store, are checked, backed up and restored there, and come back', async ({
    assert,
    cleanup,
  }) => {
    assert.equal((await ace(['migration:run', '--force'], 'fs')).code, 0)
    fill()
    const moved = await ace(['portal:move-files'], 's3')
    assert.equal(moved.code, 0, moved.output)
    assert.include(moved.output, `${COUNT} files`)
    assert.sameMembers(await keysIn(), keys)
    assert.equal(onDisk(), 0)
    const sound = await ace(['portal:verify'], 's3')
    assert.equal(sound.code, 0, sound.output)
    const doctor = await ace(['portal:doctor'], 's3')
    assert.match(doctor.output, /^ok\s+object store\s+bucket /m)
    assert.notInclude(doctor.output, store.S3_SECRET_ACCESS_KEY)

    const backups = join(data, 'copies')
    const made = await ace(['portal:backup', `--to=${backups}`], 's3')
    assert.equal(made.code, 0, made.output)
    const [backup] = readdirSync(backups)
    const other = await mkdtemp(join(tmpdir(), 'binaa-moved-'))
    cleanup(() => rm(other, { recursive: true, force: true }))
    // a portal that knows no store has its files on its disk
    const plain = { ...store }
    store = { S3_BUCKET: '' }
    const restored = await ace(['portal:restore', `--from=${join(backups, backup!)}`], 'fs', other)
    store = plain
    assert.equal(restored.code, 0, restored.output)
    assert.isTrue(keys.every((key) => existsSync(join(other, 'files', key))))
    // and nothing of the store has gone
    assert.sameMembers(await keysIn(), keys)

    const back = await ace(['portal:move-files'], 'fs')
    assert.equal(back.code, 0, back.output)
    assert.deepEqual(await keysIn(), [])
    assert.equal(onDisk(), COUNT)
  })

  test('without a store there is nothing to move, and none is no place for new files', async ({
    assert,
  }) => {
    store = { S3_BUCKET: '' }
    const none = await ace(['portal:move-files'], 'fs')
    assert.equal(none.code, 1)
    assert.include(none.output, 'S3_BUCKET')
    const wrong = await ace(['portal:move-files'], 's3')
    assert.notEqual(wrong.code, 0)
    assert.include(wrong.output, 'DRIVE_DISK=s3 needs S3_BUCKET')
  })
})
