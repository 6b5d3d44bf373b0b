import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { isSalesBox, TAXED_BOXES, VAT_BOXES, type VatBox } from '#core/vat/vat_boxes'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { vatOf } from '#engines/money/vat'
import { recordVat } from '#finance/vat_entries/record_vat'
import { liveFigures } from '#finance/vat_returns/figures'
import { rowsHash } from '#finance/vat_returns/rows_hash'
import { Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { file, filesFrom, openPeriods, shown } from './vat_support.js'

const JANUARY = { fromOn: '2026-01-01', toOn: '2026-01-31' }
const FEBRUARY = { fromOn: '2026-02-01', toOn: '2026-02-28' }

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

function aDocument(next: (below: number) => number, id: number, month: string): VatDocument {
  const sign = next(5) === 0 ? -1 : 1
  const parts = Array.from({ length: 1 + next(3) }, () => {
    const box = VAT_BOXES[next(VAT_BOXES.length)] as VatBox
    const rateBp = TAXED_BOXES.includes(box) ? 1500 : 0
    const lines = Array.from({ length: 1 + next(4) }, () => ({
      ...{ netMinor: sign * (1 + next(100_000)), rateBp, category: 'S' as const },
    }))
    const { vatMinor, lineVat } = vatOf(lines)
    if (lineVat.reduce((sum, one) => sum + one, 0) !== vatMinor) throw new Error('lines differ')
    return { box, vatMinor, taxableMinor: lines.reduce((sum, one) => sum + one.netMinor, 0) }
  })
  return {
    ...{ number: `T-${id}`, on: `${month}-${String(1 + next(28)).padStart(2, '0')}` },
    ...{ isAdjustment: sign < 0, party: null, partyName: 'Someone', partyVatNumber: null, parts },
  }
}

const dueOf = (documents: VatDocument[]) => {
  let due = 0
  for (const { parts } of documents)
    for (const { box, vatMinor } of parts)
      if (isSalesBox(box)) due += vatMinor
      else if (box !== 'reverse_charge_imports') due -= vatMinor
  return due
}

test.group('Entries of VAT returns', (group) => {
  Books.within(group)

  for (const seed of [1, 7, 42])
    test(`boxes are the sums of documents however these change (${seed})`, async ({
      client,
      assert,
    }) => {
      const next = numbers(seed)
      const documents = new Map<number, VatDocument>()
      const source: VatSource = {
        kind: 'test_document',
        read: async (ids) =>
          new Map(ids.flatMap((id) => (documents.has(id) ? [[id, [documents.get(id)!]]] : []))),
        idsAfter: async () => [],
      }
      const record = (id: number) => transact(SYSTEM_ACTOR, (uow) => recordVat(uow, source, id))
      for (let id = 1; id <= 25; id++) {
        documents.set(id, aDocument(next, id, next(2) ? '2026-01' : '2026-02'))
        await record(id)
      }
      for (let i = 0; i < 12; i++) {
        const id = 1 + next(25)
        if (next(3) === 0) documents.delete(id)
        else documents.set(id, aDocument(next, id, next(2) ? '2026-01' : '2026-02'))
        await record(id)
      }
      const of = (month: string) => [...documents.values()].filter(({ on }) => on.startsWith(month))
      const [before, february] = await Promise.all([
        liveFigures(JANUARY, db),
        liveFigures(FEBRUARY, db),
      ])
      assert.equal(before.vatDueMinor, dueOf(of('2026-01')))
      assert.equal(february.vatDueMinor, dueOf(of('2026-02')))
      for (const box of VAT_BOXES) {
        const parts = of('2026-01').flatMap((one) => one.parts.filter((part) => part.box === box))
        const { amountMinor, adjustmentMinor, vatMinor } = before.boxes[box]
        const sum = (of: 'taxableMinor' | 'vatMinor') =>
          parts.reduce((total, part) => total + part[of], 0)
        assert.equal(amountMinor + adjustmentMinor, sum('taxableMinor'), box)
        assert.equal(vatMinor, sum('vatMinor'), box)
      }
      await filesFrom('2026-01-01')
      const [{ id: januaryId }] = await openPeriods(client)
      ;(await file(client, januaryId)).assertStatus(200)
      const hash = await rowsHash(JANUARY, db)
      for (const id of documents.keys()) {
        if (next(2)) documents.set(id, aDocument(next, id, '2026-01'))
        await record(id)
      }
      // what was filed and what corrects it are the documents as they are now
      const after = await liveFigures(FEBRUARY, db)
      const total = before.vatDueMinor + after.vatDueMinor + after.correctionsMinor
      assert.equal(total, dueOf([...documents.values()]))
      assert.equal(await rowsHash(JANUARY, db), hash)
      assert.equal((await shown(client, januaryId)).rowsHash, hash)
    })

  test('are found by box, period and words, and paged', async ({ client, assert }) => {
    const document = (id: number): VatDocument => ({
      ...{ number: `Q-${id}`, on: '2026-01-10', isAdjustment: false, party: null },
      ...{ partyName: `Najd ${id}`, partyVatNumber: '300000000000003' },
      parts: [{ box: 'exports', taxableMinor: 100 * id, vatMinor: 0 }],
    })
    const source: VatSource = {
      ...{ kind: 'test_document', idsAfter: async () => [] },
      read: async ([id]) => new Map([[id!, [document(id!)]]]),
    }
    for (const id of [1, 2, 3]) await transact(SYSTEM_ACTOR, (uow) => recordVat(uow, source, id))
    const path = '/api/vat-entries?box=exports&reportedOn_gte=2026-01-01&reportedOn_lte=2026-01-31'
    const paged = await call(
      client,
      'accountant',
      'get',
      `${path}&_sort=taxable&_order=desc&_end=2`
    )
    assert.deepEqual(
      paged.body().map((row: any) => row.taxable),
      ['3.00', '2.00']
    )
    assert.equal(paged.header('x-total-count'), '3')
    const found = await call(client, 'accountant', 'get', `${path}&q=Q-2`)
    assert.deepEqual(
      found.body().map((row: any) => row.documentNumber),
      ['Q-2']
    )
    const none = await call(client, 'accountant', 'get', '/api/vat-entries?box=standard_sales')
    assert.lengthOf(none.body(), 0)
  })
})
