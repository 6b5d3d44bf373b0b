import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { createdBy } from '../engineering/quotation_body.js'
import { ask, folder, put } from './library.js'

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test.group('Folders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who may open the file manager', async ({ client }) => {
    const guest = await client.get('/api/folders')
    guest.assertStatus(401)
    const staff = await ask(client, 'staff', 'get', '/api/folders')
    staff.assertStatus(403)
    const viewer = await ask(client, 'auditor', 'get', '/api/folders/1')
    viewer.assertStatus(200)
    viewer.assertBodyContains({ can: { upload: false, createFolder: false, grant: false } })
    const written = await ask(client, 'auditor', 'post', '/api/folders', { body: { name: 'No' } })
    written.assertStatus(403)
  })

  test('are made, listed, opened with the way to them, renamed and moved', async ({
    client,
    assert,
  }) => {
    const site = await folder(client, 'engineer', 'Site')
    const inner = await folder(client, 'engineer', 'صور الموقع', site.id)
    assert.deepEqual(names(inner.breadcrumbs), ['Files', 'Site', 'صور الموقع'])
    const listed = await ask(client, 'engineer', 'get', `/api/folders?parentId=${site.id}`)
    listed.assertHeader('x-total-count', '1')
    assert.deepEqual(names(listed.body()), ['صور الموقع'])
    const renamed = await ask(client, 'engineer', 'patch', `/api/folders/${inner.id}`, {
      body: { name: 'Photos/2026' },
      seen: 1,
    })
    renamed.assertStatus(200)
    renamed.assertBodyContains({ name: 'Photos-2026', version: 2 })
    const stale = await ask(client, 'engineer', 'patch', `/api/folders/${inner.id}`, {
      body: { name: 'Old' },
      seen: 1,
    })
    stale.assertStatus(412)
    const unseen = await ask(client, 'engineer', 'patch', `/api/folders/${inner.id}`, {
      body: { name: 'Old' },
    })
    unseen.assertStatus(428)
    const moved = await ask(client, 'engineer', 'patch', `/api/folders/${inner.id}`, {
      body: { parentId: 1 },
      seen: 2,
    })
    moved.assertStatus(200)
    assert.deepEqual(names(moved.body().breadcrumbs), ['Files', 'Photos-2026'])
    const actions = await db
      .from('audit_logs')
      .where({ entity_type: 'folder', entity_id: String(inner.id) })
      .orderBy('id')
      .select('action')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['create', 'update', 'move']
    )
  })

  test('take what lies below along, and never move into themselves', async ({ client, assert }) => {
    const [a, b] = [await folder(client, 'engineer', 'A'), await folder(client, 'engineer', 'B')]
    const below = await folder(client, 'engineer', 'Below', a.id)
    const deep = await folder(client, 'engineer', 'Deep', below.id)
    const into = (id: number, parentId: number, expectedVersion: number) =>
      ask(client, 'engineer', 'patch', `/api/folders/${id}`, {
        body: { parentId },
        seen: expectedVersion,
      })
    for (const target of [a.id, below.id, deep.id]) {
      const refused = await into(a.id, target, 1)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'parentId')
    }
    const moved = await into(a.id, b.id, 1)
    moved.assertStatus(200)
    const row = await db.from('folders').where('id', deep.id).firstOrFail()
    assert.equal(row.path, `/1/${b.id}/${a.id}/${below.id}/${deep.id}/`)
    const top = await into(1, b.id, 1)
    top.assertStatus(403)
    const fixed = await ask(client, 'admin', 'patch', '/api/folders/1', {
      body: { name: 'X' },
      seen: 1,
    })
    fixed.assertStatus(409)
  })

  test('have one name each, also where it is only written differently', async ({ client }) => {
    await folder(client, 'engineer', 'الإدارة')
    const twin = await ask(client, 'engineer', 'post', '/api/folders', {
      body: { name: 'الادارة' },
    })
    twin.assertStatus(409)
    twin.assertBodyContains({ code: 'NAME_TAKEN' })
    const empty = await ask(client, 'engineer', 'post', '/api/folders', { body: { name: '  ' } })
    empty.assertStatus(422)
  })

  test('a quotation is a folder with its documents; filing something makes the usual ones', async ({
    client,
    assert,
  }) => {
    const { id, number } = await createdBy(client, 'engineer')
    const list = await ask(client, 'engineer', 'get', `/api/folders/records/quotations?q=${number}`)
    list.assertStatus(200)
    assert.equal(list.body()[0].id, id)
    const shown = await ask(client, 'engineer', 'get', `/api/folders/records/quotations/${id}`)
    shown.assertBodyContains({ folderId: null, can: { upload: true } })
    assert.isNull(await db.from('folders').where('record_id', id).first())
    const opened = await ask(client, 'engineer', 'post', `/api/folders/records/quotations/${id}`)
    opened.assertStatus(201)
    const inside = await ask(client, 'engineer', 'get', `/api/folders?parentId=${opened.body().id}`)
    assert.includeMembers(names(inside.body()), ['Drawings', 'Correspondence'])
    const again = await ask(client, 'engineer', 'post', `/api/folders/records/quotations/${id}`)
    assert.equal(again.body().id, opened.body().id)
    const kept = await put(client, 'engineer', inside.body()[0].id, 'letter.pdf')
    kept.assertStatus(201)
    const foreign = await ask(client, 'planner', 'get', `/api/folders/records/quotations/${id}`)
    foreign.assertStatus(403)
  })

  test('only those named by its grants see a restricted folder, and what is in it', async ({
    client,
    assert,
  }) => {
    const secret = await folder(client, 'admin', 'Claims')
    const below = await folder(client, 'admin', 'Letters', secret.id)
    const file = (await put(client, 'admin', below.id, 'claim.pdf')).body()
    const set = (grants: object[] | null, expectedVersion: number) =>
      ask(client, 'admin', 'put', `/api/folders/${secret.id}/permissions`, {
        body: { grants },
        seen: expectedVersion,
      })
    const user = await person('engineer')
    const wrong = await set([{ kind: 'role', value: 'boss', level: 'view' }], 1)
    wrong.assertStatus(422)
    const closed = await set([{ kind: 'user', value: '1', level: 'manage' }], 1)
    closed.assertStatus(200)
    for (const path of [
      `/api/folders/${secret.id}`,
      `/api/folders/${below.id}`,
      `/api/files?folderId=${below.id}`,
      `/api/files/${file.id}`,
      file.url,
    ]) {
      const hidden = await ask(client, 'engineer', 'get', path)
      hidden.assertStatus(404)
    }
    const all = await ask(client, 'engineer', 'get', '/api/files?q=claim')
    assert.lengthOf(all.body(), 0)
    const listed = await ask(client, 'engineer', 'get', '/api/folders?parentId=1')
    assert.notInclude(names(listed.body()), 'Claims')
    const opened = await set([{ kind: 'user', value: String(user.id), level: 'view' }], 2)
    assert.equal(opened.body().version, 3)
    const read = await ask(client, 'engineer', 'get', file.url)
    read.assertStatus(200)
    const refused = await put(client, 'engineer', below.id, 'mine.pdf')
    refused.assertStatus(403)
    const department = await set([{ kind: 'department', value: 'engineering', level: 'upload' }], 3)
    department.assertStatus(200)
    const mine = await put(client, 'engineer', below.id, 'mine.pdf')
    mine.assertStatus(201)
    const own = await ask(client, 'engineer', 'put', `/api/folders/${secret.id}/permissions`, {
      body: { grants: null },
      seen: 4,
    })
    own.assertStatus(403)
    const back = await set(null, 4)
    assert.isNull(back.body().grants)
    assert.equal(back.body().from.id, 1)
    const row = await db.from('folders').where('id', below.id).firstOrFail()
    assert.equal(row.access_id, 1)
    const log = await db.from('audit_logs').where({ action: 'change_grants' })
    assert.lengthOf(log, 4)
  })

  test('go to the trash with all that is in them, and come back', async ({ client, assert }) => {
    const parent = await folder(client, 'engineer', 'Tender')
    const below = await folder(client, 'engineer', 'Bids', parent.id)
    const kept = (await put(client, 'engineer', below.id, 'bid.pdf')).body()
    const early = (await put(client, 'engineer', below.id, 'early.pdf')).body()
    await ask(client, 'engineer', 'delete', `/api/files/${early.id}`, { seen: 1 })
    const gone = await ask(client, 'engineer', 'delete', `/api/folders/${parent.id}`, { seen: 1 })
    gone.assertStatus(204)
    for (const path of [`/api/folders/${below.id}`, `/api/files?folderId=${below.id}`]) {
      const hidden = await ask(client, 'engineer', 'get', path)
      hidden.assertStatus(404)
    }
    await folder(client, 'engineer', 'Tender')
    const trash = await ask(client, 'engineer', 'get', '/api/folders/trash')
    assert.deepEqual(names(trash.body()), ['Tender'])
    const back = await ask(client, 'engineer', 'post', `/api/folders/${parent.id}/restore`, {
      seen: 2,
    })
    back.assertStatus(200)
    back.assertBodyContains({ name: 'Tender (2)' })
    const files = await ask(client, 'engineer', 'get', `/api/files?folderId=${below.id}`)
    assert.deepEqual(
      files.body().map(({ id }: { id: number }) => id),
      [kept.id]
    )
  })
})
