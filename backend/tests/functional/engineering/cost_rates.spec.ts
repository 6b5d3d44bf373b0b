import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { offerData } from '#engineering/offers/pdf/offer_data'
import { offerPdf } from '#engineering/offers/pdf/offer_pdf'
import Quotation from '#engineering/quotations/models/quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const QUOTED = '2026-11-01'
const GLASS = {
  ...{ description: 'Glass', quantity: '10', unitRate: '700', unitCost: '100' },
  costCurrency: 'EUR',
}
const FIXING = { description: 'Fixing', quantity: '1', unitRate: '1000', unitCost: '400' }
const PRICED = { draft: true, discount: '0', lines: [GLASS, FIXING] }
const path = (id: number, more = '') => `/api/quotations/${id}${more}`

async function enter(client: ApiClient, rate: string, effectiveOn: string, currency = 'EUR') {
  const entered = await client
    .post('/api/exchange-rates')
    .json({ currency, rate, effectiveOn })
    .loginAs(await person('accountant'))
    .withCsrfToken()
  entered.assertStatus(201)
}

const get = async (client: ApiClient, at: string, as = 'engineer') =>
  client.get(at).loginAs(await person(as))

test.group('Costs in other currencies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are converted at the rate of the quotation’s day, which stays', async ({
    client,
    assert,
  }) => {
    await enter(client, '4', '2026-01-01')
    const made = await createdBy(client, 'engineer', PRICED)
    // 10 × 100 € × 4 + 400 = 4400 of 8000
    assert.containsSubset(made, { cost: '4400.00', margin: 45 })
    assert.deepEqual(made.costRates, [{ currency: 'EUR', rate: '4', on: QUOTED }])
    assert.containsSubset(made.lines[0], {
      ...{ unitCost: '100', costCurrency: 'EUR', convertedCost: '400' },
    })
    assert.containsSubset(made.lines[1], { costCurrency: null, convertedCost: null })
    await enter(client, '5', '2026-10-15')
    const edited = await write(client, 'patch', path(made.id), {
      ...{ as: 'engineer', seen: 1 },
      body: { lines: [{ ...GLASS, quantity: '20' }, FIXING], quotedOn: '2026-11-05' },
    })
    edited.assertStatus(200)
    assert.containsSubset(edited.body(), { cost: '8400.00' })
    assert.deepEqual(edited.body().costRates, made.costRates)
    const row = await db.from('quotations').where('id', made.id).firstOrFail()
    assert.equal(Number(row.cost_minor), 840_000)
  })

  test('take other rates only when what they change was shown', async ({ client, assert }) => {
    await enter(client, '4', '2026-01-01')
    const made = await createdBy(client, 'engineer', PRICED)
    await enter(client, '5', '2026-10-15')
    const shown = await get(client, path(made.id, '/cost-rates?on=2026-11-20'))
    shown.assertStatus(200)
    assert.containsSubset(shown.body(), {
      rates: [{ currency: 'EUR', rate: '4', on: QUOTED, newRate: '5' }],
      before: { cost: '4400.00', margin: 45 },
      after: { cost: '5400.00', margin: 32.5 },
      lines: [{ description: 'Glass', unitCost: '100', before: '400', after: '500' }],
    })
    // nothing has changed by looking
    assert.equal((await get(client, path(made.id))).body().cost, '4400.00')
    const apply = (body: object, as = 'engineer', seen = 1) =>
      write(client, 'post', path(made.id, '/cost-rates'), { as, seen, body })
    const on = '2026-11-20'
    const other = await apply({ on, rates: [{ currency: 'EUR', rate: '4.5' }] })
    other.assertStatus(409)
    assert.equal(other.body().code, 'RATES_CHANGED')
    const rates = [{ currency: 'EUR', rate: '5' }]
    ;(await apply({ on, rates }, 'engineer', 7)).assertStatus(412)
    const applied = await apply({ on, rates })
    applied.assertStatus(200)
    assert.containsSubset(applied.body(), { cost: '5400.00', margin: 32.5, version: 2 })
    assert.deepEqual(applied.body().costRates, [{ currency: 'EUR', rate: '5', on }])
    const history = (await get(client, path(made.id, '/history'))).body()
    assert.equal(history[0].action, 'refresh_rates')
    const fields = history[0].changes.map(({ field }: any) => field)
    assert.includeMembers(fields, ['costRates', 'margin'])
    const hidden = (await get(client, path(made.id, '/history'), 'auditor')).body()
    assert.notIncludeMembers(
      hidden.flatMap(({ changes }: any) => changes.map(({ field }: any) => field)),
      ['costRates']
    )
  })

  test('weigh on the approval: a refresh of what awaits it opens it again', async ({
    client,
    assert,
  }) => {
    await enter(client, '4', '2026-01-01')
    const made = await createdBy(client, 'engineer', { ...PRICED, draft: false })
    const requests = () =>
      db.from('approval_requests').where({ document_type: 'quotation', document_id: made.id })
    await enter(client, '5', '2026-10-15')
    const body = { on: today(), rates: [{ currency: 'EUR', rate: '5' }] }
    const applied = await write(client, 'post', path(made.id, '/cost-rates'), {
      ...{ as: 'engineer', seen: made.version, body },
    })
    applied.assertStatus(200)
    const rows = await requests().orderBy('id')
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['voided', 'pending']
    )
    // who refreshed it has written it
    const own = await write(client, 'post', path(made.id, '/approve'), {
      ...{ as: 'engineer', seen: applied.body().version },
    })
    own.assertStatus(403)
  })

  test('without a rate are refused by currency and day, in both languages', async ({
    client,
    assert,
  }) => {
    const lines = [{ ...GLASS, costCurrency: 'JPY' }]
    const ask = async (language: string) =>
      client
        .post('/api/quotations')
        .json({ projectName: 'No yen', draft: true, quotedOn: QUOTED, lines })
        .header('Accept-Language', language)
        .loginAs(await person('engineer'))
        .withCsrfToken()
    for (const language of ['en', 'ar']) {
      const refused = await ask(language)
      refused.assertStatus(422)
      assert.deepEqual(Object.keys(refused.body().errors), ['lines.0.costCurrency'])
      assert.include(refused.body().message, 'JPY')
      assert.include(refused.body().message, QUOTED)
    }
    assert.isNull(await db.from('quotations').where('project_name', 'No yen').first())
    await enter(client, '0.025', '2026-01-01', 'JPY')
    const made = await ask('en')
    made.assertStatus(201)
    // 10 × 100 yen at 0.025
    assert.equal(made.body().cost, '25.00')
  })

  test('follow the quotation into another currency, still at the rate of their day', async ({
    client,
    assert,
  }) => {
    await enter(client, '4', '2026-01-01')
    await enter(client, '12.5', '2026-01-01', 'KWD')
    const made = await createdBy(client, 'engineer', PRICED)
    const changed = await write(client, 'patch', path(made.id), {
      ...{ as: 'engineer', seen: 1, body: { currency: 'KWD' } },
    })
    changed.assertStatus(200)
    // 1000 € at 0.32 dinars, and 400 that were entered in the quotation's own currency
    assert.equal(changed.body().cost, '720.000')
    assert.deepEqual(changed.body().costRates, [{ currency: 'EUR', rate: '0.32', on: QUOTED }])
  })

  test('stay with copies, revisions, snapshots and templates', async ({ client, assert }) => {
    await enter(client, '4', '2026-01-01')
    const made = await createdBy(client, 'engineer', PRICED)
    await enter(client, '5', '2026-10-15')
    const post = async (at: string, body: object) => {
      const answer = await write(client, 'post', at, { as: 'engineer', body })
      answer.assertStatus(201)
      return answer.body()
    }
    const copy = await post(path(made.id, '/copies'), { projectName: 'Second tower' })
    const template = await post('/api/quotation-templates', { quotationId: made.id, name: 'Glass' })
    const used = await post(`/api/quotation-templates/${template.id}/quotations`, {
      projectName: 'Third tower',
    })
    for (const one of [copy, used]) {
      assert.containsSubset(one, { cost: '4400.00', costRates: made.costRates })
      assert.containsSubset(one.lines[0], { unitCost: '100', costCurrency: 'EUR' })
    }
    await post(path(made.id, '/snapshots'), { name: 'Now' })
    const snapshot = await db.from('quotation_snapshots').orderBy('id', 'desc').firstOrFail()
    assert.match(JSON.stringify(snapshot.content), /EUR/)
  })

  test('are for those who may see what a job costs; the client sees none of it', async ({
    client,
    assert,
  }) => {
    await enter(client, '4', '2026-01-01')
    const made = await createdBy(client, 'engineer', PRICED)
    const preview = path(made.id, '/cost-rates')
    for (const at of ['/api/cost-rates', preview]) {
      ;(await client.get(at)).assertStatus(401)
      for (const who of ['auditor', 'staff']) (await get(client, at, who)).assertStatus(403)
      ;(await get(client, `${at}?on=2026-02-30`)).assertStatus(422)
    }
    const body = { on: QUOTED, rates: [{ currency: 'EUR', rate: '4' }] }
    ;(await client.post(preview).json(body).withCsrfToken()).assertStatus(401)
    ;(await write(client, 'post', preview, { as: 'staff', seen: 1, body })).assertStatus(403)
    const shown = (await get(client, path(made.id), 'auditor')).body()
    assert.deepEqual(shown.costRates, [])
    assert.containsSubset(shown.lines[0], {
      ...{ unitCost: null, costCurrency: null, convertedCost: null },
    })
    const list = (await get(client, '/api/cost-rates?to=SAR&on=2026-11-01')).body()
    assert.deepInclude(list, { currency: 'EUR', on: QUOTED, rate: '4' })
    const quotation = await Quotation.findOrFail(made.id)
    await loadLines(quotation)
    const page = offerPdf(await offerData(quotation), 'en')
    // letters of the fonts aside
    const paper = page.replace(/<style>[^]*?<\/style>/g, '')
    assert.notInclude(paper, 'EUR')
    assert.include(paper, 'Glass')
  })
})
