import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { recordVat } from '#finance/vat_entries/record_vat'
import { liveFigures } from '#finance/vat_returns/figures'
import { rowsHash } from '#finance/vat_returns/rows_hash'
import { tried } from '#tests/helpers/claims'
import {
  act,
  file,
  filesFrom,
  forgetPeriods,
  openPeriods,
  shown,
} from '../functional/finance/vat_support.js'

/** Long before any other document, so that the periods of others stay open. */
const FIRST = '2024-01-01'
const JANUARY = { fromOn: FIRST, toOn: '2024-01-31' }
const FEBRUARY = { fromOn: '2024-02-01', toOn: '2024-02-29' }
const AT_ONCE = 12

test.group('A VAT return that is filed while its documents change', () => {
  test('every change is in the filed return or a correction in the next', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(forgetPeriods)
    tried('races', AT_ONCE)
    const documents = new Map<number, VatDocument>()
    const source: VatSource = {
      kind: 'raced_document',
      read: async (ids) => new Map(ids.map((id) => [id, [documents.get(id)!]])),
      idsAfter: async () => [],
    }
    const write = (id: number, vatMinor: number) => {
      documents.set(id, {
        ...{ number: `R-${id}`, on: '2024-01-10', isAdjustment: false, party: null },
        ...{ partyName: null, partyVatNumber: null },
        parts: [{ box: 'standard_sales', taxableMinor: vatMinor * 10, vatMinor }],
      })
      return transact(SYSTEM_ACTOR, (uow) => recordVat(uow, source, id))
    }
    for (let id = 1; id <= AT_ONCE; id++) await write(id, id)
    await filesFrom(FIRST)
    const [{ id }] = await openPeriods(client)
    ;(await act(client, id, 'prepare')).assertStatus(200)
    const [filing] = await Promise.all([
      act(client, id, 'file', { body: { reference: 'Z-1', filedOn: '2024-02-20' } }),
      ...Array.from({ length: AT_ONCE }, (_, at) => write(at + 1, 100 + at)),
    ])
    // changed before it: whoever files looks again
    if (filing.status() === 409)
      (await file(client, id, { filedOn: '2024-02-20' })).assertStatus(200)
    else filing.assertStatus(200)
    const filed = await shown(client, id)
    assert.equal(await rowsHash(JANUARY, db), filed.rowsHash)
    const due = (await liveFigures(JANUARY, db)).vatDueMinor
    const { correctionsMinor } = await liveFigures(FEBRUARY, db)
    const sum = [...documents.values()].reduce((all, { parts }) => all + parts[0]!.vatMinor, 0)
    assert.equal(due + correctionsMinor, sum)
  })
})
