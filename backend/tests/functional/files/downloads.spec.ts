import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { deleteBlob } from '#core/storage/blobs'
import { storeBuffer, storeFile } from '#core/storage/store_file'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import '#tests/functional/files/upload_route'
import { pdf, picture } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'

interface Wanted {
  name?: string
  mime?: string
  content?: Buffer
  ownerType?: string
  createdBy?: number
  /** By someone, not made by the portal. */
  sentIn?: boolean
}

function stored({
  name = 'عقد.pdf',
  mime = 'application/pdf',
  content = pdf(),
  ownerType = 'test-records',
  createdBy,
  sentIn = false,
}: Wanted = {}) {
  const actor = createdBy ? { ...SYSTEM_ACTOR, id: createdBy } : SYSTEM_ACTOR
  const label = { name, mime, extension: 'pdf' }
  const owner = { ownerType, ownerId: 7 }
  return transact(actor, async (uow) => {
    if (!sentIn) return storeBuffer(uow, { ...label, content }, owner)
    const file = await writeTmpFile([content])
    return storeFile(uow, { ...file, ...label }, owner).finally(() => removeTmpFile(file.path))
  })
}

test.group('Downloads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a reader of the record gets the bytes, to be saved and not run', async ({
    client,
    assert,
  }) => {
    const file = await stored()
    const response = await client
      .get(`/api/files/${file.id}/content`)
      .loginAs(await person('engineer'))
    response.assertStatus(200)
    assert.isTrue(Buffer.from(response.body()).equals(pdf()))
    response.assertHeader('content-type', 'application/pdf')
    response.assertHeader('x-content-type-options', 'nosniff')
    response.assertHeader('content-length', String(pdf().length))
    response.assertHeader('cache-control', 'private, no-cache')
    assert.include(response.header('content-security-policy')!, "sandbox; default-src 'none'")
    assert.equal(
      response.header('content-disposition'),
      `attachment; filename="___.pdf"; filename*=UTF-8''%D8%B9%D9%82%D8%AF.pdf`
    )
  })

  test('shows pictures and PDF in place on request, and nothing else', async ({
    client,
    assert,
  }) => {
    const user = await person('engineer')
    const disposition = async (wanted: Wanted) => {
      const file = await stored(wanted)
      const response = await client.get(`/api/files/${file.id}/content?inline=1`).loginAs(user)
      response.assertStatus(200)
      return response.header('content-disposition')!.split(';')[0]
    }
    assert.equal(await disposition({}), 'inline')
    assert.equal(await disposition({ sentIn: true }), 'attachment')
    assert.equal(await disposition({ mime: 'image/png', content: await picture('png') }), 'inline')
    assert.equal(await disposition({ mime: 'image/vnd.dwg' }), 'attachment')
    assert.equal(await disposition({ mime: 'text/csv; charset=utf-8' }), 'attachment')
  })

  test('tells a stranger nothing: 404 for not theirs, for absent and for an unknown owner', async ({
    client,
    assert,
  }) => {
    const staff = await person('staff')
    const file = await stored()
    const unowned = await stored({ ownerType: 'nobody-knows' })
    const bodies = []
    for (const id of [file.id, 999_999, unowned.id]) {
      for (const path of [`/api/files/${id}`, `/api/files/${id}/content`]) {
        const response = await client.get(path).loginAs(staff)
        response.assertStatus(404)
        bodies.push(JSON.stringify({ ...response.body(), requestId: '' }))
      }
    }
    assert.lengthOf([...new Set(bodies)], 1)
    const guest = await client.get(`/api/files/${file.id}/content`)
    guest.assertStatus(401)
    const admin = await client.get(`/api/files/${unowned.id}`).loginAs(await person('admin'))
    admin.assertStatus(404)
  })

  test('neither who sent it in nor an administrator reads it where the record is closed to them', async ({
    client,
  }) => {
    const staff = await person('staff')
    const file = await stored({ createdBy: staff.id })
    const closed = await client.get(`/api/files/${file.id}/content`).loginAs(staff)
    closed.assertStatus(404)
    await db.from('files').where('id', file.id).update({ requires: 'held.by.nobody' })
    const admin = await client.get(`/api/files/${file.id}/content`).loginAs(await person('admin'))
    admin.assertStatus(404)
  })

  test('metadata say what it is and not where it lies', async ({ client, assert }) => {
    const file = await stored()
    const response = await client.get(`/api/files/${file.id}`).loginAs(await person('engineer'))
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      id: file.id,
      name: 'عقد.pdf',
      mime: 'application/pdf',
      url: `/api/files/${file.id}/content`,
    })
    assert.notInclude(JSON.stringify(response.body()), file.key)
  })

  test('answers ranges and what the browser has already', async ({ client, assert }) => {
    const file = await stored()
    const user = await person('engineer')
    const size = pdf().length
    const ask = (headers: Record<string, string>) =>
      client.get(`/api/files/${file.id}/content`).loginAs(user).headers(headers)
    const part = await ask({ Range: 'bytes=0-3' })
    part.assertStatus(206)
    part.assertHeader('content-range', `bytes 0-3/${size}`)
    assert.equal(Buffer.from(part.body()).toString(), '%PDF')
    const tail = await ask({ Range: 'bytes=-6' })
    assert.equal(Buffer.from(tail.body()).toString(), '%%EOF\n')
    const outside = await ask({ Range: `bytes=${size}-` })
    outside.assertStatus(416)
    outside.assertHeader('content-range', `bytes */${size}`)
    assert.equal(outside.body().code, 'RANGE_UNSATISFIABLE')
    const several = await ask({ Range: 'bytes=0-1,3-4' })
    several.assertStatus(200)
    const etag = several.header('etag')!
    const same = await ask({ 'If-None-Match': etag })
    same.assertStatus(304)
    const changed = await ask({ Range: 'bytes=0-3', 'If-Range': '"other"' })
    changed.assertStatus(200)
    const head = await client.request(`/api/files/${file.id}/content`, 'HEAD').loginAs(user)
    head.assertStatus(200)
    head.assertHeader('content-length', String(size))
  })

  test('missing bytes are 404', async ({ client }) => {
    const file = await stored()
    await deleteBlob(file.key)
    const response = await client
      .get(`/api/files/${file.id}/content`)
      .loginAs(await person('engineer'))
    response.assertStatus(404)
  })
})
