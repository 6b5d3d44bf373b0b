import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { BODY, createdBy, write } from './quotation_body.js'

const MARKUPS = [{ kind: 'profit', mode: 'percent', value: '12.5' }]
const priced = { discount: '0', markups: MARKUPS }
const billOf = ({ lines, markups, total }: any) => ({
  ...{ markups, total },
  lines: lines.map(({ id: _id, ...line }: any) => line),
})

test.group('Bills that start from others', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a copy is a draft of today with the whole bill', async ({ client, assert }) => {
    const source = await createdBy(client, 'engineer', priced)
    const copied = await write(client, 'post', `/api/quotations/${source.id}/copies`, {
      ...{ as: 'engineer', body: { projectName: 'Second tower' } },
    })
    copied.assertStatus(201)
    const copy = copied.body()
    assert.deepEqual(billOf(copy), billOf(source))
    assert.containsSubset(copy, {
      ...{ stage: 'draft', projectName: 'Second tower', projectNameAr: null, validUntilOn: null },
      ...{ number: `DRAFT-${copy.id}`, endUser: source.endUser, projectScore: source.projectScore },
    })
    const log = { entity_type: 'quotation', entity_id: String(copy.id), action: 'create' }
    assert.lengthOf(await db.from('audit_logs').where(log), 1)
    const event = await db.from('outbox_events').orderBy('id', 'desc').first()
    assert.include(JSON.stringify(event), 'engineering.quotation_created')
  })

  test('a snapshot keeps the bill and shows what has changed since', async ({ client, assert }) => {
    const made = await createdBy(client, 'engineer', { ...priced, draft: true })
    const path = `/api/quotations/${made.id}`
    const kept = await write(client, 'post', `${path}/snapshots`, {
      ...{ as: 'engineer', body: { name: 'Before the meeting' } },
    })
    kept.assertStatus(201)
    assert.containsSubset(kept.body(), { name: 'Before the meeting', lineCount: 2 })
    assert.equal(kept.body().total, made.total)
    const [first] = BODY.lines
    await write(client, 'patch', path, {
      ...{ as: 'engineer', seen: made.version },
      body: {
        lines: [
          { ...first, quantity: '4' },
          { ...first, description: 'Rails' },
        ],
      },
    })
    const compared = `${path}/snapshots/${kept.body().id}/comparison`
    const shown = (await client.get(compared).loginAs(await person('engineer'))).body()
    assert.deepEqual(
      shown.lines.map(({ change, before, after }: any) => [
        ...[change, before?.quantity ?? null, after?.quantity ?? null],
      ]),
      [
        ['changed', '3', '4'],
        ['removed', '1.5', null],
        ['added', null, '3'],
      ]
    )
    assert.equal(shown.before.number, 'Before the meeting')
    assert.deepEqual(shown.facts, [])
    const list = await client.get(`${path}/snapshots`).loginAs(await person('auditor'))
    assert.lengthOf(list.body(), 1)
    const gone = await write(client, 'delete', `${path}/snapshots/${kept.body().id}`, {
      as: 'engineer',
    })
    gone.assertStatus(204)
    assert.lengthOf(await db.from('quotation_snapshots').where('quotation_id', made.id), 0)
    const again = await client.get(compared).loginAs(await person('engineer'))
    again.assertStatus(404)
  })

  test('a template outlives its quotation and knows nothing of its job', async ({
    client,
    assert,
  }) => {
    const source = await createdBy(client, 'engineer', { ...priced, draft: true })
    const body = { quotationId: source.id, name: 'Warehouse, standard' }
    const made = await write(client, 'post', '/api/quotation-templates', { as: 'engineer', body })
    made.assertStatus(201)
    const twice = await write(client, 'post', '/api/quotation-templates', { as: 'engineer', body })
    twice.assertStatus(422)
    assert.deepEqual(Object.keys(twice.body().errors), ['name'])
    await write(client, 'delete', `/api/quotations/${source.id}`, { as: 'engineer', seen: 1 })
    const used = await write(
      client,
      'post',
      `/api/quotation-templates/${made.body().id}/quotations`,
      {
        ...{ as: 'engineer', body: { projectName: 'New warehouse' } },
      }
    )
    used.assertStatus(201)
    assert.deepEqual(billOf(used.body()), billOf(source))
    assert.containsSubset(used.body(), {
      ...{ projectName: 'New warehouse', clientName: null, endUser: null, stage: 'draft' },
      projectType: BODY.projectType,
    })
    const gone = await write(client, 'delete', `/api/quotation-templates/${made.body().id}`, {
      as: 'engineer',
    })
    gone.assertStatus(204)
    assert.lengthOf(await db.from('quotation_templates'), 0)
  })

  test('guests and people without the right are refused', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const writes: [string, object][] = [
      [`/api/quotations/${id}/copies`, {}],
      [`/api/quotations/${id}/snapshots`, { name: 'Mine' }],
      ['/api/quotation-templates', { quotationId: id, name: 'Mine' }],
    ]
    for (const [path, body] of writes) {
      ;(await client.post(path).json(body).withCsrfToken()).assertStatus(401)
      ;(await write(client, 'post', path, { as: 'auditor', body })).assertStatus(403)
    }
    ;(await client.get(`/api/quotations/${id}/snapshots`).withCsrfToken()).assertStatus(401)
    const staff = await person('staff')
    ;(await client.get(`/api/quotations/${id}/snapshots`).loginAs(staff)).assertStatus(403)
    const absent = await write(client, 'post', '/api/quotations/999999/copies', {
      ...{ as: 'engineer', body: { projectName: '' } },
    })
    absent.assertStatus(404)
    const blank = await write(client, 'post', `/api/quotations/${id}/snapshots`, {
      ...{ as: 'engineer', body: { name: ' ' } },
    })
    blank.assertStatus(422)
    assert.lengthOf(await db.from('quotation_snapshots').where('quotation_id', id), 0)
  })
})
