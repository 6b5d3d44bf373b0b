import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { offerData } from '#engineering/offers/pdf/offer_data'
import { offerPdf } from '#engineering/offers/pdf/offer_pdf'
import Quotation from '#engineering/quotations/models/quotation'
import { loadLines } from '#engineering/quotations/queries/load_lines'
import { trackingSheetData } from '#engineering/tracking_sheets/queries/sheet_data'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const line = (section: string | null, unitRate: string, more: object = {}) => ({
  ...{ section, description: `Line of ${section}`, quantity: '1', unitRate },
  ...{ unitCost: '1', costHead: 'material' },
  ...more,
})
const LINES = [
  line('Facade', '100'),
  line('Facade>East', '50', { clientItem: 'B.7' }),
  line('Facade > East > Doors', '25', { costHead: 'labour' }),
  line('Roof', '10'),
  line('Facade', '-30', { quantity: '2', unitCost: null }),
  line('Roof', '7', { quantity: '-1' }),
]
async function loaded(id: number) {
  const quotation = await Quotation.findOrFail(id)
  await loadLines(quotation)
  return quotation
}

test.group('Bills as trees', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sections stand in sections with their ordinals and sums', async ({ client, assert }) => {
    const made = await createdBy(client, 'engineer', { draft: true, discount: '0', lines: LINES })
    assert.deepEqual(
      made.sections.map(({ ordinal, path, level, total }: any) => [ordinal, path, level, total]),
      [
        ['1', 'Facade', 1, '115.00'],
        ['1.2', 'Facade > East', 2, '75.00'],
        ['1.2.2', 'Facade > East > Doors', 3, '25.00'],
        ['2', 'Roof', 1, '3.00'],
      ]
    )
    assert.deepEqual(
      made.lines.map(({ ordinal }: any) => ordinal),
      ['1.1', '1.2.1', '1.2.2.1', '2.1', '1.3', '2.2']
    )
    assert.containsSubset(made, { subtotal: '118.00', vat: '17.70', total: '135.70' })
    assert.equal(made.lines[4].total, '-60.00')
    const kept = await db.from('quotation_lines').where({ quotation_id: made.id, position: 2 })
    assert.equal(kept[0].section, 'Facade > East')
  })

  test('what the lines cost is added up by cost head, for who may know', async ({
    client,
    assert,
  }) => {
    const made = await createdBy(client, 'engineer', { draft: true, discount: '0', lines: LINES })
    assert.deepEqual(made.costHeads, [
      { head: 'material', cost: '2.00', total: '93.00' },
      { head: 'labour', cost: '1.00', total: '25.00' },
    ])
    const auditor = await person('auditor')
    const shown = (await client.get(`/api/quotations/${made.id}`).loginAs(auditor)).body()
    assert.deepEqual(shown.costHeads, [])
  })

  test('deductions above all the rest are refused', async ({ client, assert }) => {
    const refused = await write(client, 'post', '/api/quotations', {
      as: 'engineer',
      body: { projectName: 'Refused', lines: [line('A', '10'), line('A', '-10.01')] },
    })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['lines'])
    assert.isNull(await db.from('quotations').where('project_name', 'Refused').first())
  })

  test('the offer and the tracking sheet follow the tree and come to the price', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', {
      ...{ draft: true, discount: '0', lines: LINES },
      markups: [{ kind: 'profit', mode: 'percent', value: '10' }],
    })
    const { rows, subtotal } = await offerData(await loaded(id))
    const heads = rows.flatMap((row) => (row.kind === 'section' ? [row.section] : []))
    assert.deepEqual(
      heads.map(({ ordinal, total }) => [ordinal, total]),
      [
        ['1', '126.50'],
        ['1.2', '82.50'],
        ['1.2.2', '27.50'],
        ['2', '3.30'],
      ]
    )
    const items = rows.flatMap((row) => (row.kind === 'line' ? [row.line.item] : []))
    assert.deepEqual(items, ['1.1', 'B.7', '1.2.2.1', '1.3', '2.1', '2.2'])
    assert.equal(subtotal, '129.80')
    assert.include(offerPdf(await offerData(await loaded(id)), 'en'), 'level-3')
    const options = { language: 'en', showPrices: true, printedBy: 1 } as const
    const { data } = await trackingSheetData(await loaded(id), options)
    assert.deepEqual(
      data.lines.map(({ number }) => number),
      ['1.1', 'B.7', '1.2.2.1', '2.1', '1.3', '2.2']
    )
  })

  test('five thousand lines are saved and opened', async ({ client, assert }) => {
    const lines = Array.from({ length: 5000 }, (_, index) => ({
      ...{ section: `Part ${index % 40} > Floor ${index % 7}`, unit: 'm2', quantity: '2' },
      ...{ description: `Aluminium panel ${index}`, unitRate: '1.25' },
      descriptionAr: `لوح ألمنيوم ${index}`,
    }))
    const made = await createdBy(client, 'engineer', { draft: true, discount: '0', lines })
    assert.equal(made.subtotal, '12500.00')
    assert.lengthOf(made.lines, 5000)
    const more = await write(client, 'patch', `/api/quotations/${made.id}`, {
      ...{ as: 'engineer', seen: made.version },
      body: { lines: [...lines, lines[0]] },
    })
    more.assertStatus(422)
  }).timeout(60_000)

  test('other routes take short bodies only', async ({ client }) => {
    const body = { name: 'x'.repeat(600 * 1024) }
    const refused = await write(client, 'post', '/api/offer-terms', { as: 'engineer', body })
    refused.assertStatus(413)
  })
})
