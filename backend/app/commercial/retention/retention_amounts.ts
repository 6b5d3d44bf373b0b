import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RetentionAmounts } from './retention_position.js'

/**
 * What contracts have held and released until a day, from the entries of their documents: a release and
 * the credit of one are releases, everything else is what was held.
 */
export async function retentionAmounts(
  client: QueryClientContract,
  { asOf, contractIds }: { asOf: string; contractIds?: number[] }
): Promise<Map<number, RetentionAmounts>> {
  const rows = await client
    .from('contract_entries as e')
    .join('invoices as i', 'i.id', 'e.invoice_id')
    .leftJoin('invoices as o', 'o.id', 'i.original_id')
    .where('e.account', 'retention')
    .where('e.entered_on', '<=', asOf)
    .if(contractIds, (query) => query.whereIn('e.contract_id', contractIds!))
    .groupBy('e.contract_id')
    .select('e.contract_id')
    .select(
      client.raw(
        `SUM(CASE WHEN i.type = 'retention_release' OR o.type = 'retention_release'
          THEN -e.amount_minor ELSE 0 END) AS released`
      )
    )
    .sum('e.amount_minor as held')
  return new Map(
    rows.map(({ contract_id: id, released, held }) => {
      const releasedMinor = Number(released)
      return [id as number, { releasedMinor, retainedMinor: Number(held) + releasedMinor }]
    })
  )
}
