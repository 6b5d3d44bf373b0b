import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { percentOf } from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import type { Prepayment } from '#engines/e_invoice/e_invoice'
import { toDate } from '#core/database/instants'
import { firmZone } from '#core/settings/firm_clock'
import type Invoice from '#commercial/invoices/models/invoice'

interface Advance {
  id: number
  number: string
  uuid: string
  issuedOn: string
  issuedAt: string | Date
  /** Before VAT, credit notes taken off. */
  grossMinor: number
}

export interface Recovered {
  taxableMinor: number
  vatMinor: number
  category: VatCategory
  rateBp: number
}

const NAME = 'دفعة مقدمة | Advance payment'

/**
 * Which advances of its contract a certificate recovers: the oldest first, after what earlier
 * certificates have recovered. What rounding leaves of the VAT goes with the last one (BR-KSA-79 allows
 * a unit). A part that no issued advance covers has no number, and so breaks BR-KSA-73.
 */
export async function prepaymentsOf(
  invoice: Invoice,
  recovered: Recovered,
  client: QueryClientContract
): Promise<Prepayment[]> {
  if (!recovered.taxableMinor) return []
  const advances = await issuedAdvances(invoice.contractId!, client)
  let used = await recoveredBefore(invoice, client)
  let left = recovered.taxableMinor
  const parts: Prepayment[] = []
  for (const advance of advances) {
    const open = Math.max(0, advance.grossMinor - used)
    used = Math.max(0, used - advance.grossMinor)
    const taken = Math.min(open, left)
    left -= taken
    if (taken) parts.push(prepayment(advance, taken, recovered))
  }
  if (left) parts.push(prepayment(null, left, recovered))
  const vat = parts.reduce((sum, { vatMinor }) => sum + vatMinor, 0)
  parts.at(-1)!.vatMinor += recovered.vatMinor - vat
  return parts
}

function prepayment(
  advance: Advance | null,
  taxableMinor: number,
  { category, rateBp }: Recovered
): Prepayment {
  const at = advance && DateTime.fromJSDate(toDate(advance.issuedAt), { zone: firmZone() })
  return {
    name: NAME,
    category,
    rateBp,
    number: advance?.number ?? '',
    uuid: advance?.uuid ?? '',
    issuedOn: advance?.issuedOn ?? '',
    issuedAt: at?.toFormat('HH:mm:ss') ?? '',
    taxableMinor,
    vatMinor: percentOf(taxableMinor, rateBp),
  }
}

async function issuedAdvances(contractId: number, client: QueryClientContract): Promise<Advance[]> {
  const rows = await client
    .from('invoices as i')
    .leftJoin('invoices as n', (join) =>
      join.on('n.original_id', 'i.id').andOnNotNull('n.number').andOnVal('n.type', 'credit_note')
    )
    .where({ 'i.contract_id': contractId, 'i.type': 'advance' })
    .whereNotNull('i.number')
    .groupBy('i.id', 'i.number', 'i.uuid', 'i.issued_on', 'i.issued_at', 'i.gross_minor')
    .orderBy('i.id')
    .select('i.id', 'i.number', 'i.uuid')
    .select('i.issued_on as issuedOn', 'i.issued_at as issuedAt', 'i.gross_minor as gross')
    .sum('n.gross_minor as credited')
  return rows.map(({ gross, credited, ...row }) => ({
    ...row,
    grossMinor: Number(gross) - Number(credited ?? 0),
  }))
}

/** By the certificates that were issued before this one, credit notes taken off. */
async function recoveredBefore({ id, contractId }: Invoice, client: QueryClientContract) {
  const rows = await client
    .from('invoices')
    .where('contract_id', contractId!)
    .whereIn('type', ['progress', 'credit_note'])
    .whereNotNull('number')
    .whereNot('id', id)
    .groupBy('type')
    .select('type')
    .sum('advance_recovery_minor as total')
  return rows.reduce(
    (sum, { type, total }) => sum + (type === 'progress' ? 1 : -1) * Number(total),
    0
  )
}
