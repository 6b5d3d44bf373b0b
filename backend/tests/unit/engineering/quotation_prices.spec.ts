import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Quotation from '#engineering/quotations/models/quotation'
import type { BillLine } from '#engineering/quotations/models/quotation_line'
import type { QuotationViewer } from '#engineering/quotations/queries/view_quotations'
import QuotationTransformer from '#engineering/quotations/transformers/quotation_transformer'

function shownTo(...abilities: string[]) {
  const now = DateTime.utc()
  const quotation = new Quotation()
  quotation.merge({
    id: 1,
    currency: 'SAR',
    subtotalMinor: 100,
    discountMinor: 0,
    vatMinor: 15,
    totalMinor: 115,
    vatRateBp: 1500,
    createdAt: now,
    updatedAt: now,
  })
  quotation.stage = 'draft'
  const line = {
    id: 1,
    position: 1,
    description: 'x',
    quantityE4: 10_000,
    unitRateE4: 10_000,
    totalMinor: 100,
  }
  quotation.lines = [line as BillLine]
  quotation.$setRelated('documents', [])
  quotation.$setRelated('trackingSheets', [])
  const by = { userId: 1, abilities: new Set(abilities), role: 'staff' }
  const viewer: QuotationViewer = { by, language: 'en', requests: new Map(), names: new Map() }
  const variations = { variationOf: null, originalNet: null, revisedNet: null, variations: [] }
  const detail = { approval: null, project: null, revisions: [], variations }
  return new QuotationTransformer(quotation, viewer, detail).forDetail()
}

test.group('Prices on the wire', () => {
  test('are decimal strings for those who may see them', ({ assert }) => {
    const { subtotal, vat, total, lines, can } = shownTo('quotations.view', 'quotations.prices')
    assert.deepEqual([subtotal, vat, total], ['1.00', '0.15', '1.15'])
    assert.deepEqual([lines[0].unitRate, lines[0].total, lines[0].quantity], ['1', '1.00', '1'])
    assert.isTrue(can.seePrices)
  })

  test('are nothing for all others', ({ assert }) => {
    const { subtotal, discount, vat, total, lines, can } = shownTo('quotations.view')
    assert.deepEqual([subtotal, discount, vat, total], [null, null, null, null])
    assert.deepEqual([lines[0].unitRate, lines[0].total, lines[0].quantity], [null, null, '1'])
    assert.isFalse(can.seePrices)
  })
})
