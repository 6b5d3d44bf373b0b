import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { blobFacts } from '#core/storage/blobs'
import { tmpFolder } from '#core/storage/tmp_files'
import { MOST_BYTES, UPLOADS } from '#tests/functional/files/upload_route'
import { docx, html, pdf, picture, pngHeader } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { DEADLINE, until } from '#tests/helpers/until'

const tmpNames = () => readdir(tmpFolder()).catch(() => [])
const storedFiles = async () => Number((await db.from('files').count('* as total').first()).total)

test.group('Uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    await until(async () => (await tmpNames()).length === 0, DEADLINE)
  })

  test('keeps a file under a random key, with our own type and its hash', async ({
    client,
    assert,
  }) => {
    const bytes = await picture('png')
    const response = await client
      .post(UPLOADS)
      .loginAs(await person('engineer'))
      .withCsrfToken()
      .file('file', bytes, { filename: '../../مخطط\u202eالدور.html', contentType: 'text/html' })
      .field('title', 'Plan')
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      name: 'مخططالدور.html.png',
      mime: 'image/png',
      extension: 'png',
      size: bytes.length,
      title: 'Plan',
    })
    const row = await db.from('files').where('id', response.body().id).first()
    assert.match(row.storage_key, /^\d{4}\/\d{2}\/[0-9a-f]{32}$/)
    assert.equal(row.created_by, (await person('engineer')).id)
    assert.equal((await blobFacts(row.storage_key))!.size, bytes.length)
  })

  test('takes a file of exactly the limit and refuses one byte more, naming it', async ({
    client,
    assert,
  }) => {
    const user = await person('engineer')
    const filled = (size: number) => pdf('x'.repeat(size - pdf().length))
    const exact = await client
      .post(UPLOADS)
      .loginAs(user)
      .withCsrfToken()
      .file('file', filled(MOST_BYTES), { filename: 'a.pdf' })
    exact.assertStatus(201)
    const over = await client
      .post(UPLOADS)
      .loginAs(user)
      .withCsrfToken()
      .file('file', filled(MOST_BYTES + 1), { filename: 'big.pdf' })
    over.assertStatus(413)
    assert.equal(over.body().code, 'FILE_TOO_LARGE')
    assert.include(over.body().message, 'big.pdf')
    assert.include(over.body().message, '0.2 MB')
    assert.equal(await storedFiles(), 1)
  })

  test('refuses a body far beyond the limit without reading it', async ({ client, assert }) => {
    const response = await client
      .post(UPLOADS)
      .loginAs(await person('engineer'))
      .withCsrfToken()
      .file('file', Buffer.alloc(6 * 1024 * 1024, 0x41), { filename: 'huge.pdf' })
    response.assertStatus(413)
    assert.equal(response.body().code, 'FILE_TOO_LARGE')
  })

  const hostile: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['HTML as a picture', 'card.png', () => html(9000)],
    ['HTML as a PDF', 'offer.pdf', () => html(9000)],
    [
      'an SVG',
      'logo.svg',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['XML', 'data.xml', () => Buffer.from('<?xml version="1.0"?><a/>')],
    [
      'GIF and JavaScript in one',
      'a.gif',
      () => Buffer.from(`GIF89a/*${'x'.repeat(5000)}*/=1;alert(1)`),
    ],
    [
      'a program as a drawing',
      'plan.dwg',
      () => Buffer.from('MZ\u0090\u0000'.repeat(400), 'latin1'),
    ],
    ['an office bomb', 'a.docx', () => docx({ name: 'word/media/a.bin', claims: 199_000_000 })],
    ['a picture of 900 megapixels', 'a.png', () => pngHeader(30_000, 30_000)],
  ]
  for (const [name, filename, make] of hostile) {
    test(`refuses ${name}`, async ({ client, assert }) => {
      const response = await client
        .post(UPLOADS)
        .loginAs(await person('engineer'))
        .withCsrfToken()
        .file('file', await make(), { filename })
      response.assertStatus(422)
      assert.equal(response.body().code, 'FILE_TYPE_REFUSED')
      assert.include(response.body().message, filename)
      assert.equal(await storedFiles(), 0)
    })
  }

  test('refuses an empty file, a missing one, an unknown field and one file too many', async ({
    client,
    assert,
  }) => {
    const user = await person('engineer')
    const send = () => client.post(UPLOADS).loginAs(user).withCsrfToken()
    const empty = await send().file('file', Buffer.alloc(0), { filename: 'empty.pdf' })
    empty.assertStatus(422)
    assert.equal(empty.body().code, 'FILE_EMPTY')
    const missing = await send().field('title', 'x')
    missing.assertStatus(422)
    assert.property(missing.body().errors, 'file')
    const wrong = await send().file('attachment', pdf(), { filename: 'a.pdf' })
    wrong.assertStatus(422)
    assert.property(wrong.body().errors, 'attachment')
    const twice = await send()
      .file('file', pdf(), { filename: 'a.pdf' })
      .file('file', pdf(), { filename: 'b.pdf' })
    twice.assertStatus(422)
    assert.equal(twice.body().code, 'TOO_MANY_FILES')
    const text = await send().file('file', pdf(), { filename: 'a.pdf' }).field('ownerId', '1')
    text.assertStatus(422)
    assert.property(text.body().errors, 'ownerId')
    const long = await send()
      .file('file', pdf(), { filename: 'a.pdf' })
      .field('title', 'x'.repeat(21))
    long.assertStatus(422)
    assert.property(long.body().errors, 'title')
    const json = await send().json({ file: 'x' })
    json.assertStatus(415)
    assert.equal(await storedFiles(), 0)
  })

  test('answers in Arabic', async ({ client, assert }) => {
    const response = await client
      .post(UPLOADS)
      .loginAs(await person('engineer'))
      .withCsrfToken()
      .header('Accept-Language', 'ar')
      .file('file', Buffer.alloc(0), { filename: 'خطة.pdf' })
    assert.equal(response.body().message, 'الملف «خطة.pdf» فارغ.')
  })

  test('takes several files of one form', async ({ client, assert }) => {
    const response = await client
      .post(UPLOADS)
      .loginAs(await person('engineer'))
      .withCsrfToken()
      .file('file', pdf(), { filename: 'a.pdf' })
      .file('more', await picture('jpeg'), { filename: 'b.jpg' })
      .file('more', docx(), { filename: 'c.docx' })
    response.assertStatus(201)
    assert.equal(response.body().count, 3)
  })

  test('stores one file for one Idempotency-Key and refuses the key for other content', async ({
    client,
    assert,
  }) => {
    const user = await person('engineer')
    const send = (content: Buffer) =>
      client
        .post(UPLOADS)
        .loginAs(user)
        .withCsrfToken()
        .header('Idempotency-Key', 'upload-1')
        .file('file', content, { filename: 'a.pdf' })
    const first = await send(pdf())
    const again = await send(pdf())
    assert.equal(again.body().id, first.body().id)
    const other = await send(pdf('other'))
    other.assertStatus(422)
    assert.equal(other.body().code, 'IDEMPOTENCY_MISMATCH')
    assert.equal(await storedFiles(), 1)
  })
})

test.group('Uploads without the right', () => {
  test('a guest and someone without the ability are refused before the body is stored', async ({
    client,
    assert,
  }) => {
    const guest = await client
      .post(UPLOADS)
      .withCsrfToken()
      .file('file', pdf(), { filename: 'a.pdf' })
    guest.assertStatus(401)
    const staff = await client
      .post(UPLOADS)
      .loginAs(await person('staff'))
      .withCsrfToken()
      .file('file', pdf(), { filename: 'a.pdf' })
    staff.assertStatus(403)
    assert.lengthOf(await tmpNames(), 0)
    assert.equal(await storedFiles(), 0)
  })
})
