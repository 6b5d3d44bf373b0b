import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { runJob } from '#core/jobs/run_job'
import { transact } from '#core/unit_of_work/transact'
import { readBlob } from '#core/storage/blobs'
import type { QuotationApproved } from '#engineering/events/quotation_events'
import { createProject } from '#production/projects/create_project'
import { person } from '#tests/helpers/users'
import { APPROVED_QUOTATION } from '#tests/helpers/approved_quotation'

const made = (change: Partial<QuotationApproved> = {}) =>
  transact({ ...SYSTEM_ACTOR, id: 3 }, (uow) =>
    createProject({ ...APPROVED_QUOTATION, ...change }, uow)
  )
const idOf = async (quotationId: number) =>
  (await db.from('projects').where('quotation_id', quotationId).first()).id

test.group('Projects', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('projects').delete()
  })

  test('are for those who work with them', async ({ client }) => {
    for (const path of ['', '/1', '/1/history', '/lookup']) {
      const guest = await client.get(`/api/projects${path}`)
      guest.assertStatus(401)
      const staff = await client.get(`/api/projects${path}`).loginAs(await person('staff'))
      staff.assertStatus(403)
    }
    const clerk = await client.get('/api/projects').loginAs(await person('po.clerk'))
    clerk.assertStatus(403)
    const lookup = await client.get('/api/projects/lookup').loginAs(await person('po.clerk'))
    lookup.assertStatus(200)
  })

  test('are listed, filtered and found', async ({ client, assert }) => {
    await made()
    await made({
      quotationId: 902,
      number: 'Q-2026-0902',
      projectName: 'School',
      projectNameAr: null,
      city: 'riyadh',
      totalMinor: 99,
    })
    await db.from('projects').where('quotation_id', 902).update({ status: 'on_hold' })
    const planner = await person('planner')
    const list = await client.get('/api/projects?_sort=contractValue&_order=asc').loginAs(planner)
    list.assertStatus(200)
    assert.equal(list.header('x-total-count'), '2')
    assert.deepEqual(
      list.body().map((row: any) => row.contractValue),
      ['0.99', '1234.56']
    )
    const conditions = [
      'status=active',
      'city=dammam',
      'productTypes=roofing&status_ne=on_hold',
      'contractValue_gte=1000',
      'q=hangar',
      'q=حظيرة',
      'quotationNumber=Q-2026-0901',
    ]
    for (const condition of conditions) {
      const response = await client.get(`/api/projects?${encodeURI(condition)}`).loginAs(planner)
      assert.deepEqual(
        response.body().map((row: any) => row.name),
        ['Cargo hangar'],
        condition
      )
    }
    const unknown = await client.get('/api/projects?secret=1').loginAs(planner)
    unknown.assertStatus(422)
  })

  test('show their quotation, and their value to those concerned', async ({ client, assert }) => {
    await made()
    const id = await idOf(901)
    const shown = await client.get(`/api/projects/${id}`).loginAs(await person('planner'))
    assert.containsSubset(shown.body(), {
      quotationId: 901,
      quotationNumber: 'Q-2026-0901',
      areaSqm: '21000',
      contractValue: '1234.56',
      status: 'active',
      can: { update: true, delete: false },
    })
    const foreman = await person('foreman')
    const site = await client.get(`/api/projects/${id}`).loginAs(foreman)
    for (const field of ['contractValue', 'originalValue', 'revisedValue'])
      assert.isNull(site.body()[field])
    const sorted = await client.get('/api/projects?_sort=contractValue').loginAs(foreman)
    sorted.assertStatus(422)
    const absent = await client.get('/api/projects/999999').loginAs(foreman)
    absent.assertStatus(404)
  })

  test('are made once, numbered without gaps, with their history', async ({ client, assert }) => {
    await made()
    await made()
    await made({ quotationId: 902 })
    const codes = (await db.from('projects').orderBy('id')).map(({ code }) =>
      Number(code.slice(-4))
    )
    assert.lengthOf(codes, 2)
    assert.equal(codes[1], codes[0] + 1)
    const history = await client
      .get(`/api/projects/${await idOf(901)}/history`)
      .loginAs(await person('planner'))
    assert.deepEqual(
      history.body().map(({ action }: any) => action),
      ['create']
    )
  })

  test('are offered for a choice', async ({ client, assert }) => {
    await made()
    const response = await client.get('/api/projects/lookup?q=cargo').loginAs(await person('buyer'))
    const [option] = response.body()
    assert.equal(option.label, `${option.code} — Cargo hangar`)
    const byId = await client
      .get(`/api/projects/lookup?id=${option.id}`)
      .loginAs(await person('buyer'))
    assert.deepEqual(byId.body(), [option])
    const other = await client
      .get('/api/projects/lookup?contractValue_gte=1')
      .loginAs(await person('buyer'))
    assert.deepEqual(other.body(), [option])
  })

  test('are exported', async ({ client, assert }) => {
    await made()
    const order = await client
      .post('/api/exports')
      .json({ resource: 'projects', format: 'csv', query: '' })
      .loginAs(await person('planner'))
      .withCsrfToken()
    order.assertStatus(202)
    assert.equal(await runJob(order.body().id), 'completed')
    const { result_file_id: fileId } = await db.from('jobs').where('id', order.body().id).first()
    const { storage_key: key } = await db.from('files').where('id', fileId).first()
    const text = (await readBlob(key)).toString()
    assert.match(text, /"Cargo hangar","حظيرة شحن"/)
    assert.match(text, /,1234\.56\r\n/)
  })
})
