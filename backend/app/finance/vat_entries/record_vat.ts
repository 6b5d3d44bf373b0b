import { insertRows } from '#core/database/many_rows'
import { addDays } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { dueOf, type VatBox } from '#core/vat/vat_boxes'
import type { VatDocument, VatSource } from '#core/vat/vat_sources'
import { searchText } from '#engines/text/fold'
import { holdDocument } from '#finance/ledger/post_document'

/**
 * Records what a document means to the returns and was not reported yet. What is in an open return is replaced;
 * what was filed stays, and the difference to it is a correction in the first return that is open.
 */
export async function recordVat(uow: UnitOfWork, source: VatSource, id: number) {
  const through = await filedThrough(uow)
  await holdDocument(uow, source.kind, id)
  const documents = (await source.read([id], uow.trx)).get(id) ?? []
  const of = { document_kind: source.kind, document_id: id }
  const reported: any[] = await uow.trx
    .from('vat_entries')
    .where(of)
    .whereNotNull('vat_return_id')
    .orderBy('id')
  await uow.trx.from('vat_entries').where(of).whereNull('vat_return_id').delete()
  const rows = differences(documents, reported).map((part) => ({
    ...of,
    ...rowOf(part, documents, reported),
    ...placeOf(part.on, through),
  }))
  await insertRows(uow.trx, 'vat_entries', rows)
}

/** The last day that was filed. It stays so until this unit ends: who files waits, who records later sees it. */
async function filedThrough({ trx }: UnitOfWork): Promise<string | null> {
  const row = await trx.from('vat_filings').forShare().firstOrFail()
  return row.filed_through_on
}

interface Difference {
  on: string
  box: VatBox
  isAdjustment: boolean
  taxableMinor: number
  vatMinor: number
}

/** What documents mean less what was reported of them, by day and box. */
export function differences(documents: VatDocument[], reported: any[]): Difference[] {
  const found = new Map<string, Difference>()
  const add = (one: Difference, sign: 1 | -1) => {
    const key = `${one.on} ${one.box} ${one.isAdjustment}`
    const known = found.get(key) ?? { ...one, taxableMinor: 0, vatMinor: 0 }
    known.taxableMinor += sign * one.taxableMinor
    known.vatMinor += sign * one.vatMinor
    found.set(key, known)
  }
  for (const { on, isAdjustment, parts } of documents)
    for (const part of parts) add({ on, isAdjustment, ...part }, 1)
  for (const row of reported)
    add(
      {
        ...{ on: row.document_on, box: row.box, isAdjustment: !!row.is_adjustment },
        ...{ taxableMinor: Number(row.taxable_minor), vatMinor: Number(row.vat_minor) },
      },
      -1
    )
  return [...found.values()].filter(({ taxableMinor, vatMinor }) => taxableMinor || vatMinor)
}

/** Where it is reported: on its day, or after what was filed. */
function placeOf(on: string, through: string | null) {
  const late = through !== null && on <= through
  return { document_on: on, reported_on: late ? addDays(through, 1) : on, is_correction: late }
}

/** Of a document that is gone, the last row that was reported says what it was. */
function rowOf(part: Difference, documents: VatDocument[], reported: any[]) {
  const document = documents.find(({ on }) => on === part.on) ?? documents[0]
  const head = document ? headOf(document) : lastOf(reported)
  return {
    ...head,
    search_text: searchText(head.document_number, head.party_name ?? '', head.party_vat_number),
    box: part.box,
    is_adjustment: part.isAdjustment,
    taxable_minor: part.taxableMinor,
    vat_minor: part.vatMinor,
    due_minor: dueOf(part.box, part.vatMinor),
  }
}

const headOf = ({ number, party, partyName, partyVatNumber, uuid, hash }: VatDocument) => ({
  document_number: number,
  party_type: party?.type ?? null,
  party_id: party?.id ?? null,
  party_name: partyName,
  party_vat_number: partyVatNumber,
  uuid: uuid ?? null,
  invoice_hash: hash ?? null,
})

type Head = ReturnType<typeof headOf>

function lastOf(reported: any[]): Head {
  const row = reported.at(-1)
  return {
    ...{ document_number: row.document_number, party_type: row.party_type },
    ...{ party_id: row.party_id, party_name: row.party_name },
    ...{ party_vat_number: row.party_vat_number, uuid: row.uuid, invoice_hash: row.invoice_hash },
  }
}
