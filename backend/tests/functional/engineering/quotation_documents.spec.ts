import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { compound, dwg, eml, html, ifc, pdf, zip } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

async function upload(
  client: ApiClient,
  id: number,
  as: string,
  content: Buffer,
  filename: string,
  fields: object = {}
) {
  const request = client
    .post(`/api/quotations/${id}/documents`)
    .loginAs(await person(as))
    .withCsrfToken()
  for (const [name, value] of Object.entries(fields)) request.field(name, value)
  return request.file('file', content, { filename })
}

test.group('Documents of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are filed, listed, read and deleted', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const stored = await upload(client, id, 'engineer', pdf(), 'مخطط.pdf', {
      documentType: 'drawing',
      revision: 'C',
    })
    stored.assertStatus(201)
    assert.containsSubset(stored.body(), {
      originalFilename: 'مخطط.pdf',
      documentType: 'drawing',
      revision: 'C',
      mime: 'application/pdf',
      uploadedBy: { name: 'Yousef Al-Qahtani' },
    })
    const list = await client
      .get(`/api/quotations/${id}/documents`)
      .loginAs(await person('chief.engineer'))
    assert.deepEqual(list.body(), [stored.body()])
    const content = await client.get(stored.body().url).loginAs(await person('chief.engineer'))
    content.assertStatus(200)
    const foreign = await client.get(stored.body().url).loginAs(await person('staff'))
    foreign.assertStatus(404)
    const removed = await write(
      client,
      'delete',
      `/api/quotations/${id}/documents/${stored.body().id}`,
      { as: 'estimator' }
    )
    removed.assertStatus(204)
    assert.isNull(await db.from('files').where('id', stored.body().fileId).first())
    const actions = await db
      .from('audit_logs')
      .where({ entity_type: 'quotation', entity_id: String(id) })
      .orderBy('id')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['create', 'add_document', 'delete_document']
    )
  })

  test('are also what clients send: old workbooks, tables, mail, archives and models', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const sent: [string, Buffer][] = [
      ['bill.xls', compound('Workbook')],
      ['bill.csv', Buffer.from('item,qty\n1,2\n')],
      ['enquiry.msg', compound('__properties_version1.0')],
      ['enquiry.eml', eml()],
      ['drawings.zip', zip([{ name: 'plan.dwg' }])],
      ['tower.ifc', ifc()],
    ]
    for (const [name, bytes] of sent) {
      const stored = await upload(client, id, 'engineer', bytes, name)
      stored.assertStatus(201)
      assert.equal(stored.body().originalFilename, name)
      const content = await client
        .get(`${stored.body().url}?inline=1`)
        .loginAs(await person('chief.engineer'))
      content.assertStatus(200)
      // kept, and never opened by a browser
      assert.match(content.header('content-disposition') ?? '', /^attachment/)
      assert.equal(content.header('x-content-type-options'), 'nosniff')
    }
    for (const [name, bytes] of [
      ['page.eml', html(9000)],
      ['setup.zip', zip([{ name: 'setup.exe' }])],
      ['macros.xls', compound('Workbook', '_VBA_PROJECT_CUR')],
    ] as const) {
      const refused = await upload(client, id, 'engineer', bytes, name)
      refused.assertStatus(422)
      assert.equal(refused.body().code, 'FILE_TYPE_REFUSED')
    }
    assert.lengthOf(await db.from('quotation_documents').where('quotation_id', id), sent.length)
  })

  test('are all cleared at once', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    await upload(client, id, 'engineer', pdf('a'), 'a.pdf')
    await upload(client, id, 'engineer', dwg(), 'b.dwg')
    const cleared = await write(client, 'delete', `/api/quotations/${id}/documents`, {
      as: 'engineer',
    })
    cleared.assertStatus(204)
    assert.lengthOf(await db.from('quotation_documents').where('quotation_id', id), 0)
  })

  test('go with a deleted draft', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const { fileId } = (await upload(client, id, 'engineer', pdf(), 'a.pdf')).body()
    const removed = await write(client, 'delete', `/api/quotations/${id}`, {
      as: 'engineer',
      seen: 1,
    })
    removed.assertStatus(204)
    assert.isNull(await db.from('files').where('id', fileId).first())
  })

  test('are refused from those who only read, and where nothing is', async ({ client }) => {
    const { id } = await createdBy(client, 'engineer')
    const auditor = await upload(client, id, 'auditor', pdf(), 'a.pdf')
    auditor.assertStatus(403)
    const absent = await upload(client, 999_999, 'engineer', pdf(), 'a.pdf')
    absent.assertStatus(404)
    const other = await write(client, 'delete', `/api/quotations/${id}/documents/999999`, {
      as: 'engineer',
    })
    other.assertStatus(404)
  })

  test('are refused when they are not what they say, unknown of type, or missing', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const script = await upload(client, id, 'engineer', html(400), 'plan.pdf')
    script.assertStatus(422)
    const type = await upload(client, id, 'engineer', pdf(), 'a.pdf', { documentType: 'poem' })
    type.assertStatus(422)
    assert.property(type.body().errors, 'documentType')
    const large = await upload(
      client,
      id,
      'engineer',
      Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]),
      'a.pdf'
    )
    large.assertStatus(413)
    assert.lengthOf(
      await db.from('files').where({ owner_type: 'quotation_document', owner_id: id }),
      0
    )
  })
})
