import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import scanningConfig from '#config/scanning'
import { examineScanner } from '#core/doctor/scanner'
import { readHealth } from '#core/health/health_lines'
import { scanBacklog } from '#core/scanning/backlog'
import { scan, scannerVersion } from '#core/scanning/clamd'
import env from '#start/env'
import { Clamd, SIGNATURE } from '#tests/helpers/clamd'
import { forgetCopies } from '#tests/helpers/copies'
import { docx, pdf } from '#tests/helpers/sample_files'
import { allDue, EICAR, scansOf, setScanAway } from '#tests/helpers/scanner'
import { ask } from './library.js'
import { runLatest, upload } from './scan_support.js'

// on the services a machine without clamd fails in CI, where it is installed; a bare one leaves it out
const isNeeded = Boolean(process.env.CI) && env.get('DB_CONNECTION') === 'mysql'
const runnable = isNeeded || Clamd.available()

async function* bytes(content: string | Buffer) {
  yield Buffer.from(content)
}

test.group('clamd itself', (group) => {
  let clamd: Clamd
  group.setup(async () => {
    if (!runnable) return () => undefined
    clamd = await Clamd.start()
    return () => clamd.stop()
  })
  group.tap((spec) => spec.skip(!runnable, 'needs clamd'))
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.timeout(120_000)

  const opened = async (client: ApiClient, id: number) =>
    (await ask(client, 'engineer', 'get', `/api/files/${id}/content`)).status()

  test('finds EICAR in a file and in an archive, and nothing in what is clean', async ({
    client,
    assert,
  }) => {
    const cases: [string, Buffer, string, number][] = [
      ['clean.pdf', pdf(), 'clean', 200],
      ['eicar.txt', Buffer.from(EICAR), 'infected', 409],
      ['packed.docx', docx({ name: 'word/a.txt', data: EICAR, packed: true }), 'infected', 409],
      ['inner.pdf', pdf(EICAR), 'infected', 409],
    ]
    for (const [name, content, state, status] of cases) {
      const { id } = await upload(client, name, content)
      assert.equal(await opened(client, id), 409, `${name} before`)
      assert.equal(await runLatest('files.scan', id), 'completed')
      const [found] = await scansOf(id)
      assert.equal(found.state, state, name)
      if (state === 'infected') assert.include(found.signature, SIGNATURE)
      assert.equal(await opened(client, id), status, name)
    }
  })

  test('says its version, and refuses what is longer than it takes', async ({ assert }) => {
    const { text } = await scannerVersion()
    assert.match(text, /^ClamAV \d/)
    const long = Buffer.alloc(5 * 1024 * 1024, 'a')
    // it closes at once, and what it said may be lost
    assert.equal((await scan(bytes(long))).kind, 'refused')
    assert.deepEqual(await scan(bytes('a')), { kind: 'clean' })
    assert.deepEqual(await scan(bytes('')), { kind: 'clean' })
  })

  test('a daemon that dies holds files; they are scanned once it is back', async ({
    client,
    assert,
  }) => {
    await clamd.kill()
    const { id } = await upload(client, 'late.txt', Buffer.from(EICAR))
    await runLatest('files.scan', id)
    assert.equal((await scansOf(id))[0].state, 'waiting')
    const [doctor] = await examineScanner()
    assert.containsSubset(doctor, { what: { key: 'doctor.scanner.what' }, state: 'failed' })
    const line = (await readHealth()).find(({ name }) => name === 'scanner')
    assert.include(line, { state: 'fault', advice: 'away' })
    await clamd.run()
    await allDue()
    assert.isTrue(await scanBacklog())
    await runLatest('files.scan_backlog')
    assert.equal((await scansOf(id))[0].state, 'infected')
    assert.equal((await examineScanner())[0]!.state, 'ok')
  })

  test('one that hangs is one that is away', async ({ client, assert }) => {
    const { silence } = scanningConfig
    scanningConfig.silence = 0.3
    await setScanAway('pass')
    await clamd.kill('SIGSTOP')
    try {
      const { id } = await upload(client, 'hang.pdf', pdf())
      await runLatest('files.scan', id)
      assert.include((await scansOf(id))[0], { state: 'unscanned', problem: 'away' })
      assert.equal(await opened(client, id), 200)
    } finally {
      await clamd.kill('SIGCONT')
      scanningConfig.silence = silence
    }
  })

  test('new signatures find what was clean before', async ({ client, assert }) => {
    const content = pdf('a new kind of malware')
    const { id } = await upload(client, 'new.pdf', content)
    await runLatest('files.scan', id)
    assert.equal((await scansOf(id))[0].state, 'clean')
    clamd.learn({ name: 'Test.New', content })
    await clamd.kill()
    await clamd.run()
    ;(await ask(client, 'admin', 'post', '/api/file-scans/rescan', { body: {} })).assertStatus(202)
    await runLatest('files.rescan')
    await scanBacklog()
    await runLatest('files.scan_backlog')
    const [found] = await scansOf(id)
    assert.equal(found.state, 'infected')
    assert.include(found.signature, 'Test.New')
    assert.equal(await opened(client, id), 409)
  })
})
