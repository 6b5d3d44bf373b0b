import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const path = (id: number) => `/api/quotations/${id}`

test.group('Changing quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('replaces the lines as a whole and computes prices again', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const lines = [{ description: 'Roof', unit: 'm2', quantity: '100', unitRate: '12.5' }]
    const response = await write(client, 'patch', path(id), {
      as: 'estimator',
      seen: 1,
      body: { lines, discount: '250' },
    })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      version: 2,
      subtotal: '1250.00',
      discount: '250.00',
      vat: '150.00',
      total: '1150.00',
    })
    assert.lengthOf(response.body().lines, 1)
    assert.lengthOf(await db.from('quotation_lines').where('quotation_id', id), 1)
  })

  test('leaves out what is left out', async ({ client, assert }) => {
    const before = await createdBy(client, 'engineer', { draft: true })
    const response = await write(client, 'patch', path(before.id), {
      as: 'engineer',
      seen: 1,
      body: { location: null, vatRate: '5' },
    })
    const after = response.body()
    assert.isNull(after.location)
    assert.equal(after.vat, '1.50')
    assert.deepEqual(
      after.lines.map((line: any) => line.total),
      before.lines.map((line: any) => line.total)
    )
    assert.equal(after.projectName, before.projectName)
  })

  test('rounds its lines again in another currency', async ({ client, assert }) => {
    const lines = [{ description: 'Bolt', quantity: '1', unitRate: '0.0045' }]
    const { id } = await createdBy(client, 'engineer', { draft: true, lines, discount: '0' })
    const response = await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 1,
      body: { currency: 'KWD' },
    })
    assert.equal(response.body().lines[0].total, '0.005')
    assert.equal(response.body().subtotal, '0.005')
  })

  test('scores again when what is rated changes', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const response = await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 1,
      body: { vendorListNomination: 'excluded' },
    })
    assert.containsSubset(response.body(), { recommendationStatus: 'NO_GO', projectScore: 58 })
    assert.isTrue(response.body().scoreBreakdown.knockedOut)
  })

  test('wants the version that was seen', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const body = { location: 'Elsewhere' }
    const without = await write(client, 'patch', path(id), { as: 'engineer', body })
    without.assertStatus(428)
    const first = await write(client, 'patch', path(id), { as: 'estimator', seen: 1, body })
    first.assertStatus(200)
    const stale = await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 1,
      body: { location: 'Lost' },
    })
    stale.assertStatus(412)
    assert.equal(stale.body().changedBy, 'Mariam Saleh')
    assert.equal((await db.from('quotations').where('id', id).first()).location, 'Elsewhere')
  })

  test('an edit while pending voids the request and asks again', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const response = await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 1,
      body: { discount: '1' },
    })
    response.assertStatus(200)
    assert.equal(response.body().stage, 'pending_approval')
    const requests = await db
      .from('approval_requests')
      .where({ document_type: 'quotation', document_id: id })
      .orderBy('id')
    assert.deepEqual(
      requests.map(({ status, document_version: version, amount_minor: amount }) => [
        status,
        version,
        Number(amount),
      ]),
      [
        ['voided', 1, 3452],
        ['pending', 2, 3348],
      ]
    )
    const stale = await write(client, 'post', `${path(id)}/approve`, {
      as: 'chief.engineer',
      seen: 1,
    })
    stale.assertStatus(412)
  })

  test('an edit after the approval voids it and asks again; its project follows the new approval', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const at = (action: string, expectedVersion: number) =>
      write(client, 'post', `${path(id)}/${action}`, {
        as: 'chief.engineer',
        seen: expectedVersion,
      })
    ;(await at('approve', 1)).assertStatus(200)
    const edit = await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 2,
      body: { discount: '0' },
    })
    edit.assertStatus(200)
    assert.containsSubset(edit.body(), { stage: 'pending_approval', status: 'pending' })
    assert.isNull(edit.body().decidedAt)
    const requests = await db
      .from('approval_requests')
      .where({ document_type: 'quotation', document_id: id })
      .orderBy('id')
    assert.deepEqual(
      requests.map(({ status, document_version: version }) => [status, version]),
      [
        ['voided', 1],
        ['pending', 3],
      ]
    )
    ;(await at('approve', 3)).assertStatus(200)
    const projects = await db.from('projects').where('quotation_id', id)
    assert.lengthOf(projects, 1)
    assert.equal(Number(projects[0].contract_value_minor), 3463)
    const removal = await write(client, 'delete', path(id), { as: 'admin', seen: 4 })
    removal.assertStatus(409)
    assert.equal(removal.body().code, 'LOCKED')
  })

  test('deletes a draft with its lines', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const forbidden = await write(client, 'delete', path(id), { as: 'auditor', seen: 1 })
    forbidden.assertStatus(403)
    const response = await write(client, 'delete', path(id), { as: 'engineer', seen: 1 })
    response.assertStatus(204)
    assert.isNull(await db.from('quotations').where('id', id).first())
    assert.lengthOf(await db.from('quotation_lines').where('quotation_id', id), 0)
    const again = await write(client, 'delete', path(id), { as: 'engineer', seen: 1 })
    again.assertStatus(404)
  })

  test('deletes many and names those that stay', async ({ client, assert }) => {
    const draft = await createdBy(client, 'engineer', { draft: true })
    const pending = await createdBy(client, 'engineer')
    const ids = [
      { id: draft.id, version: 1 },
      { id: pending.id, version: 1 },
      { id: 999_999, version: 1 },
    ]
    const response = await write(client, 'post', '/api/quotations/bulk-delete', {
      as: 'engineer',
      body: { ids },
    })
    response.assertStatus(200)
    assert.deepEqual(response.body().deleted, [draft.id])
    assert.deepEqual(
      response.body().failed.map(({ id, code }: any) => [id, code]),
      [
        [pending.id, 'LOCKED'],
        [999_999, 'NOT_FOUND'],
      ]
    )
  })

  test('tells its history, newest first', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    await write(client, 'patch', path(id), {
      as: 'estimator',
      seen: 1,
      body: { location: 'Yanbu' },
    })
    const response = await client.get(`${path(id)}/history`).loginAs(await person('engineer'))
    response.assertStatus(200)
    const [last, first] = response.body()
    assert.equal(first.action, 'create')
    assert.equal(last.actor.name, 'Mariam Saleh')
    assert.deepEqual(last.changes, [
      { field: 'location', before: 'Second Industrial City', after: 'Yanbu' },
    ])
  })
})
