import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { orderMissingThumbnails } from '#files/files/thumbnails/order_missing'
import { DRAW_THUMBNAIL } from '#files/files/thumbnails/order_thumbnail'
import { docx } from '#tests/helpers/sample_files'
import { ask, folder, put } from './library.js'

const RED = { r: 200, g: 30, b: 40 }

const picture = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** One page in a colour, and a second one that must not be shown. */
async function twoPages(): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (const colour of [RED, { r: 0, g: 0, b: 255 }]) {
    const page = document.addPage([600, 800])
    const image = await document.embedPng(await picture(6, 8, colour))
    page.drawImage(image, { x: 0, y: 0, width: 600, height: 800 })
  }
  return Buffer.from(await document.save())
}

const jobsOf = (fileId: number) =>
  db.from('jobs').where({ type: DRAW_THUMBNAIL, entity_id: fileId }).orderBy('created_at')

async function draw(fileId: number) {
  const job = (await jobsOf(fileId)).at(-1)
  return runJob(job.id)
}

const shown = async (client: ApiClient, id: number) =>
  (await ask(client, 'engineer', 'get', `/api/files/${id}`)).body()

/** Size and the colour in the middle of a small picture. */
async function seen(bytes: Buffer) {
  const { format, width = 0, height = 0 } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3
  const isRed = data[at]! > 150 && data[at + 1]! < 90 && data[at + 2]! < 90
  return { format, width, height, isRed }
}

test.group('Thumbnails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a picture is drawn small by a job, and again with each version', async ({
    client,
    assert,
  }) => {
    const content = await picture(1200, 600)
    const stored = (await put(client, 'engineer', 1, 'site.png', { content })).body()
    assert.isNull(stored.thumbnailUrl)
    const early = await ask(client, 'engineer', 'get', `/api/files/${stored.id}/thumbnail`)
    early.assertStatus(404)
    assert.equal(await draw(stored.id), 'completed')
    const { thumbnailUrl } = await shown(client, stored.id)
    assert.equal(thumbnailUrl, `/api/files/${stored.id}/thumbnail?v=1`)
    const small = await ask(client, 'engineer', 'get', thumbnailUrl)
    small.assertStatus(200)
    small.assertHeader('content-type', 'image/jpeg')
    small.assertHeader('cache-control', 'private, no-cache')
    small.assertHeader('x-content-type-options', 'nosniff')
    assert.deepEqual(await seen(small.body()), {
      ...{ format: 'jpeg', width: 320, height: 160, isRed: true },
    })
    const second = await put(client, 'engineer', 1, 'site.png', { content: await picture(30, 60) })
    assert.equal(second.body().id, stored.id)
    assert.isNull(second.body().thumbnailUrl)
    ;(await ask(client, 'engineer', 'get', thumbnailUrl)).assertStatus(404)
    assert.equal(await draw(stored.id), 'completed')
    const next = await ask(client, 'engineer', 'get', `/api/files/${stored.id}/thumbnail`)
    // small already: not made larger
    assert.deepInclude(await seen(next.body()), { width: 30, height: 60 })
    assert.lengthOf(await db.from('file_thumbnails').where('file_id', stored.id), 1)
  })

  test('a PDF is shown by its first page', async ({ client, assert }) => {
    const content = await twoPages()
    const stored = (await put(client, 'engineer', 1, 'plan.pdf', { content })).body()
    assert.equal(await draw(stored.id), 'completed')
    const small = await ask(client, 'engineer', 'get', `/api/files/${stored.id}/thumbnail`)
    assert.deepEqual(await seen(small.body()), {
      ...{ format: 'jpeg', width: 240, height: 320, isRed: true },
    })
  })

  test('what can’t be drawn keeps its icon and is not tried again', async ({ client, assert }) => {
    const broken = Buffer.concat([(await picture(400, 400)).subarray(0, 60), Buffer.alloc(400, 7)])
    for (const [extension, mime, content] of [
      ['png', 'image/png', broken],
      ['pdf', 'application/pdf', Buffer.from('%PDF-1.7\nnothing of the kind')],
    ] as const) {
      const label = { name: `broken.${extension}`, extension, mime, content }
      const { id } = await transact(SYSTEM_ACTOR, (uow) =>
        storeBuffer(uow, label, { ownerType: 'folder', ownerId: 1 })
      )
      await db.from('files').where('id', id).update({ folder_id: 1 })
      await orderMissingThumbnails()
      assert.equal(await draw(id), 'completed', extension)
      const row = await db.from('file_thumbnails').where('file_id', id).firstOrFail()
      assert.isNull(row.content)
      assert.isNull((await shown(client, id)).thumbnailUrl)
      ;(await ask(client, 'engineer', 'get', `/api/files/${id}/thumbnail`)).assertStatus(404)
      await db.from('jobs').where('entity_id', id).delete()
      await orderMissingThumbnails()
      assert.lengthOf(await jobsOf(id), 0)
    }
  })

  test('files from before are drawn a few at a time, the newest first', async ({
    client,
    assert,
  }) => {
    const ids: number[] = []
    for (const name of ['a.png', 'b.png', 'c.png']) {
      const content = await picture(10 + ids.length, 10)
      ids.push((await put(client, 'engineer', 1, name, { content })).body().id)
    }
    const letter = await put(client, 'engineer', 1, 'letter.docx', { content: docx() })
    assert.lengthOf(await jobsOf(letter.body().id), 0)
    await db.from('jobs').delete()
    assert.equal(await orderMissingThumbnails(2), 2)
    const ordered = await db.from('jobs').where('type', DRAW_THUMBNAIL).select('entity_id')
    assert.sameMembers(
      ordered.map(({ entity_id: id }) => Number(id)),
      ids.slice(1)
    )
  })

  test('is for whoever may read the file, and goes with it', async ({ client, assert }) => {
    const own = await folder(client, 'admin', 'Claims')
    const content = await picture(50, 50)
    const stored = (await put(client, 'admin', own.id, 'claim.png', { content })).body()
    assert.equal(await draw(stored.id), 'completed')
    const path = `/api/files/${stored.id}/thumbnail`
    ;(await client.get(path)).assertStatus(401)
    assert.oneOf((await ask(client, 'staff', 'get', path)).status(), [403, 404])
    ;(await ask(client, 'auditor', 'get', path)).assertStatus(200)
    const closed = await ask(client, 'admin', 'put', `/api/folders/${own.id}/permissions`, {
      body: { grants: [{ kind: 'user', value: '1', level: 'manage' }] },
      seen: own.version,
    })
    closed.assertStatus(200)
    ;(await ask(client, 'auditor', 'get', path)).assertStatus(404)
    await transact(SYSTEM_ACTOR, async (uow) => {
      await uow.trx.from('files').where('id', stored.id).delete()
    })
    assert.lengthOf(await db.from('file_thumbnails').where('file_id', stored.id), 0)
  })
})
