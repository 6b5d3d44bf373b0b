import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Quotation from '#engineering/quotations/models/quotation'

const netOf = ({ totalMinor, vatMinor }: Quotation) => totalMinor - vatMinor

/** What the variations of a job make of its value, before VAT; of a variation those of its job. */
export async function variationsOf(
  quotation: Quotation,
  prices: boolean,
  client?: QueryClientContract
) {
  const { variationOfId } = quotation
  const query = () => Quotation.query(client && { client })
  const job = variationOfId ? await query().where('id', variationOfId).firstOrFail() : quotation
  const rows = await query().where('variationOfId', job.id).orderBy('id')
  const originalMinor = netOf(job)
  const accepted = rows.filter(({ stage }) => stage === 'won')
  const revisedMinor = accepted.reduce((sum, row) => sum + netOf(row), originalMinor)
  const amount = (minor: number) => (prices ? job.money(minor) : null)
  return {
    variationOf: variationOfId ? { id: job.id, number: job.number } : null,
    originalNet: amount(originalMinor),
    revisedNet: amount(revisedMinor),
    variations: rows.map((row) => ({
      ...{ id: row.id, number: row.number, stage: row.stage, quotedOn: row.quotedOn },
      net: amount(netOf(row)),
    })),
  }
}
