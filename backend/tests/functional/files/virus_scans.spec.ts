import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { scanBacklog } from '#core/scanning/backlog'
import { forgetCopies } from '#tests/helpers/copies'
import { docx, pdf } from '#tests/helpers/sample_files'
import { allDue, EICAR, FakeScanner, scansOf, setScanAway } from '#tests/helpers/scanner'
import { person } from '#tests/helpers/users'
import { ask, put } from './library.js'
import { code, infected, runLatest, scanNow, stateOf, upload } from './scan_support.js'

test.group('Virus scans of uploads', (group) => {
  let scanner: FakeScanner
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    scanner = await FakeScanner.start()
    return () => scanner.stop()
  })

  test('no one opens a file before it is known to be clean', async ({ client, assert }) => {
    const { id, scan } = await upload(client)
    assert.equal(scan, 'waiting')
    for (const who of ['engineer', 'admin']) {
      const answer = await ask(client, who, 'get', `/api/files/${id}/content`)
      answer.assertStatus(409)
      assert.equal(code(answer), 'FILE_NOT_SCANNED')
    }
    assert.equal(await scanNow(id), 'completed')
    ;(await ask(client, 'engineer', 'get', `/api/files/${id}/content`)).assertStatus(200)
    const shown = await ask(client, 'engineer', 'get', `/api/files/${id}`)
    shown.assertBodyContains({ scan: 'clean' })
    const [row] = await scansOf(id)
    assert.include(row, { state: 'clean', due_at: null, problem: null })
    assert.match(row.engine, /^ClamAV 1\.4\.3/)
    assert.lengthOf(await db.from('file_downloads').where('file_id', id), 1)
  })

  test('an infected file leaves by no way', async ({ client, assert }) => {
    const { id, url, folderId } = await infected(client)
    await scanNow(id)
    assert.equal(await stateOf(id), 'infected')
    const ways: [string, () => Promise<any>][] = [
      ['content', () => ask(client, 'engineer', 'get', url)],
      ['inline', () => ask(client, 'engineer', 'get', `${url}?inline=1`)],
      ['administrator', () => ask(client, 'admin', 'get', url)],
      ['version', () => ask(client, 'engineer', 'get', `/api/files/${id}/versions/1/content`)],
      ['thumbnail', () => ask(client, 'engineer', 'get', `/api/files/${id}/thumbnail`)],
      ['zip', () => ask(client, 'engineer', 'post', '/api/files/zip', { body: { fileIds: [id] } })],
      [
        'zip of the folder',
        () =>
          ask(client, 'engineer', 'post', '/api/files/zip', { body: { folderIds: [folderId] } }),
      ],
      ['share', () => ask(client, 'engineer', 'post', '/api/shares', { body: { fileId: id } })],
      [
        'copy',
        () => ask(client, 'engineer', 'post', `/api/files/${id}/copy`, { body: { folderId } }),
      ],
      [
        'copy of the folder',
        () =>
          ask(client, 'engineer', 'post', `/api/folders/${folderId}/copy`, {
            body: { folderId: 1 },
          }),
      ],
    ]
    for (const [way, go] of ways) {
      const answer = await go()
      assert.equal(answer.status(), 409, way)
      assert.equal(code(answer), 'FILE_INFECTED', way)
      assert.notInclude(answer.text() ?? '', 'EICAR', way)
    }
    const request = client.get(url).loginAs(await person('engineer'))
    const [{ sha256 }] = await scansOf(id)
    // also what a browser has: it must not go on showing it
    ;(await request.header('If-None-Match', `"${sha256}"`)).assertStatus(409)
    assert.lengthOf(await db.from('file_downloads').where('file_id', id), 0)
    // what has been filed is still in its place, and says what it is
    ;(await ask(client, 'engineer', 'get', `/api/files/${id}`)).assertBodyContains({
      scan: 'infected',
    })
  })

  test('jobs read nothing that is infected, and scan what waits', async ({ client, assert }) => {
    const bad = await infected(client)
    assert.equal(await runLatest('files.read_text', bad.id), 'failed')
    assert.equal(await stateOf(bad.id), 'infected')
    const text = await db.from('file_texts').where('file_id', bad.id).firstOrFail()
    assert.isNull(text.content)
    const good = await upload(client, 'good.txt', Buffer.from('hello'))
    assert.equal(await runLatest('files.read_text', good.id), 'completed')
    assert.equal(await stateOf(good.id), 'clean')
  })

  test('the same bytes are held wherever they lie or come again', async ({ client, assert }) => {
    const first = await upload(client, 'first.txt', Buffer.from(EICAR))
    const second = await upload(client, 'second.txt', Buffer.from(EICAR))
    await scanNow(first.id)
    assert.equal(await stateOf(second.id), 'infected')
    await scanner.goAway()
    await setScanAway('pass')
    const third = await upload(client, 'third.txt', Buffer.from(EICAR))
    assert.equal(third.scan, 'infected')
  })

  test('a copy and a restored version are what they were copied from', async ({
    client,
    assert,
  }) => {
    const { id, folderId } = await upload(client)
    await scanNow(id)
    const copied = await ask(client, 'engineer', 'post', `/api/files/${id}/copy`, {
      body: { folderId },
    })
    copied.assertStatus(201)
    assert.equal(await stateOf(copied.body().id), 'clean')
    const again = await put(client, 'engineer', folderId, 'offer.pdf', { content: pdf('two') })
    again.assertBodyContains({ id, versionNo: 2, scan: 'waiting' })
    // the earlier version was scanned, the new one was not
    const version = (no: number) =>
      ask(client, 'engineer', 'get', `/api/files/${id}/versions/${no}/content`)
    ;(await version(1)).assertStatus(200)
    ;(await version(2)).assertStatus(409)
    const restored = await ask(client, 'engineer', 'post', `/api/files/${id}/versions/1/restore`, {
      body: {},
      seen: 2,
    })
    restored.assertBodyContains({ versionNo: 3, scan: 'clean' })
    assert.lengthOf(await scansOf(id), 3)
  })

  test('a share opens nothing once its file is infected', async ({ client, assert }) => {
    const { id } = await upload(client, 'later.txt', Buffer.from(EICAR.toLowerCase()))
    await scanNow(id)
    const share = await ask(client, 'engineer', 'post', '/api/shares', {
      body: { fileId: id, maxDownloads: 5 },
    })
    share.assertStatus(201)
    const open = () =>
      client.post('/api/shares/open').withCsrfToken().json({ code: share.body().code })
    ;(await open()).assertStatus(200)
    // newer signatures know it
    scanner.behave((socket, command) => {
      const answers: Record<string, string> = { INSTREAM: 'stream: Late-1 FOUND', PING: 'PONG' }
      socket.end(`${answers[command] ?? 'ClamAV 1.4.3'}\0`)
    })
    const [{ id: scanId }] = await scansOf(id)
    ;(
      await ask(client, 'admin', 'post', `/api/file-scans/${scanId}/rescan`, { body: {} })
    ).assertStatus(202)
    await scanNow(id)
    const refused = await open()
    refused.assertStatus(404)
    assert.equal(code(refused), 'SHARE_NOT_OPEN')
  })

  test('while the scanner is away, files are held and scanned when it is back', async ({
    client,
    assert,
  }) => {
    await scanner.goAway()
    const { id } = await upload(client, 'note.txt', Buffer.from('note'))
    assert.equal(await scanNow(id), 'completed')
    assert.include((await scansOf(id))[0], { state: 'waiting', problem: 'away' })
    ;(await ask(client, 'engineer', 'get', `/api/files/${id}/content`)).assertStatus(409)
    // a job that needs it waits as well, and its attempt is not counted
    assert.equal(await runLatest('files.read_text', id), 'again')
    const job = await db
      .from('jobs')
      .where({ type: 'files.read_text', entity_id: id })
      .firstOrFail()
    assert.include(job, { status: 'queued', attempts: 0 })
    await allDue()
    assert.isFalse(await scanBacklog())
    assert.equal(await stateOf(id), 'waiting')
    await scanner.comeBack()
    assert.isTrue(await scanBacklog())
    assert.equal(await runLatest('files.scan_backlog'), 'completed')
    assert.equal(await stateOf(id), 'clean')
    assert.isFalse(await scanBacklog())
  })

  test('a key that was never noted is held', async ({ client }) => {
    const { id, url } = await upload(client)
    await db.from('file_scans').where('file_id', id).delete()
    ;(await ask(client, 'engineer', 'get', url)).assertStatus(409)
  })

  test('an archive is scanned as it is', async ({ client, assert }) => {
    const packed = docx({ name: 'word/inner.txt', data: 'inner', packed: true })
    const answer = await upload(client, 'packed.docx', packed)
    await scanNow(answer.id)
    assert.isTrue(scanner.scanned.at(-1)!.equals(packed))
  })

  test('deleting a file forgets what was found in it', async ({ client, assert }) => {
    const { id } = await upload(client)
    await scanNow(id)
    ;(await ask(client, 'engineer', 'delete', `/api/files/${id}`, { seen: 1 })).assertStatus(204)
    const purged = await ask(client, 'admin', 'post', `/api/files/${id}/purge`, {
      body: {},
      seen: 2,
    })
    purged.assertStatus(204)
    assert.lengthOf(await scansOf(id), 0)
  })
})
