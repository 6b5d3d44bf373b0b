import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tmpFolder } from '#core/storage/tmp_files'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { UPLOADS } from '#tests/functional/files/upload_route'
import { httpSession, type HttpSession } from '#tests/helpers/http_session'
import { openUpload, uploadHead } from '#tests/helpers/open_upload'
import { DEADLINE, until } from '#tests/helpers/until'

const tmpNames = () => readdir(tmpFolder()).catch(() => [])

const HEAD = `${uploadHead('file', 'a.pdf')}%PDF-1.4\n`

/** Opens an upload that announces much and sends little. */
const begin = (session: HttpSession, more: Record<string, string>) =>
  openUpload({ ...session, path: UPLOADS }, more)

test.group('Interrupted uploads', (group) => {
  let session: HttpSession
  group.setup(async () => {
    session = await httpSession('engineer', DEMO_PASSWORD)
  })

  test('a client that goes away half-way leaves nothing behind', async ({ assert }) => {
    const { upload, answer } = begin(session, { 'Content-Length': '100000' })
    upload.write(HEAD + 'A'.repeat(50_000))
    await until(async () => (await tmpNames()).length === 1, DEADLINE)
    upload.destroy()
    assert.isNull(await answer)
    await until(async () => (await tmpNames()).length === 0, DEADLINE)
    assert.isNull(await db.from('files').first())
  })

  test('a length that lies is not believed', async ({ assert }) => {
    const { upload, answer } = begin(session, { 'Content-Length': String(2 ** 40) })
    upload.write(HEAD)
    assert.deepEqual(await answer, { status: 413, code: 'FILE_TOO_LARGE' })
    upload.destroy()
    assert.lengthOf(await tmpNames(), 0)
  })

  test('an endless body without a length is cut at the limit', async ({ assert }) => {
    const { upload, answer } = begin(session, { 'Transfer-Encoding': 'chunked' })
    upload.write(HEAD)
    const ended = answer.then(() => true)
    for (let sent = 0; sent < 100 && !(await Promise.race([ended, sleep(2, false)])); sent++) {
      upload.write(Buffer.alloc(64 * 1024, 0x41))
    }
    assert.deepEqual(await answer, { status: 413, code: 'FILE_TOO_LARGE' })
    upload.destroy()
    await until(async () => (await tmpNames()).length === 0, DEADLINE)
  })

  test('an endless header of a part is cut too', async ({ assert }) => {
    const { upload, answer } = begin(session, { 'Transfer-Encoding': 'chunked' })
    upload.write('--x\r\nContent-Disposition: form-data; name="')
    const ended = answer.then(() => true)
    for (let sent = 0; sent < 200 && !(await Promise.race([ended, sleep(2, false)])); sent++) {
      upload.write(Buffer.alloc(64 * 1024, 0x41))
    }
    assert.deepEqual(await answer, { status: 413, code: 'TOO_LARGE' })
    upload.destroy()
  })

  test('broken bodies are 400, and the server lives on', async ({ assert }) => {
    const bodies = [
      'no multipart at all',
      '--x\r\n',
      `${HEAD}no end`,
      `--x\r\nContent-Disposition: form-data; name="file"; filename*=utf-8''%E0%A4\r\n\r\na\r\n--x--\r\n`,
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: x\r\n\r\na\r\n--x--\r\n',
    ]
    // often: a file that was still being opened came to be after it had been removed
    for (const body of Array.from({ length: 40 }, () => bodies).flat()) {
      const { upload, answer } = begin(session, { 'Content-Length': String(body.length) })
      upload.end(body)
      assert.deepEqual(await answer, { status: 400, code: 'UPLOAD_BROKEN' }, body)
      assert.lengthOf(await tmpNames(), 0, body)
    }
    const alive = await fetch(`${session.origin}/health/live`)
    assert.equal(alive.status, 200)
  })
})
