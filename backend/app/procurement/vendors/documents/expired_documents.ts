import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { today } from '#core/settings/firm_clock'
import { PROOFS } from '#procurement/vendors/approval/trusted'

/** Kinds of a vendor's required documents that have run out and were not replaced. */
export async function expiredDocuments(uow: UnitOfWork, vendorId: number): Promise<string[]> {
  const rows: { document_type: string; expires_on: string | null }[] = await uow.trx
    .from('vendor_documents')
    .where('vendor_id', vendorId)
    .whereIn('document_type', PROOFS)
    .select('document_type', 'expires_on')
  const valid = new Set(
    rows
      .filter((row) => !row.expires_on || row.expires_on >= today())
      .map((row) => row.document_type)
  )
  return [...new Set(rows.map((row) => row.document_type))].filter((type) => !valid.has(type))
}
