import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rowKey } from '#production/consumption/row_key'
import { aPlace, move } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { needsPath } from './material_need_support.js'
import { aReport, approve, aSite, aSubmittedReport, REPORTS, step } from './site_report_support.js'

/** A site with 60 of the 100 that task A needs of a material issued to it. */
async function aSupplied(client: ApiClient) {
  const site = await aSite(client)
  const place = await aPlace(client, '500', '20')
  const { materialId } = place
  const needs = [{ taskId: site.tasks.A, materialId, quantity: '100', leadDays: 0 }]
  const stated = { body: { needs } }
  ;(await call(client, 'planner', 'post', needsPath(site.project.id), stated)).assertStatus(201)
  await move(client, 'issue', place, '60', { projectId: site.project.id })
  const works = (quantity: string | null) => [
    { taskId: site.tasks.A, materialId, quantity, percentComplete: 50 },
  ]
  return { site, materialId, works }
}

const installsOf = (projectId: number) =>
  db.from('material_installs').where('project_id', projectId).orderBy('id')

test.group('Materials of site reports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are offered by task, and are installed once their report is approved', async ({
    client,
    assert,
  }) => {
    const { site, materialId, works } = await aSupplied(client)
    const { id: projectId } = site.project
    const offered = await call(client, 'foreman', 'get', `${REPORTS}/tasks?projectId=${projectId}`)
    const materials = new Map(offered.body().map((task: any) => [task.code, task.materials]))
    assert.containsSubset(materials.get('A'), [{ id: materialId }])
    assert.isEmpty(materials.get('B'))
    const sent = await aSubmittedReport(client, site, { works: works('42.5') })
    const [{ unit }] = await db.from('material_names').where('id', materialId)
    assert.containsSubset(sent.works, [{ materialId, unit, quantity: '42.5' }])
    assert.isEmpty(await installsOf(projectId))
    const guest = await client.post(`${REPORTS}/${sent.id}/approve`).withCsrfToken()
    guest.assertStatus(401)
    ;(await approve(client, 'foreman', sent)).assertStatus(403)
    assert.isEmpty(await installsOf(projectId))
    const approved = await approve(client, 'chief.engineer', sent)
    approved.assertStatus(200)
    const installs = await installsOf(projectId)
    assert.lengthOf(installs, 1)
    assert.containsSubset(installs[0], {
      ...{ material_id: materialId, quantity_e4: 425_000, installed_on: sent.reportOn },
      note: sent.number,
    })
    assert.isNumber(installs[0].report_work_id)
    const path = `/api/consumption/${rowKey(projectId, materialId)}`
    const { installed } = (await call(client, 'planner', 'get', path)).body()
    assert.equal(installed, '42.5')
  })

  test('more than the site has is not approved, and nothing of the report is written', async ({
    client,
    assert,
  }) => {
    const { site, materialId, works } = await aSupplied(client)
    const sent = await aSubmittedReport(client, site, { works: works('60.0001') })
    const refused = await approve(client, 'chief.engineer', sent)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'SITE_REPORT_MATERIALS')
    const { name } = await db.from('material_names').where('id', materialId).firstOrFail()
    assert.include(refused.body().message, name)
    assert.isEmpty(await installsOf(site.project.id))
    const { status } = await db.from('site_reports').where('id', sent.id).firstOrFail()
    assert.equal(status, 'submitted')
    const returned = await step(client, 'chief.engineer', sent, 'return', { reason: 'Count again' })
    returned.assertStatus(200)
  })

  test('need a quantity, and must be there', async ({ client, assert }) => {
    const { site, works } = await aSupplied(client)
    const { id, version: seen } = await aReport(client, site)
    const send = (works: object[]) =>
      call(client, 'foreman', 'patch', `${REPORTS}/${id}`, { body: { works }, seen })
    const without = await send(works(null))
    without.assertStatus(422)
    assert.deepEqual(Object.keys(without.body().errors), ['works.0.quantity'])
    const absent = await send([{ ...works('1')[0], materialId: 999_999 }])
    absent.assertStatus(422)
    assert.deepEqual(Object.keys(absent.body().errors), ['works.0.materialId'])
  })
})
