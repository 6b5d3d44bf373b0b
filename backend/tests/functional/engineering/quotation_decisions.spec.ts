import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const path = (id: number) => `/api/quotations/${id}`
const projectsOf = (id: number) => db.from('projects').where('quotation_id', id)

test.group('Deciding on quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a guest gets 401, an engineer and a plain admin flag no decision', async ({ client }) => {
    const { id } = await createdBy(client, 'engineer')
    for (const action of ['approve', 'reject']) {
      const guest = await client
        .post(`${path(id)}/${action}`)
        .header('If-Match', '1')
        .withCsrfToken()
      guest.assertStatus(401)
      for (const as of ['engineer', 'auditor', 'staff']) {
        const response = await write(client, 'post', `${path(id)}/${action}`, {
          as,
          seen: 1,
          body: action === 'reject' ? { reason: 'x' } : {},
        })
        response.assertStatus(403)
      }
    }
  })

  test('an approval makes the project, with its code and all facts', async ({ client, assert }) => {
    const { id, number } = await createdBy(client, 'engineer')
    const response = await write(client, 'post', `${path(id)}/approve`, {
      as: 'chief.engineer',
      seen: 1,
      body: { comment: 'Go' },
    })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      status: 'approved',
      stage: 'approved',
      version: 2,
      allowedActions: [],
    })
    assert.containsSubset(response.body().approval.steps[0], {
      status: 'approved',
      decidedBy: { name: 'Layla Haddad' },
      comment: 'Go',
    })
    const [project, ...more] = await projectsOf(id)
    assert.lengthOf(more, 0)
    assert.match(project.code, /^PRJ-\d{4}-\d{4}$/)
    assert.containsSubset(project, {
      name: 'King Fahd Logistics Park',
      name_ar: 'مجمع الملك فهد اللوجستي',
      quotation_number: number,
      status: 'active',
      city: 'Najran',
      area_sqm_e4: 12_005_000,
      product_types: '["structural_steel","cladding"]',
      contract_value_minor: 3452,
      currency: 'SAR',
    })
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'project', entity_id: String(project.id) })
    assert.deepEqual(
      audit.map(({ action, actor_name: name }) => [action, name]),
      [['create', 'Layla Haddad']]
    )
    const link = { id: project.id, code: project.code }
    assert.deepEqual(response.body().project, link)
    const shown = await client.get(path(id)).loginAs(await person('engineer'))
    assert.deepEqual(shown.body().project, link)
  })

  test('the event delivered twice makes one project', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    await write(client, 'post', `${path(id)}/approve`, { as: 'technical.director', seen: 1 })
    const event = await db
      .from('outbox_events')
      .where('name', 'engineering.quotation_approved')
      .orderBy('id', 'desc')
      .first()
    await db.from('outbox_events').where('id', event.id).update({ dispatched_at: null })
    await dispatchEvents([event.id, event.id])
    // and a second event about the same quotation
    const { id: _, ...copy } = event
    const [second] = await db.table('outbox_events').insert({ ...copy, dispatched_at: null })
    await dispatchEvents([second])
    assert.lengthOf(await projectsOf(id), 1)
    assert.isNotNull((await db.from('outbox_events').where('id', second).first()).dispatched_at)
  })

  test('a rejection keeps its reason and makes no project', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const missing = await write(client, 'post', `${path(id)}/reject`, {
      as: 'chief.engineer',
      seen: 1,
      body: {},
    })
    missing.assertStatus(422)
    assert.property(missing.body().errors, 'reason')
    const response = await write(client, 'post', `${path(id)}/reject`, {
      as: 'chief.engineer',
      seen: 1,
      body: { reason: 'Margin too low' },
    })
    response.assertStatus(200)
    assert.containsSubset(response.body(), {
      status: 'rejected',
      stage: 'rejected',
      rejectionReason: 'Margin too low',
    })
    assert.lengthOf(await projectsOf(id), 0)
    const event = await db
      .from('outbox_events')
      .where('name', 'engineering.quotation_rejected')
      .orderBy('id', 'desc')
      .first()
    assert.containsSubset(JSON.parse(event.payload), {
      quotationId: id,
      reason: 'Margin too low',
      decidedBy: 3,
    })
  })

  test('a rejected one is mended and submitted again', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    await write(client, 'post', `${path(id)}/reject`, {
      as: 'chief.engineer',
      seen: 1,
      body: { reason: 'Too dear' },
    })
    const edited = await write(client, 'patch', path(id), {
      as: 'engineer',
      seen: 2,
      body: { discount: '5' },
    })
    assert.equal(edited.body().stage, 'rejected')
    const submitted = await write(client, 'post', `${path(id)}/submit`, { as: 'engineer', seen: 3 })
    submitted.assertStatus(200)
    assert.containsSubset(submitted.body(), {
      stage: 'pending_approval',
      status: 'pending',
      rejectionReason: null,
    })
    const approved = await write(client, 'post', `${path(id)}/approve`, {
      as: 'chief.engineer',
      seen: 4,
    })
    approved.assertStatus(200)
    assert.lengthOf(await projectsOf(id), 1)
  })

  test('only a draft or a rejected one is submitted', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', { draft: true })
    const early = await write(client, 'post', `${path(id)}/approve`, {
      as: 'chief.engineer',
      seen: 1,
    })
    early.assertStatus(409)
    const submitted = await write(client, 'post', `${path(id)}/submit`, { as: 'engineer', seen: 1 })
    submitted.assertStatus(200)
    const twice = await write(client, 'post', `${path(id)}/submit`, { as: 'engineer', seen: 2 })
    twice.assertStatus(409)
    assert.equal(twice.body().code, 'CONFLICT')
  })

  test('no one decides on their own, nor on what a colleague handed in for them', async ({
    client,
    assert,
  }) => {
    const own = await createdBy(client, 'admin')
    assert.notInclude(own.allowedActions, 'approve')
    const refused = await write(client, 'post', `${path(own.id)}/approve`, { as: 'admin', seen: 1 })
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'SELF_APPROVAL')
    // an edit by a colleague makes the colleague the one who asks; the author still may not decide
    await write(client, 'patch', path(own.id), {
      as: 'engineer',
      seen: 1,
      body: { location: 'Here' },
    })
    const again = await write(client, 'post', `${path(own.id)}/approve`, { as: 'admin', seen: 2 })
    again.assertStatus(403)
    assert.equal(again.body().code, 'SELF_APPROVAL')
    assert.lengthOf(await projectsOf(own.id), 0)
  })

  test('wants the version that was seen', async ({ client }) => {
    const { id } = await createdBy(client, 'engineer')
    const without = await write(client, 'post', `${path(id)}/approve`, { as: 'chief.engineer' })
    without.assertStatus(428)
    const stale = await write(client, 'post', `${path(id)}/approve`, {
      as: 'chief.engineer',
      seen: 9,
    })
    stale.assertStatus(412)
    const nonsense = await write(client, 'post', `${path(id)}/approve`, {
      as: 'chief.engineer',
      seen: 'new',
    })
    nonsense.assertStatus(422)
  })

  test('who comes second is informed who decided', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    await write(client, 'post', `${path(id)}/approve`, { as: 'chief.engineer', seen: 1 })
    const late = await write(client, 'post', `${path(id)}/reject`, {
      as: 'technical.director',
      seen: 1,
      body: { reason: 'No' },
    })
    late.assertStatus(409)
    assert.containsSubset(late.body(), { code: 'ALREADY_DECIDED', decidedBy: 'Layla Haddad' })
  })

  test('a repeated approval with one Idempotency-Key answers the same', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const send = async () =>
      client
        .post(`${path(id)}/approve`)
        .header('If-Match', '1')
        .header('Idempotency-Key', 'once')
        .loginAs(await person('chief.engineer'))
        .withCsrfToken()
    const first = await send()
    const again = await send()
    again.assertStatus(200)
    assert.deepEqual(again.body(), first.body())
  })
})
