import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PlainModel } from '#core/resources/field'
import { searchText } from '#engines/text/fold'
import type { Terms } from './term.js'

/** Fills a library that has no term yet, in the order given. */
export async function seedTerms(
  trx: TransactionClientContract,
  model: PlainModel,
  terms: (Terms[number] & { standard: boolean })[]
) {
  if (await model.query({ client: trx }).select('id').first()) return
  const rows = terms.map((term, at) => ({
    ...{ ...term, place: (at + 1) * 10, active: true, version: 1 },
    searchText: searchText(term.name, term.nameAr),
  }))
  await model.createMany(rows as never, { client: trx })
}
