import { invoiceHash } from '#engines/e_invoice/canonical'
import { FIRST_PREVIOUS_HASH } from '#engines/e_invoice/names'
import { openSealed, SEALED_FIELDS } from '#commercial/e_invoices/vault'
import { writer } from '#core/database/writer'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const LINK = ['unit_id', 'counter', 'hash', 'previous_hash', 'xml']

/**
 * The documents of a unit form one chain: each is the next after the one before, names its hash, and is
 * still what was hashed.
 */
export function checkEInvoiceChains(): Promise<Finding> {
  // a unit is locked while it signs, so its documents come in the order of its chain
  const ends = new Map<number, { counter: number; hash: string }>()
  return judgeRows(pagesOf('e_invoices', LINK), async (row) => {
    const name = { counter: row.counter, unit: row.unit_id }
    const before = ends.get(row.unit_id) ?? { counter: 0, hash: FIRST_PREVIOUS_HASH }
    ends.set(row.unit_id, { counter: row.counter, hash: row.hash })
    if (row.counter !== before.counter + 1)
      return fault('chain_order', { ...name, before: before.counter })
    if (row.previous_hash !== before.hash) return fault('chain_hash', name)
    const hash = (await invoiceHash(row.xml)).toString('base64')
    return hash === row.hash ? null : fault('chain_document', name)
  })
}

const UNIT = [
  'counter',
  'last_hash',
  'seal',
  'private_key_sealed as privateKeySealed',
  'compliance_secret_sealed as complianceSecretSealed',
  'secret_sealed as secretSealed',
]

/** A unit stands at the end of its chain, and what is sealed of it opens with the present keys. */
export function checkEInvoiceUnits(): Promise<Finding> {
  return judgeRows(pagesOf('e_invoice_units', UNIT), async (unit) => {
    const last = await writer()
      .from('e_invoices')
      .where('unit_id', unit.id)
      .orderBy('counter', 'desc')
      .select('counter', 'hash')
      .first()
    if (Number(unit.counter) !== Number(last?.counter ?? 0))
      return fault('unit_counts', { id: unit.id, kept: unit.counter, last: last?.counter ?? 0 })
    if (unit.last_hash !== (last?.hash ?? FIRST_PREVIOUS_HASH))
      return fault('unit_hash', { id: unit.id })
    const shut = SEALED_FIELDS.filter((field) => unit[`${field}Sealed`] && !opens(unit, field))
    return shut.length ? fault('unit_sealed', { id: unit.id, fields: shut.join(', ') }) : null
  })
}

type Sealed = Parameters<typeof openSealed>[0]

function opens(unit: Sealed, field: (typeof SEALED_FIELDS)[number]): boolean {
  try {
    return openSealed(unit, field) !== ''
  } catch {
    // why it does not open is the finding
    return false
  }
}
