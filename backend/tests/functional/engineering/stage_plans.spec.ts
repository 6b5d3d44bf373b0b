import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import Quotation from '#engineering/quotations/models/quotation'
import { trackingSheetData } from '#engineering/tracking_sheets/queries/sheet_data'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const STAGES = [
  { stage: 'submitted', plannedOn: '2026-12-10', responsible: 'Nora' },
  {
    stage: 'site_visit',
    plannedOn: '2026-11-25',
    actualOn: '2026-11-27',
    remark: 'Access by the east gate',
  },
  { stage: 'costing' },
]

async function save(
  client: ApiClient,
  id: number,
  expectedVersion: number,
  stages: object[],
  as = 'engineer'
) {
  return client
    .put(`/api/quotations/${id}/stage-plan`)
    .header('If-Match', `"${expectedVersion}"`)
    .json({ stages })
    .loginAs(await person(as))
    .withCsrfToken()
}

test.group('Stage plans of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stand beside what happened, with a version of their own', async ({ client, assert }) => {
    const { id, version } = await createdBy(client, 'engineer')
    const path = `/api/quotations/${id}/stage-plan`
    const empty = await client.get(path).loginAs(await person('auditor'))
    assert.equal(empty.body().version, 0)
    assert.lengthOf(empty.body().stages, 12)
    assert.isNotNull(empty.body().stages[0].recordedOn)

    const saved = await save(client, id, 0, STAGES)
    saved.assertStatus(200)
    assert.equal(saved.body().version, 1)
    const visit = saved.body().stages.find(({ stage }: any) => stage === 'site_visit')
    assert.deepInclude(visit, { plannedOn: '2026-11-25', actualOn: '2026-11-27', recordedOn: null })
    assert.lengthOf(await db.from('quotation_stages').where('quotation_id', id), 2)
    // what an approver has seen is still what there is
    assert.equal((await Quotation.findOrFail(id)).version, version)

    const stale = await save(client, id, 0, [])
    stale.assertStatus(412)
    const audit = await db.from('audit_logs').where({ action: 'plan', entity_id: String(id) })
    assert.lengthOf(audit, 1)
  })

  test('are printed, and a revision starts with them', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    await save(client, id, 0, STAGES)
    const { data } = await trackingSheetData(await Quotation.findOrFail(id), {
      language: 'en',
      showPrices: true,
      printedBy: 5,
    })
    assert.containsSubset(data.stages, [
      { stage: 'site_visit', plannedOn: '2026-11-25', actualOn: '2026-11-27' },
      { stage: 'submitted', plannedOn: '2026-12-10', actualOn: null, responsible: 'Nora' },
    ])
    await write(client, 'post', `/api/quotations/${id}/approve`, {
      as: 'chief.engineer',
      seen: 1,
      body: {},
    })
    const revised = await write(client, 'post', `/api/quotations/${id}/revise`, {
      as: 'engineer',
      seen: 2,
    })
    revised.assertStatus(201)
    const carried = await db.from('quotation_stages').where('quotation_id', revised.body().id)
    assert.sameMembers(
      carried.map(({ stage }) => stage),
      ['enquiry', 'site_visit', 'submitted']
    )
  })

  test('are refused from guests, from readers and when they are no plan', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const guest = await client.get(`/api/quotations/${id}/stage-plan`)
    guest.assertStatus(401)
    const viewer = await save(client, id, 0, STAGES, 'auditor')
    viewer.assertStatus(403)
    for (const stages of [
      [{ stage: 'lunch' }],
      [STAGES[0], STAGES[0]],
      [{ stage: 'award', plannedOn: '2026-02-30' }],
    ]) {
      const response = await save(client, id, 0, stages)
      response.assertStatus(422)
    }
    const absent = await save(client, 999_999, 0, [])
    absent.assertStatus(404)
    assert.lengthOf(await db.from('quotation_stages'), 0)
  })
})
