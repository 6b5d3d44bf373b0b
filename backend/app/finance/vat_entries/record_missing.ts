import { SYSTEM_ACTOR } from '#core/base/actor'
import { documentsWhere } from '#core/books/pages_of_documents'
import { transact } from '#core/unit_of_work/transact'
import { vatSources, type VatSource } from '#core/vat/vat_sources'
import { differences, recordVat } from './record_vat.js'

/**
 * Records every document whose entries differ from what it means: those from before there were returns, and
 * those whose event failed. Each in a transaction of its own.
 * @returns how many documents were recorded
 */
export async function recordMissing(signal?: AbortSignal): Promise<number> {
  let recorded = 0
  for (const source of vatSources()) {
    for await (const ids of unrecorded(source)) {
      for (const id of ids) {
        signal?.throwIfAborted()
        await transact(SYSTEM_ACTOR, (uow) => recordVat(uow, source, id))
        recorded++
      }
    }
  }
  return recorded
}

const unrecorded = (source: VatSource) =>
  documentsWhere(source, async (ids, trx) => {
    const documents = await source.read(ids, trx)
    const rows: any[] = await trx
      .from('vat_entries')
      .where('document_kind', source.kind)
      .whereIn('document_id', ids)
    const entries = Map.groupBy(rows, (row) => Number(row.document_id))
    return ids.filter((id) => differences(documents.get(id) ?? [], entries.get(id) ?? []).length)
  })
