import { unzipSync } from './unzip.js'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { pdf, picture } from '../../helpers/sample_files.js'
import { person } from '../../helpers/users.js'
import { ask, folder, put } from './library.js'

test.group('Files of folders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are put in, listed in pages, renamed, moved and copied', async ({ client, assert }) => {
    const site = await folder(client, 'engineer', 'Site')
    const stored = await put(client, 'engineer', site.id, 'مخطط الدور.pdf')
    stored.assertStatus(201)
    const { id } = stored.body()
    stored.assertBodyContains({
      name: 'مخطط الدور.pdf',
      folderId: site.id,
      version: 1,
      versionNo: 1,
    })
    await put(client, 'engineer', site.id, 'b.png', { content: await picture('png') })
    await put(client, 'engineer', site.id, 'A.pdf')
    const page = await ask(
      client,
      'engineer',
      'get',
      `/api/files?folderId=${site.id}&_start=0&_end=2`
    )
    page.assertHeader('x-total-count', '3')
    assert.deepEqual(
      page.body().map((row: { name: string }) => row.name),
      ['A.pdf', 'b.png']
    )
    const renamed = await ask(client, 'engineer', 'patch', `/api/files/${id}`, {
      body: { name: '../plan.exe' },
      seen: 1,
    })
    renamed.assertBodyContains({ name: 'plan.exe.pdf', version: 2 })
    const other = await folder(client, 'engineer', 'Other')
    const moved = await ask(client, 'engineer', 'patch', `/api/files/${id}`, {
      body: { folderId: other.id },
      seen: 2,
    })
    moved.assertBodyContains({ folderId: other.id })
    const copies = []
    for (let i = 0; i < 2; i++) {
      const copy = await ask(client, 'engineer', 'post', `/api/files/${id}/copy`, {
        body: { folderId: other.id },
      })
      copy.assertStatus(201)
      copies.push(copy.body().name)
    }
    assert.deepEqual(copies, ['plan.exe (2).pdf', 'plan.exe (3).pdf'])
    const clash = await ask(client, 'engineer', 'patch', `/api/files/${id}`, {
      body: { name: 'Plan.exe (2).pdf' },
      seen: 3,
    })
    clash.assertStatus(409)
    const foreign = await ask(client, 'buyer', 'get', `/api/files/${id}`)
    foreign.assertStatus(404)
  })

  test('a file of the same name becomes the earlier version, and comes back as a new one', async ({
    client,
    assert,
  }) => {
    const { id: at } = await folder(client, 'engineer', 'Drawings')
    const first = (await put(client, 'engineer', at, 'D-101.pdf', { content: pdf('one') })).body()
    const second = await put(client, 'engineer', at, 'd-101.PDF', {
      content: pdf('two'),
      fields: { note: 'door moved' },
    })
    second.assertBodyContains({ id: first.id, versionNo: 2, versionNote: 'door moved' })
    const refused = await put(client, 'engineer', at, 'D-101.pdf', {
      fields: { onClash: 'refuse' },
    })
    refused.assertStatus(409)
    const beside = await put(client, 'engineer', at, 'D-101.pdf', { fields: { onClash: 'rename' } })
    beside.assertBodyContains({ name: 'D-101 (2).pdf', versionNo: 1 })
    const list = await ask(client, 'engineer', 'get', `/api/files/${first.id}/versions`)
    assert.deepEqual(
      list
        .body()
        .map((one: { versionNo: number; current: boolean }) => [one.versionNo, one.current]),
      [
        [2, true],
        [1, false],
      ]
    )
    const old = await ask(client, 'engineer', 'get', list.body()[1].url)
    assert.include(Buffer.from(old.body()).toString(), 'one')
    const back = await ask(
      client,
      'engineer',
      'post',
      `/api/files/${first.id}/versions/1/restore`,
      { seen: 2 }
    )
    back.assertBodyContains({ versionNo: 3, sha256: first.sha256 })
    const now = await ask(client, 'engineer', 'get', first.url)
    assert.include(Buffer.from(now.body()).toString(), 'one')
    const stale = await ask(
      client,
      'engineer',
      'post',
      `/api/files/${first.id}/versions/1/restore`,
      { seen: 2 }
    )
    stale.assertStatus(412)
  })

  test('who may only add does not change what others put there', async ({ client }) => {
    const { id: at } = await folder(client, 'admin', 'Shared')
    const theirs = (await put(client, 'admin', at, 'minutes.pdf')).body()
    const renamed = await ask(client, 'engineer', 'patch', `/api/files/${theirs.id}`, {
      body: { name: 'mine.pdf' },
      seen: 1,
    })
    renamed.assertStatus(403)
    const overwritten = await put(client, 'engineer', at, 'minutes.pdf')
    overwritten.assertStatus(403)
    const shown = await ask(client, 'engineer', 'get', `/api/files/${theirs.id}`)
    shown.assertBodyContains({ can: { update: false, delete: false, copy: true } })
  })

  test('of the drawings of one number only the latest revision counts', async ({
    client,
    assert,
  }) => {
    const { id: at } = await folder(client, 'engineer', 'Structure')
    const draw = async (name: string, drawingRevision: string) => {
      const file = (await put(client, 'engineer', at, name)).body()
      const body = { drawingNumber: 'S-201', drawingRevision, discipline: 'structural' }
      return (
        await ask(client, 'engineer', 'patch', `/api/files/${file.id}`, { body, seen: 1 })
      ).body()
    }
    const c = await draw('S-201 C.pdf', 'C')
    const b = await draw('S-201 B.pdf', 'B')
    assert.equal(b.supersededBy?.id, c.id)
    const list = await ask(client, 'engineer', 'get', `/api/files?folderId=${at}`)
    assert.deepEqual(
      list.body().map((row: any) => row.supersededBy?.drawingRevision ?? null),
      ['C', null]
    )
    const wrong = await ask(client, 'engineer', 'patch', `/api/files/${c.id}`, {
      body: { discipline: 'magic' },
      seen: 2,
    })
    wrong.assertStatus(422)
  })

  test('a drawing that leaves its folder or comes into one changes which revision counts', async ({
    client,
    assert,
  }) => {
    const { id: at } = await folder(client, 'engineer', 'Structure')
    const { id: other } = await folder(client, 'engineer', 'Archive')
    const change = async (id: number, body: object) => {
      const { version } = (await ask(client, 'engineer', 'get', `/api/files/${id}`)).body()
      const answer = await ask(client, 'engineer', 'patch', `/api/files/${id}`, {
        body,
        seen: version,
      })
      answer.assertStatus(200)
      return answer.body()
    }
    const draw = async (name: string, drawingRevision: string) => {
      const file = (await put(client, 'engineer', at, name)).body()
      return change(file.id, { drawingNumber: 'S-201', drawingRevision })
    }
    const by = async (id: number) =>
      (await ask(client, 'engineer', 'get', `/api/files/${id}`)).body().supersededBy?.id ?? null
    const b = await draw('S-201 B.pdf', 'B')
    const c = await draw('S-201 C.pdf', 'C')
    assert.equal(await by(b.id), c.id)

    const moved = await change(c.id, { folderId: other })
    assert.equal(await by(b.id), null)
    const copy = await ask(client, 'engineer', 'post', `/api/files/${b.id}/copy`, {
      body: { folderId: other },
    })
    assert.equal(copy.body().supersededBy?.id, c.id)
    await change(moved.id, { folderId: at })
    assert.equal(await by(b.id), c.id)
    assert.equal(await by(copy.body().id), null)

    await change(c.id, { drawingNumber: 'S-202' })
    assert.equal(await by(b.id), null)
    const back = await change(c.id, { drawingNumber: 'S-201' })
    assert.equal(await by(b.id), c.id)
    const gone = await ask(client, 'engineer', 'delete', `/api/files/${c.id}`, {
      seen: back.version,
    })
    gone.assertStatus(204)
    assert.equal(await by(b.id), null)
    const [{ version }] = (await ask(client, 'engineer', 'get', '/api/files/trash')).body()
    await ask(client, 'engineer', 'post', `/api/files/${c.id}/restore`, { seen: version, body: {} })
    assert.equal(await by(b.id), c.id)
    const unnumbered = await change(b.id, { drawingNumber: null })
    assert.isNull(unnumbered.supersededBy)
  })

  test('several go to the trash or move at once; what cannot is named', async ({
    client,
    assert,
  }) => {
    const { id: at } = await folder(client, 'engineer', 'Many')
    const mine = (await put(client, 'engineer', at, 'mine.pdf')).body()
    const theirs = (await put(client, 'admin', at, 'theirs.pdf')).body()
    const files = [mine, theirs].map(({ id }) => ({ id, version: 1 }))
    const trashed = await ask(client, 'engineer', 'post', '/api/files/trash', { body: { files } })
    trashed.assertBodyContains({ done: 1, failed: [{ kind: 'file', id: theirs.id }] })
    const trash = await ask(client, 'engineer', 'get', '/api/files/trash')
    assert.deepEqual(
      trash.body().map(({ id }: { id: number }) => id),
      [mine.id]
    )
    const hidden = await ask(client, 'auditor', 'get', mine.url)
    hidden.assertStatus(404)
    const back = await ask(client, 'engineer', 'post', `/api/files/${mine.id}/restore`, { seen: 2 })
    back.assertBodyContains({ trashedAt: null, folderId: at })
    const { id: other } = await folder(client, 'engineer', 'Other')
    const moved = await ask(client, 'engineer', 'post', '/api/files/move', {
      body: { files: [{ id: mine.id, version: 3 }], folderId: other },
    })
    moved.assertBodyContains({ done: 1, failed: [] })
    await ask(client, 'admin', 'delete', `/api/files/${theirs.id}`, { seen: 1 })
    const purged = await ask(client, 'admin', 'post', `/api/files/${theirs.id}/purge`, { seen: 2 })
    purged.assertStatus(204)
    assert.isNull(await db.from('files').where('id', theirs.id).first())
  })

  test('who looked at a file or took it along is kept', async ({ client, assert }) => {
    const { id: at } = await folder(client, 'admin', 'Log')
    const file = (await put(client, 'admin', at, 'plan.pdf')).body()
    await ask(client, 'engineer', 'get', `${file.url}?inline=1`)
    await ask(client, 'auditor', 'get', file.url)
    const log = await ask(client, 'admin', 'get', `/api/files/${file.id}/downloads`)
    assert.deepEqual(
      log.body().map((row: { way: string }) => row.way),
      ['download', 'preview']
    )
    const refused = await ask(client, 'engineer', 'get', `/api/files/${file.id}/downloads`)
    refused.assertStatus(403)
  })

  test('a selection comes as an archive with safe names, each once', async ({ client, assert }) => {
    const top = await folder(client, 'engineer', 'التسليم')
    const below = await folder(client, 'engineer', 'con', top.id)
    await put(client, 'engineer', top.id, 'مخطط.pdf', { content: pdf('arabic') })
    await put(client, 'engineer', below.id, 'a.pdf')
    const loose = [
      (await put(client, 'engineer', 1, 'same.pdf')).body(),
      (await put(client, 'engineer', top.id, 'same.pdf')).body(),
    ]
    const other = await folder(client, 'engineer', 'x')
    loose.push((await put(client, 'engineer', other.id, 'SAME.pdf')).body())
    const request = client
      .post('/api/files/zip')
      .loginAs(await person('engineer'))
      .withCsrfToken()
    request.request.responseType('blob')
    const chosen = { fileIds: loose.map(({ id }) => id), folderIds: [top.id], name: 'تسليم' }
    const response = await request.json(chosen)
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/zip')
    const unpacked = unzipSync(Buffer.from(response.body()))
    assert.sameMembers(
      [...unpacked.keys()],
      ['التسليم/مخطط.pdf', 'التسليم/same.pdf', 'التسليم/_con/a.pdf', 'same.pdf', 'SAME (2).pdf']
    )
    assert.include(unpacked.get('التسليم/مخطط.pdf')!.toString(), 'arabic')
    const nothing = await ask(client, 'engineer', 'post', '/api/files/zip', { body: {} })
    nothing.assertStatus(422)
    const foreign = await ask(client, 'auditor', 'post', '/api/files/zip', {
      body: { fileIds: [999_999] },
    })
    foreign.assertStatus(404)
    const rows = await db.from('file_downloads').where('way', 'zip')
    assert.lengthOf(rows, 5)
  })
})
