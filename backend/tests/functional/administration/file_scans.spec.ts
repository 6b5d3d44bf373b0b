import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import scanningConfig from '#config/scanning'
import { scanBacklog } from '#core/scanning/backlog'
import { blobFacts } from '#core/storage/blobs'
import { faultsOf } from '#tests/helpers/integrity'
import { forgetCopies } from '#tests/helpers/copies'
import { allDue, FakeScanner, scansOf, setScanAway } from '#tests/helpers/scanner'
import { person } from '#tests/helpers/users'
import { ask } from '../files/library.js'
import { code, infected, runLatest, scanNow, stateOf, upload } from '../files/scan_support.js'

const SCANS = '/api/file-scans'

test.group('Virus scans for administrators', (group) => {
  let scanner: FakeScanner
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    scanner = await FakeScanner.start()
    return () => scanner.stop()
  })

  test('the uploader and administrators are notified, and the log has it', async ({
    client,
    assert,
  }) => {
    const { id } = await infected(client)
    await scanNow(id)
    const [scan] = await scansOf(id)
    const about = { related_entity_type: 'file_scan', related_entity_id: scan.id }
    const notices = await db.from('notifications').where(about)
    const [engineer, admin] = [await person('engineer'), await person('admin')]
    const recipients = notices.map((notice) => notice.user_id)
    assert.includeMembers(recipients, [engineer.id, admin.id])
    assert.equal(new Set(recipients).size, recipients.length)
    assert.include(notices[0].message, 'Eicar-Signature')
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'file_scan', entity_id: String(scan.id), action: 'quarantine' })
    assert.lengthOf(log, 1)
  })

  test('or they pass with a mark, where two administrators have said so', async ({
    client,
    assert,
  }) => {
    const settings = (await ask(client, 'admin', 'get', '/api/settings')).body()
    assert.equal(settings.scanAway, 'hold')
    assert.include(settings.held, 'scanAway')
    const saved = await ask(client, 'admin', 'patch', '/api/settings', {
      body: { scanAway: 'pass' },
      seen: settings.version,
    })
    // one alone does not open unscanned files
    saved.assertBodyContains({ scanAway: 'hold' })
    await scanner.goAway()
    const before = await upload(client, 'before.pdf')
    await setScanAway('pass')
    const { id } = await upload(client, 'after.pdf')
    await scanNow(id)
    assert.equal(await stateOf(id), 'unscanned')
    ;(await ask(client, 'engineer', 'get', `/api/files/${id}/content`)).assertStatus(200)
    // what was held before passes as well
    await allDue()
    await scanBacklog()
    assert.equal(await stateOf(before.id), 'unscanned')
    await scanner.comeBack()
    await allDue()
    await scanBacklog()
    await runLatest('files.scan_backlog')
    assert.equal(await stateOf(id), 'clean')
  })

  test('what the scanner answers wrongly, or can never scan, is not clean', async ({
    client,
    assert,
  }) => {
    scanner.behave((socket, command) => socket.end(command === 'INSTREAM' ? 'OK?\0' : 'junk\0'))
    const garbled = await upload(client, 'garbled.pdf')
    await scanNow(garbled.id)
    assert.equal(await stateOf(garbled.id), 'waiting')
    const most = scanningConfig.mostBytes
    scanningConfig.mostBytes = 4
    const large = await upload(client, 'large.pdf')
    await scanNow(large.id)
    scanningConfig.mostBytes = most
    assert.include((await scansOf(large.id))[0], { state: 'failed', problem: 'too_large' })
    const held = await ask(client, 'engineer', 'get', `/api/files/${large.id}/content`)
    assert.equal(code(held), 'FILE_SCAN_FAILED')
  })

  test('files from before stay open and are scanned in batches', async ({ client, assert }) => {
    const socket = scanningConfig.address
    scanningConfig.address = null
    const good = await upload(client, 'old.pdf')
    const bad = await infected(client, 'old.txt')
    assert.isNull(good.scan)
    assert.isFalse(await scanBacklog())
    ;(await ask(client, 'engineer', 'get', bad.url)).assertStatus(200)
    scanningConfig.address = socket
    ;(await ask(client, 'engineer', 'get', good.url)).assertStatus(200)
    assert.isTrue(await scanBacklog())
    await runLatest('files.scan_backlog')
    assert.equal(await stateOf(good.id), 'clean')
    assert.equal(await stateOf(bad.id), 'infected')
    // who switches scanning off again does not open what is known to be infected
    scanningConfig.address = null
    ;(await ask(client, 'engineer', 'get', bad.url)).assertStatus(409)
  })

  test('administrators see, rescan and delete; no one else does', async ({ client, assert }) => {
    const { id, url } = await infected(client)
    await scanNow(id)
    const [{ id: scanId, version, storage_key: key }] = await scansOf(id)
    const removal = `${SCANS}/${scanId}/removal`
    const reason = { reason: 'Malware from a vendor' }
    const ways = [
      ['get', SCANS],
      ['get', `${SCANS}/scanner`],
      ['post', `${SCANS}/rescan`, {}],
      ['post', `${SCANS}/${scanId}/rescan`, {}],
      ['post', removal, reason],
    ] as const
    for (const [verb, path, body] of ways) {
      ;(await client[verb](path).withCsrfToken()).assertStatus(401)
      for (const who of ['engineer', 'general.manager'])
        (await ask(client, who, verb, path, { body, seen: version })).assertStatus(403)
    }
    const list = await ask(client, 'admin', 'get', `${SCANS}?state=infected`)
    assert.equal(list.body()[0].signature, 'Eicar-Signature')
    const { scanner: found } = (await ask(client, 'admin', 'get', `${SCANS}/scanner`)).body()
    assert.isTrue(found.answers)
    ;(await ask(client, 'admin', 'post', removal, { body: reason })).assertStatus(428)
    ;(await ask(client, 'admin', 'post', removal, { body: {}, seen: version })).assertStatus(422)
    ;(await ask(client, 'admin', 'post', removal, { body: reason, seen: 99 })).assertStatus(412)
    assert.isNotNull(await blobFacts(key))
    const gone = await ask(client, 'admin', 'post', removal, { body: reason, seen: version })
    gone.assertStatus(200)
    gone.assertBodyContains({ state: 'removed', ...reason })
    assert.isNull(await blobFacts(key))
    assert.equal(code(await ask(client, 'engineer', 'get', url)), 'FILE_INFECTED')
    const twice = await ask(client, 'admin', 'post', removal, { body: reason, seen: version + 1 })
    assert.equal(code(twice), 'NOT_INFECTED')
    // what an administrator has deleted is no fault of the stored files
    assert.notInclude(await faultsOf('stored_files'), key)
  })

  test('everything is scanned again on demand', async ({ client, assert }) => {
    const { id } = await upload(client)
    await scanNow(id)
    const answer = await ask(client, 'admin', 'post', `${SCANS}/rescan`, { body: {} })
    answer.assertStatus(202)
    assert.equal(await runLatest('files.rescan'), 'completed')
    scanner.behave((socket, command) =>
      socket.end(
        `${command === 'INSTREAM' ? 'stream: New-1 FOUND' : command === 'PING' ? 'PONG' : 'ClamAV 1'}\0`
      )
    )
    await scanBacklog()
    await runLatest('files.scan_backlog')
    assert.equal(await stateOf(id), 'infected')
    scanningConfig.address = null
    const off = await ask(client, 'admin', 'post', `${SCANS}/rescan`, { body: {} })
    assert.equal(code(off), 'NO_SCANNER')
  })
})
