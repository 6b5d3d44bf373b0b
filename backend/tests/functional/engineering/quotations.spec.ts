import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { BODY, createdBy, write } from './quotation_body.js'

test.group('Quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('answers 401 to a guest', async ({ client }) => {
    for (const path of [
      '',
      '/1',
      '/by-number/Q-2026-0001',
      '/1/history',
      '/1/documents',
      '/1/tracking-sheets',
    ]) {
      const response = await client.get(`/api/quotations${path}`)
      response.assertStatus(401)
    }
    const response = await client.post('/api/quotations').json(BODY).withCsrfToken()
    response.assertStatus(401)
  })

  test('answers 403 to staff who may not read or write them', async ({ client }) => {
    const staff = await person('staff')
    const list = await client.get('/api/quotations').loginAs(staff)
    list.assertStatus(403)
    const auditor = await write(client, 'post', '/api/quotations', { as: 'auditor', body: BODY })
    auditor.assertStatus(403)
  })

  test('creates one that awaits approval, with number, prices and score', async ({
    client,
    assert,
  }) => {
    const body = await createdBy(client, 'engineer')
    assert.match(body.number, /^Q-\d{4}-\d{4}$/)
    assert.containsSubset(body, {
      status: 'pending',
      stage: 'pending_approval',
      areaSqm: '1200.5',
      productTypes: ['structural_steel', 'cladding'],
      subtotal: '30.11',
      discount: '0.09',
      vat: '4.50',
      total: '34.52',
      vatRate: '15',
      projectScore: 78,
      recommendationStatus: 'GO',
      revision: 0,
      version: 1,
      createdByName: 'Yousef Al-Qahtani',
      project: null,
      documents: [],
      trackingSheets: [],
    })
    assert.deepEqual(
      body.lines.map((line: any) => [
        line.section,
        line.description,
        line.quantity,
        line.unitRate,
        line.total,
      ]),
      [
        ['Steel', 'Columns', '3', '10.03', '30.09'],
        ['Steel', 'Beams', '1.5', '0.01', '0.02'],
      ]
    )
    assert.equal(body.approval.status, 'pending')
    assert.deepEqual(body.allowedActions, ['update', 'cancel'])
    const row = await db.from('quotations').where('id', body.id).first()
    assert.equal(row.total_minor, 3452)
    assert.equal(row.project_score_bp, 7800)
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'quotation', entity_id: String(body.id), action: 'create' })
    assert.lengthOf(audit, 1)
    const event = await db
      .from('outbox_events')
      .where('name', 'engineering.quotation_created')
      .orderBy('id', 'desc')
      .first()
    assert.equal(JSON.parse(event.payload).quotationId, body.id)
  })

  test('numbers them without gaps, a draft only when it is handed in', async ({
    client,
    assert,
  }) => {
    const first = await createdBy(client, 'engineer')
    const draft = await createdBy(client, 'engineer', { draft: true })
    assert.equal(draft.number, `DRAFT-${draft.id}`)
    const refused = await write(client, 'post', '/api/quotations', {
      as: 'engineer',
      body: { ...BODY, clientId: 999_999 },
    })
    refused.assertStatus(422)
    const submitted = await write(client, 'post', `/api/quotations/${draft.id}/submit`, {
      as: 'engineer',
      seen: 1,
    })
    const { number } = submitted.body()
    assert.equal(Number(number.slice(-4)), Number(first.number.slice(-4)) + 1)
    const found = await client
      .get('/api/quotations')
      .qs({ q: number })
      .loginAs(await person('engineer'))
    assert.include(
      found.body().map((row: any) => row.id),
      draft.id
    )
  })

  test('keeps a draft out of the approvers hands', async ({ client, assert }) => {
    const body = await createdBy(client, 'engineer', { draft: true })
    assert.equal(body.stage, 'draft')
    assert.equal(body.status, 'pending')
    assert.isNull(body.approval)
    assert.sameMembers(body.allowedActions, ['update', 'submit', 'delete'])
  })

  test('takes a name alone and fills in the rest', async ({ client, assert }) => {
    const response = await write(client, 'post', '/api/quotations', {
      as: 'estimator',
      body: { projectName: 'Villa' },
    })
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      currency: 'SAR',
      total: '0.00',
      projectScore: 0,
      recommendationStatus: 'NO_GO',
    })
    assert.match(response.body().quotedOn, /^\d{4}-\d{2}-\d{2}$/)
  })

  test('understands Arabic-Indic digits', async ({ client, assert }) => {
    const lines = [{ description: 'بند', quantity: '٣', unitRate: '١٠٫٠٣' }]
    const body = await createdBy(client, 'engineer', { areaSqm: '١٢٠٠٫٥', discount: '٠', lines })
    assert.equal(body.areaSqm, '1200.5')
    assert.equal(body.vat, '4.51')
    assert.equal(body.subtotal, '30.09')
  })

  test('rounds in three digits where the currency has them', async ({ client, assert }) => {
    const lines = [{ description: 'Door', quantity: '1', unitRate: '10.0005' }]
    const body = await createdBy(client, 'engineer', { currency: 'KWD', discount: '0.001', lines })
    assert.containsSubset(body, {
      subtotal: '10.001',
      discount: '0.001',
      vat: '1.500',
      total: '11.500',
    })
  })

  test('resolves the name of the client', async ({ client, assert }) => {
    const [clientId] = await db.table('clients').insert({
      name: 'Huda',
      company: 'Al Noor Contracting',
      search_text: '',
      version: 1,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
    })
    const body = await createdBy(client, 'engineer', { clientId })
    assert.equal(body.clientName, 'Al Noor Contracting')
    assert.equal(body.clientId, clientId)
  })

  test('answers the first result again for the same Idempotency-Key', async ({
    client,
    assert,
  }) => {
    const send = async (body: object) =>
      client
        .post('/api/quotations')
        .header('Idempotency-Key', 'k-1')
        .json(body)
        .loginAs(await person('engineer'))
        .withCsrfToken()
    const first = await send(BODY)
    const again = await send(BODY)
    again.assertStatus(201)
    assert.equal(again.header('idempotent-replayed'), 'true')
    assert.deepEqual(again.body(), first.body())
    const other = await send({ ...BODY, projectName: 'Another' })
    other.assertStatus(422)
    const [{ total }] = await db
      .from('quotations')
      .where('project_name', BODY.projectName)
      .count('* as total')
    assert.equal(total, 1)
  })

  test('shows one by id and by number, 404 otherwise', async ({ client, assert }) => {
    const body = await createdBy(client, 'engineer')
    const approver = await person('chief.engineer')
    const byId = await client.get(`/api/quotations/${body.id}`).loginAs(approver)
    const byNumber = await client.get(`/api/quotations/by-number/${body.number}`).loginAs(approver)
    byId.assertStatus(200)
    assert.deepEqual(byNumber.body(), byId.body())
    assert.sameMembers(byId.body().allowedActions, ['approve', 'reject'])
    assert.isTrue(byId.body().can.approve)
    for (const path of ['999999', 'by-number/Q-1999-0001']) {
      const absent = await client.get(`/api/quotations/${path}`).loginAs(approver)
      absent.assertStatus(404)
    }
  })

  test('explains its score in the requested language', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const read = async (language: string) =>
      client
        .get(`/api/quotations/${id}`)
        .header('Accept-Language', language)
        .loginAs(await person('engineer'))
    const { scoreBreakdown } = (await read('en')).body()
    assert.containsSubset(scoreBreakdown, {
      total: 78,
      recommendation: 'GO',
      knockedOut: false,
      configVersion: 1,
    })
    assert.deepEqual(
      scoreBreakdown.criteria.map((one: any) => [one.weight, one.level, one.points]),
      [
        [15, 4, 12],
        [15, 5, 15],
        [15, 3, 9],
        [20, 5, 20],
        [20, 3, 12],
        [10, 4, 8],
        [5, 2, 2],
      ]
    )
    assert.equal(scoreBreakdown.criteria[0].reason, '“Main contractor”: 4 of 5, 12 of 15 points.')
    assert.match(scoreBreakdown.criteria[6].reason, /1,200\.5 m²: 2, Najran: 1\. Together 2 of 5/)
    assert.match((await read('ar')).body().scoreBreakdown.criteria[0].reason, /مقاول رئيسي/)
  })
})
