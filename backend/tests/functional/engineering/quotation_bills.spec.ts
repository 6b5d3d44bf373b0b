import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const LINES = [
  { description: 'Columns', quantity: '10', unitRate: '100', unitCost: '80', costHead: 'material' },
  { description: 'Fixing', quantity: '1', unitRate: '500', unitCost: '300', costHead: 'labour' },
  {
    description: 'Export crates',
    quantity: '1',
    unitRate: '500',
    unitCost: '0',
    vatCategory: 'zero',
  },
  { description: 'Paint of a better kind', quantity: '1', unitRate: '900', inclusion: 'optional' },
]
const MARKUPS = [
  { kind: 'overhead', mode: 'percent', value: '10', base: 'lines' },
  { kind: 'profit', mode: 'percent', value: '5' },
]

test.group('Bills of quantities', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('mark-ups, options, costs and VAT categories make the price', async ({ client, assert }) => {
    const body = { draft: true, lines: LINES, markups: MARKUPS, discount: '310' }
    const made = await createdBy(client, 'engineer', body)
    // 2000 + 200 + 110 − 310 = 2000, three quarters of it with VAT
    assert.containsSubset(made, {
      linesTotal: '2000.00',
      markupTotal: '310.00',
      subtotal: '2310.00',
      discount: '310.00',
      vat: '225.00',
      total: '2225.00',
      cost: '1100.00',
      margin: 45,
    })
    assert.deepEqual(made.vatBreakdown, [
      { category: 'standard', rate: '15', taxable: '1500.00', vat: '225.00' },
      { category: 'zero', rate: '0', taxable: '500.00', vat: '0.00' },
    ])
    assert.deepEqual(
      made.markups.map(({ kind, base, total }: any) => [kind, base, total]),
      [
        ['overhead', 'lines', '200.00'],
        ['profit', 'running', '110.00'],
      ]
    )
    assert.containsSubset(made.lines[0], { costHead: 'material', unitCost: '80', total: '1000.00' })
    assert.containsSubset(made.lines[3], { inclusion: 'optional', unitCost: null })
    const row = await db.from('quotations').where('id', made.id).first()
    assert.containsSubset(row, { cost_minor: 110_000, margin_bp: 4500, markup_minor: 31_000 })
  })

  test('cost, margin and mark-ups are not for readers without that right', async ({
    client,
    assert,
  }) => {
    const made = await createdBy(client, 'engineer', { lines: LINES, markups: MARKUPS })
    const auditor = await person('auditor')
    const path = `/api/quotations/${made.id}`
    const shown = (await client.get(path).loginAs(auditor)).body()
    assert.equal(shown.total, made.total)
    assert.containsSubset(shown, { cost: null, margin: null, markupTotal: null, linesTotal: null })
    assert.deepEqual(shown.markups, [])
    assert.isNull(shown.lines[0].unitCost)
    assert.isFalse(shown.can.seeMargin)
    const history = (await client.get(`${path}/history`).loginAs(auditor)).body()
    const fields = history.flatMap(({ changes }: any) => changes.map(({ field }: any) => field))
    assert.include(fields, 'lines')
    assert.notIncludeMembers(fields, ['markups'])
    for (const query of ['margin_gte=10', '_sort=margin&_order=asc']) {
      const list = await client.get(`/api/quotations?${query}`).loginAs(auditor)
      list.assertStatus(422)
    }
    const engineer = await person('engineer')
    const own = (await client.get(`${path}/history`).loginAs(engineer)).body()
    assert.include(
      own.flatMap(({ changes }: any) => changes.map(({ field }: any) => field)),
      'markups'
    )
    const list = await client.get('/api/quotations?margin_gte=10&margin_lte=60').loginAs(engineer)
    list.assertStatus(200)
  })

  test('an edit of other fields leaves mark-ups and costs alone', async ({ client, assert }) => {
    const made = await createdBy(client, 'engineer', {
      draft: true,
      lines: LINES,
      markups: MARKUPS,
    })
    const changed = await write(client, 'patch', `/api/quotations/${made.id}`, {
      as: 'engineer',
      seen: 1,
      body: { currency: 'KWD' },
    })
    changed.assertStatus(200)
    assert.containsSubset(changed.body(), { markupTotal: '310.000', cost: '1100.000' })
    assert.equal(changed.body().lines[0].unitCost, '80')
  })

  test('what does not fit is refused on its field', async ({ client, assert }) => {
    const wrong: [string, object][] = [
      ['markups.0.value', { markups: [{ ...MARKUPS[0], value: '1000.01' }] }],
      ['markups.0.value', { markups: [{ ...MARKUPS[0], value: '1.234' }] }],
      ['markups.0.value', { markups: [{ kind: 'other', mode: 'fixed', value: '1.234' }] }],
      ['markups.0.kind', { markups: [{ ...MARKUPS[0], kind: 'luck' }] }],
      ['markups', { markups: Array.from({ length: 13 }, () => MARKUPS[0]) }],
      ['lines.0.inclusion', { lines: [{ ...LINES[0], inclusion: 'maybe' }] }],
      ['lines.0.vatCategory', { lines: [{ ...LINES[0], vatCategory: 'none' }] }],
      ['lines.0.costHead', { lines: [{ ...LINES[0], costHead: 'luck' }] }],
      ['lines.0.unitCost', { lines: [{ ...LINES[0], unitCost: '-1' }] }],
    ]
    for (const [field, change] of wrong) {
      const response = await write(client, 'post', '/api/quotations', {
        as: 'engineer',
        body: { projectName: 'Refused', ...change },
      })
      response.assertStatus(422)
      assert.isTrue(field in response.body().errors, `${field}: ${JSON.stringify(response.body())}`)
    }
    assert.isNull(await db.from('quotations').where('project_name', 'Refused').first())
  })
})
