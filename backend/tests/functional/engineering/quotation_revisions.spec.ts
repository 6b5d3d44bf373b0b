import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { person } from '#tests/helpers/users'
import { BODY, createdBy, write } from './quotation_body.js'

const path = (id: number, action = '') => `/api/quotations/${id}${action && `/${action}`}`

async function approved(client: ApiClient) {
  const quotation = await createdBy(client, 'engineer')
  const as = 'chief.engineer'
  await write(client, 'post', path(quotation.id, 'approve'), { as, seen: 1 })
  return quotation
}

test.group('Revisions of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a revision is numbered from the root, one open at a time', async ({ client, assert }) => {
    const root = await approved(client)
    const made = await write(client, 'post', path(root.id, 'revise'), { as: 'engineer', seen: 2 })
    made.assertStatus(201)
    assert.containsSubset(made.body(), {
      number: `${root.number}-R1`,
      rootNumber: root.number,
      revision: 1,
      stage: 'draft',
      revisesId: root.id,
      total: root.total,
    })
    assert.lengthOf(made.body().lines, 2)
    const second = await write(client, 'post', path(root.id, 'revise'), { as: 'engineer', seen: 2 })
    second.assertStatus(409)
    assert.equal(second.body().code, 'REVISION_OPEN')
    const draft = await createdBy(client, 'engineer', { draft: true })
    const early = await write(client, 'post', path(draft.id, 'revise'), { as: 'engineer', seen: 1 })
    early.assertStatus(409)
  })

  test('the parent stays in force until the revision is approved, then gives way; the project follows', async ({
    client,
    assert,
  }) => {
    const root = await approved(client)
    const { id } = (
      await write(client, 'post', path(root.id, 'revise'), { as: 'engineer', seen: 2 })
    ).body()
    await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 1,
      body: { lines: [{ ...BODY.lines[0], quantity: '4' }], discount: '0' },
    })
    await write(client, 'post', path(id, 'submit'), { as: 'engineer', seen: 2 })
    assert.equal((await db.from('quotations').where('id', root.id).first()).stage, 'approved')
    const decided = await write(client, 'post', path(id, 'approve'), {
      as: 'chief.engineer',
      seen: 3,
    })
    decided.assertStatus(200)
    assert.equal((await db.from('quotations').where('id', root.id).first()).stage, 'superseded')
    const projects = await db.from('projects').whereIn('quotation_id', [root.id, id])
    assert.lengthOf(projects, 1)
    assert.containsSubset(projects[0], { quotation_id: id, quotation_number: `${root.number}-R1` })
    assert.equal(Number(projects[0].contract_value_minor), 4614)
    const next = await write(client, 'post', path(id, 'revise'), { as: 'engineer', seen: 4 })
    assert.equal(next.body().number, `${root.number}-R2`)
    assert.deepEqual(
      next.body().revisions.map((one: any) => [one.revision, one.stage, one.changePercent]),
      [
        [0, 'superseded', null],
        [1, 'approved', 33.66],
        [2, 'draft', 0],
      ]
    )
  })

  test('what changed is reported line by line and in the totals', async ({ client, assert }) => {
    const root = await approved(client)
    const { id } = (
      await write(client, 'post', path(root.id, 'revise'), { as: 'engineer', seen: 2 })
    ).body()
    const [columns] = BODY.lines
    const lines = [
      { ...columns, unitRate: '12' },
      { description: 'Cladding', quantity: '1', unitRate: '5' },
    ]
    const body = { lines, location: 'Third Industrial City' }
    await write(client, 'patch', path(id), { as: 'engineer', seen: 1, body })
    const response = await client.get(path(id, 'comparison')).loginAs(await person('engineer'))
    response.assertStatus(200)
    const notified = response.body()
    assert.deepEqual(
      notified.lines.map(({ change, before, after }: any) => [
        change,
        before?.unitRate,
        after?.unitRate,
      ]),
      [
        ['changed', '10.03', '12'],
        ['removed', '0.01', undefined],
        ['added', undefined, '5'],
      ]
    )
    assert.includeMembers(
      notified.facts.map(({ field }: any) => field),
      ['location']
    )
    assert.containsSubset(notified.totals[0], {
      name: 'subtotal',
      before: '30.11',
      after: '41.00',
      changePercent: 36.17,
    })
    const alone = await client.get(path(root.id, 'comparison')).loginAs(await person('engineer'))
    alone.assertStatus(404)
    const wrong = await client
      .get(`${path(id, 'comparison')}?with=x`)
      .loginAs(await person('engineer'))
    wrong.assertStatus(422)
    const guest = await client.get(path(id, 'comparison'))
    guest.assertStatus(401)
    const staff = await client.get(path(id, 'revisions')).loginAs(await person('staff'))
    staff.assertStatus(403)
  })
})
