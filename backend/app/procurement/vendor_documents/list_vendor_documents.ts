import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { vendorDocumentListing } from './listing.js'
import { today } from '#core/settings/firm_clock'

/** One page of the documents of all vendors, with the days that are left of each. */
export async function listVendorDocuments(ctx: HttpContext) {
  const query = parseListQuery(vendorDocumentListing, ctx.request.qs(), ctx.abilities)
  const { ids, total } = await findPage(vendorDocumentListing, query)
  ctx.response.header('X-Total-Count', String(total))
  if (!ids.length) return []
  const rows = await db.from('vendor_document_entries').whereIn('id', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => (byId.has(id) ? [view(byId.get(id))] : []))
}

function view(row: any) {
  return {
    id: row.id,
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    vendorStatus: row.vendor_status,
    documentType: row.document_type,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    current: Boolean(row.is_current),
    // negative once it has run out
    daysLeft: row.expires_on === null ? null : daysUntil(row.expires_on),
    url: `/api/files/${row.file_id}/content`,
  }
}

function daysUntil(day: string): number {
  const from = DateTime.fromISO(today(), { zone: 'utc' })
  return Math.round(DateTime.fromISO(day, { zone: 'utc' }).diff(from, 'days').days)
}
