import { test } from '@japa/runner'
import { checkKeys, WeakKeys } from '#start/check_keys'

const LONG = 'k'.repeat(32)
const OTHER = 'b'.repeat(32)
const THIRD = 'a'.repeat(32)
const refused = (given: NodeJS.ProcessEnv, used: NodeJS.ProcessEnv) => {
  try {
    checkKeys(given, { NODE_ENV: 'production', ...used })
    return null
  } catch (error) {
    if (error instanceof WeakKeys) return error.message
    throw error
  }
}

test.group('Keys at the start', () => {
  test('are long, different and not forgotten', ({ assert }) => {
    const good = { APP_KEY: LONG, BANK_KEY: OTHER, AUDIT_KEY: THIRD }
    assert.isNull(refused(good, good))
    assert.isNull(refused({}, good))
    assert.include(refused({ APP_KEY: '' }, good), 'APP_KEY is empty')
    assert.include(refused({ BANK_KEY: '' }, good), 'BANK_KEY is empty')
    assert.include(refused({}, { ...good, APP_KEY: 'short' }), 'APP_KEY has fewer')
    assert.include(refused({}, { ...good, BANK_KEY: ' '.repeat(40) }), 'BANK_KEY has fewer')
    assert.include(refused({ AUDIT_KEY: '' }, good), 'AUDIT_KEY is empty')
    assert.include(refused({}, { ...good, AUDIT_KEY: 'short' }), 'AUDIT_KEY has fewer')
    const same = (name: string, as: string) => refused({}, { ...good, [name]: as })
    assert.include(same('BANK_KEY', LONG), 'APP_KEY and BANK_KEY are equal')
    assert.include(same('AUDIT_KEY', OTHER), 'BANK_KEY and AUDIT_KEY are equal')
    assert.include(same('AUDIT_KEY', LONG), 'APP_KEY and AUDIT_KEY are equal')
  })

  test('of files are 32 bytes in base64, and of nothing else', ({ assert }) => {
    const good = { APP_KEY: LONG, BANK_KEY: OTHER, AUDIT_KEY: THIRD }
    const files = Buffer.alloc(32, 'f').toString('base64')
    const of = (more: NodeJS.ProcessEnv) => refused({}, { ...good, ...more })
    assert.isNull(of({ FILES_KEY: files, FILES_ENCRYPTION: 'on' }))
    assert.isNull(of({ FILES_KEY: '', FILES_KEY_OLD: '', FILES_ENCRYPTION: 'off' }))
    assert.isNull(of({ FILES_KEY_OLD: files }))
    assert.include(of({ FILES_ENCRYPTION: 'on' }), 'needs FILES_KEY')
    assert.include(of({ FILES_KEY: 'f'.repeat(32) }), '32 bytes in base64')
    assert.include(of({ FILES_KEY: files, FILES_KEY_OLD: `${files},x` }), '32 bytes in base64')
    assert.include(of({ FILES_KEY: files, BANK_KEY: files }), 'BANK_KEY and FILES_KEY are equal')
    // the same bytes in other letters
    const url = Buffer.alloc(32, 0xfb).toString('base64url')
    const same = of({ APP_KEY: url, FILES_KEY: Buffer.from(url, 'base64url').toString('base64') })
    assert.include(same, 'APP_KEY and FILES_KEY are equal')
    assert.include(of({ FILES_KEY_OLD: LONG }), '32 bytes in base64')
    assert.include(of({ BACKUP_S3_BUCKET: 'copies' }), 'BACKUP_S3_BUCKET needs BACKUP_KEY')
    assert.isNull(of({ BACKUP_S3_BUCKET: 'copies', BACKUP_KEY: files }))
    assert.include(of({ BACKUP_KEY: LONG }), '32 bytes in base64')
    const equal = of({ FILES_KEY: files, BACKUP_KEY_OLD: files })
    assert.include(equal, 'FILES_KEY and BACKUP_KEY are equal')
  })

  test('stand beside passwords of services on other machines', ({ assert }) => {
    const good = { APP_KEY: LONG, BANK_KEY: OTHER, AUDIT_KEY: THIRD }
    const of = (more: NodeJS.ProcessEnv) => refused({}, { ...good, ...more })
    const both = { DB_CONNECTION: 'mysql', QUEUE_CONNECTION: 'redis' }
    assert.isNull(of(both))
    assert.isNull(of({ ...both, MYSQL_HOST: '127.0.0.1', REDIS_HOST: '::1' }))
    assert.include(of({ ...both, MYSQL_HOST: 'db' }), 'MYSQL_PASSWORD is empty')
    assert.include(
      of({ ...both, MYSQL_HOST: 'db', MYSQL_PASSWORD: ' ' }),
      'MYSQL_PASSWORD is empty'
    )
    const set = { MYSQL_HOST: 'db', MYSQL_PASSWORD: 'secret' }
    assert.include(of({ ...both, ...set, REDIS_HOST: '127.0.0.1.example.com' }), 'REDIS_PASSWORD')
    assert.isNull(of({ ...both, ...set, REDIS_HOST: 'cache', REDIS_PASSWORD: 'secret' }))
    // what isn't used needs no password
    assert.isNull(of({ DB_CONNECTION: 'sqlite', MYSQL_HOST: 'db', REDIS_HOST: 'cache' }))
  })

  test('of the demo company protect nothing', ({ assert }) => {
    const demo = { APP_KEY: '', BANK_KEY: '', PORTAL_PREPARE: 'demo' }
    assert.isNull(refused(demo, demo))
  })
})
