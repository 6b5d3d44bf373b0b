import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { badDebts, type BadDebt } from '#core/vat/debt_reliefs'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { BASE_CURRENCY } from '#engines/money/money'
import { VAT_ADJUSTMENT } from './records.js'
import VatAdjustment from './vat_adjustment.js'

const approvedIds = idsAfterOf('vat_adjustments', (query) => query.where('status', 'approved'))

/** To the return: its amounts on its day; those of a relief are taken back on the day the money came. */
export const adjustmentVat: VatSource = {
  kind: VAT_ADJUSTMENT,
  idsAfter: approvedIds,
  async read(ids, trx) {
    const documents = new Map<number, VatDocument[]>()
    for (const { adjustment, debt } of await approved(ids, trx)) {
      const { id, box, taxableMinor, vatMinor, adjustsOn: on } = adjustment
      const head = headOf(adjustment, debt)
      const part = { box, taxableMinor, vatMinor }
      const back = { box, taxableMinor: -taxableMinor, vatMinor: -vatMinor }
      const taken = debt?.reversedOn
      documents.set(id, [
        { ...head, on, parts: [part] },
        ...(taken ? [{ ...head, on: taken, parts: [back] }] : []),
      ])
    }
    return documents
  },
}

/** To the books: VAT of a relieved debt is no longer owed, and that much less is lost. Other adjustments are of the return alone. */
export const reliefSource: BookSource = {
  kind: VAT_ADJUSTMENT,
  module: 'ledger',
  idsAfter: approvedIds,
  async read(ids, trx) {
    const documents = new Map<number, BookedDocument>()
    for (const { adjustment, debt } of await approved(ids, trx)) {
      if (!debt) continue
      const { id, number, vatMinor, adjustsOn } = adjustment
      const list = new FactList()
      const add = (on: string, minor: number) => {
        const of = { on, currency: BASE_CURRENCY }
        list.put('vat_output', -minor, -minor, { ...of, party: debt.party })
        list.put('bad_debts', minor, minor, of)
      }
      add(adjustsOn, vatMinor)
      if (debt.reversedOn) add(debt.reversedOn, -vatMinor)
      documents.set(id, { number, facts: list.facts })
    }
    return documents
  },
}

const headOf = ({ number }: VatAdjustment, debt: BadDebt | null) => ({
  ...{ number, isAdjustment: true, party: debt?.party ?? null },
  ...{ partyName: debt?.partyName ?? null, partyVatNumber: debt?.partyVatNumber ?? null },
})

/** Approved adjustments, with the debts that they relieve. */
async function approved(ids: number[], trx: TransactionClientContract) {
  const adjustments = await VatAdjustment.query({ client: trx })
    .whereIn('id', ids)
    .where('status', 'approved')
  const debtIds = adjustments.flatMap(({ writeOffId }) => writeOffId ?? [])
  const debts = debtIds.length ? await badDebts().read(debtIds, trx) : new Map<number, BadDebt>()
  return adjustments.map((adjustment) => ({
    adjustment,
    debt: adjustment.writeOffId === null ? null : (debts.get(adjustment.writeOffId) ?? null),
  }))
}
