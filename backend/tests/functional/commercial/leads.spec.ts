import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { handOverLeads } from '#commercial/leads/hand_over_leads'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

const LEADS = '/api/leads'
const STAMP = '2031-01-01 00:00:00'

let last = 0

/** A quotation of engineering that sales may link. */
async function aQuotation(more: object = {}): Promise<{ id: number; number: string }> {
  const number = `QT-L-${++last}`
  const [id] = await db.table('quotations').insert({
    ...{ number, root_number: number, project_name: 'Hall', quoted_on: '2031-02-01' },
    ...{ stage: 'approved', status: 'approved', currency: 'SAR', total_minor: 100_000 },
    ...{ version: 1, search_text: '', created_at: STAMP, updated_at: STAMP },
    ...more,
  })
  return { id: Number(id), number }
}

test.group('Leads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function aLead(client: ApiClient, body: Record<string, unknown> = {}) {
    const answer = await call(client, 'bdm', 'post', LEADS, { body: { name: 'Clinic', ...body } })
    answer.assertStatus(201)
    return answer.body()
  }

  const move = (
    client: ApiClient,
    lead: { id: number; version: number },
    body: Record<string, unknown>,
    as = 'bdm'
  ) => call(client, as, 'post', `${LEADS}/${lead.id}/move`, { body, seen: lead.version })

  test('are for those of sales: guests and others are refused, viewers change nothing', async ({
    client,
    assert,
  }) => {
    const lead = await aLead(client)
    for (const path of [LEADS, `${LEADS}/${lead.id}`, `${LEADS}/${lead.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'staff', 'get', path)).assertStatus(403)
      ;(await call(client, 'bdm.clients', 'get', path)).assertStatus(403)
    }
    const { id } = await person('staff')
    const permissions = JSON.stringify({ commercialSummaryView: true })
    await db.from('users').where('id', id).update({ permissions })
    const seen = await call(client, 'staff', 'get', `${LEADS}/${lead.id}`)
    assert.containsSubset(seen.body(), { can: { update: false, move: false }, allowedMoves: [] })
    const body = { name: 'Mine' }
    ;(await call(client, 'staff', 'post', LEADS, { body })).assertStatus(403)
    const change = { body, seen: lead.version }
    ;(await call(client, 'staff', 'patch', `${LEADS}/${lead.id}`, change)).assertStatus(403)
    ;(await move(client, lead, { stage: 'contacted' }, 'staff')).assertStatus(403)
    ;(await call(client, 'staff', 'delete', `${LEADS}/${lead.id}`, change)).assertStatus(403)
    assert.containsSubset(await db.from('leads').where('id', lead.id).first(), {
      name: 'Clinic',
      stage: 'new',
    })
  })

  test('get a number, an owner and the name of their client', async ({ client, assert }) => {
    const { id: clientId } = (
      await call(client, 'bdm', 'post', '/api/clients', {
        body: { name: 'Huda', company: 'Sahara Schools' },
      })
    ).body()
    const bdm = await person('bdm')
    const lead = await aLead(client, { clientId, source: 'referral', nextStep: 'Call' })
    assert.match(lead.number, /^L-\d{4}-\d{4}$/)
    assert.containsSubset(lead, {
      ...{ companyName: 'Sahara Schools', ownerId: bdm.id, ownerName: bdm.name },
      ...{ stage: 'new', stageOn: today(), value: null, currency: 'SAR' },
      allowedMoves: ['contacted', 'qualified', 'quoted', 'lost'],
    })
    const arabic = await call(client, 'bdm', 'get', `${LEADS}/${lead.id}`, { language: 'ar' })
    assert.equal(arabic.body().ownerName, bdm.nameAr)
    const typed = await aLead(client, { companyName: 'Only a name' })
    assert.containsSubset(typed, { clientId: null, companyName: 'Only a name' })
    for (const [field, value] of [
      ['clientId', 999_999],
      ['ownerId', 999_999],
      ['source', 'the moon'],
      ['projectType', 'castle'],
    ]) {
      const refused = await call(client, 'bdm', 'post', LEADS, {
        body: { name: 'X', [field]: value },
      })
      refused.assertStatus(422)
      assert.property(refused.body().errors, String(field))
    }
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'lead', entity_id: String(lead.id) })
    assert.deepEqual(
      audit.map(({ action, entity_label: label }) => [action, label]),
      [['create', lead.number]]
    )
  })

  test('are estimated in any currency, with as many digits as it has', async ({
    client,
    assert,
  }) => {
    const dinars = await aLead(client, { value: '1500.125', currency: 'KWD' })
    assert.equal(dinars.value, '1500.125')
    const refused = await call(client, 'bdm', 'patch', `${LEADS}/${dinars.id}`, {
      body: { currency: 'SAR' },
      seen: 1,
    })
    refused.assertStatus(422)
    assert.property(refused.body().errors, 'value')
    const riyals = await call(client, 'bdm', 'patch', `${LEADS}/${dinars.id}`, {
      body: { currency: 'SAR', value: '1500.50' },
      seen: 1,
    })
    riyals.assertStatus(200)
    const stored = await db.from('leads').where('id', dinars.id).firstOrFail()
    assert.equal(Number(stored.value_minor), 150_050)
    // of the list too: an amount is one of its own currency
    await aLead(client, { value: '1500.500', currency: 'KWD' })
    const found = await call(client, 'bdm', 'get', `${LEADS}?value=1500.5`)
    assert.lengthOf(found.body(), 2)
    const emptied = await call(client, 'bdm', 'patch', `${LEADS}/${dinars.id}`, {
      body: { value: null },
      seen: 2,
    })
    assert.isNull(emptied.body().value)
  })

  test('go forward freely, and back with a reason; the log keeps each step', async ({
    client,
    assert,
  }) => {
    let lead = await aLead(client)
    lead = (await move(client, lead, { stage: 'qualified' })).body()
    assert.equal(lead.stage, 'qualified')
    const bare = await move(client, lead, { stage: 'new' })
    bare.assertStatus(422)
    assert.property(bare.body().errors, 'reason')
    lead = (await move(client, lead, { stage: 'new', reason: 'Budget withdrawn' })).body()
    assert.containsSubset(lead, { stage: 'new', stageReason: 'Budget withdrawn' })
    const same = await move(client, lead, { stage: 'new' })
    same.assertStatus(409)
    assert.equal(same.body().code, 'LEAD_STAGE_SAME')
    ;(await move(client, lead, { stage: 'won' })).assertStatus(422)
    const history = (await call(client, 'bdm', 'get', `${LEADS}/${lead.id}/history`)).body()
    assert.deepEqual(
      history.map(({ action }: any) => action),
      ['move', 'move', 'create']
    )
    assert.deepInclude(history[0].changes, { field: 'stage', before: 'qualified', after: 'new' })
  })

  test('are lost for a reason of the list, and taken up again', async ({ client, assert }) => {
    let lead = await aLead(client)
    for (const body of [{ stage: 'lost' }, { stage: 'lost', lostReason: 'no luck' }]) {
      const refused = await move(client, lead, body)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'lostReason')
    }
    lead = (await move(client, lead, { stage: 'lost', lostReason: 'price' })).body()
    assert.containsSubset(lead, { stage: 'lost', lostReason: 'price' })
    const { number: quotationNumber } = await aQuotation()
    const quoted = await move(client, lead, { stage: 'quoted', quotationNumber })
    quoted.assertStatus(409)
    assert.equal(quoted.body().code, 'LEAD_IS_LOST')
    const again = await move(client, lead, { stage: 'contacted', reason: 'They called' })
    assert.containsSubset(again.body(), { stage: 'contacted', lostReason: null })
  })

  test('are quoted by a quotation that exists, which no other lead has', async ({
    client,
    assert,
  }) => {
    const quotation = await aQuotation()
    let lead = await aLead(client)
    for (const quotationNumber of [null, 'QT-1900-0001']) {
      const refused = await move(client, lead, { stage: 'quoted', quotationNumber })
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'quotationNumber')
    }
    const quotationNumber = quotation.number
    lead = (await move(client, lead, { stage: 'quoted', quotationNumber })).body()
    assert.containsSubset(lead, {
      ...{ stage: 'quoted', quotationId: quotation.id, quotationNumber },
      ...{ quotationStage: 'approved', can: { delete: false } },
    })
    const other = await aLead(client)
    const taken = await move(client, other, { stage: 'quoted', quotationNumber })
    taken.assertStatus(422)
    assert.property(taken.body().errors, 'quotationNumber')
    for (const answer of [
      await move(client, lead, { stage: 'lost', lostReason: 'price' }),
      await call(client, 'bdm', 'delete', `${LEADS}/${lead.id}`, { seen: lead.version }),
    ]) {
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'LEAD_HAS_QUOTATION')
    }
    const back = await move(client, lead, { stage: 'qualified', reason: 'Wrong quotation' })
    assert.containsSubset(back.body(), { stage: 'qualified', quotationId: null })
    ;(await move(client, other, { stage: 'quoted', quotationNumber })).assertStatus(200)
  })

  test('are moved by one of two who have read the same version', async ({ client, assert }) => {
    const lead = await aLead(client)
    const first = await move(client, lead, { stage: 'contacted' })
    first.assertStatus(200)
    const second = await move(client, lead, { stage: 'lost', lostReason: 'price' }, 'admin')
    second.assertStatus(412)
    assert.equal(second.body().currentVersion, 2)
    assert.equal((await db.from('leads').where('id', lead.id).firstOrFail()).stage, 'contacted')
    const unread = await call(client, 'bdm', 'post', `${LEADS}/${lead.id}/move`, {
      body: { stage: 'qualified' },
    })
    unread.assertStatus(428)
    const moves = await db.from('audit_logs').where({ entity_type: 'lead', action: 'move' })
    assert.lengthOf(moves, 1)
  })

  test('follow their client into a merge and their owner into a handover', async ({
    client,
    assert,
  }) => {
    const aClient = async (name: string) =>
      (await call(client, 'bdm', 'post', '/api/clients', { body: { name } })).body()
    const [kept, other] = [await aClient('Huda'), await aClient('Huda A.')]
    const lead = await aLead(client, { clientId: other.id })
    const merged = await call(client, 'bdm', 'post', `/api/clients/${kept.id}/merge`, {
      body: { otherId: other.id, otherVersion: other.version, take: [] },
      seen: kept.version,
    })
    merged.assertStatus(200)
    assert.equal((await db.from('leads').where('id', lead.id).firstOrFail()).client_id, kept.id)

    const lost = await aLead(client)
    ;(await move(client, lost, { stage: 'lost', lostReason: 'price' })).assertStatus(200)
    const [from, to] = [await person('bdm'), await person('bdm.clients')]
    await db.from('leads').whereNotIn('id', [lead.id, lost.id]).delete()
    const handed = await transact(SYSTEM_ACTOR, (uow) =>
      handOverLeads(uow, { fromId: from.id, toId: to.id })
    )
    assert.deepEqual(
      handed.map(({ recordId, link }) => [recordId, link]),
      [[lead.id, `/commercial/leads/${lead.id}`]]
    )
    const owners = await db.from('leads').orderBy('id').select('owner_id')
    assert.deepEqual(
      owners.map((row) => row.owner_id),
      [to.id, from.id]
    )
  })

  test('stand on the board by stage, with a sum for each currency', async ({ client, assert }) => {
    await db.from('leads').delete()
    const first = await aLead(client, { value: '100', nextStepOn: '2031-03-02' })
    const urgent = await aLead(client, { value: '50.5', nextStepOn: '2031-03-01' })
    await aLead(client, { value: '7.125', currency: 'KWD' })
    await aLead(client)
    await aQuotation({ currency: 'USD', bdm_initials: 'FD' })
    await aQuotation({ bdm_initials: 'QX' })
    const board = await call(client, 'bdm', 'get', '/api/sales/board?from=2031-01-01&to=2031-12-31')
    const column = board.body().leads.find(({ stage }: any) => stage === 'new')
    assert.containsSubset(column, {
      count: 4,
      sums: [
        { currency: 'KWD', value: '7.125' },
        { currency: 'SAR', value: '150.50' },
      ],
    })
    assert.deepEqual(
      column.cards.slice(0, 2).map(({ id }: any) => id),
      [urgent.id, first.id]
    )
    const approved = board.body().quotations.find(({ stage }: any) => stage === 'approved')
    assert.deepEqual(
      approved.cards.map((card: any) => [card.bdmInitials, card.bdmName]),
      [
        ['QX', null],
        ['FD', (await person('bdm')).name],
      ]
    )
    assert.deepEqual(approved.sums, [
      { currency: 'SAR', value: '1000.00' },
      { currency: 'USD', value: '1000.00' },
    ])
  })
})
