import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isoInstant } from '#core/database/instants'
import { nameIn, userNames } from '#core/base/user_names'
import type { PrintChoice } from '#core/printing/print_choice'
import Share from '#files/shares/share'

const MOST = 100

/** What was printed of a request for its vendors, newest first, each with what can be opened of it. */
export async function requestPrints(
  requestId: number,
  client: QueryClientContract = db.connection()
) {
  const rows = await client
    .from('purchase_request_prints')
    .where('purchase_request_id', requestId)
    .orderBy('id', 'desc')
    .limit(MOST)
  const shares = await sharesOf(
    rows.map(({ id }) => id),
    client
  )
  const names = await userNames(
    rows.map(({ created_by: by }) => by),
    client
  )
  return rows.map((row) => ({
    id: row.id as number,
    quoteId: row.quote_id as number | null,
    vendorName: row.vendor_name as string,
    language: row.language as PrintChoice,
    share: shares.get(row.id) ?? null,
    url: `/api/files/${row.file_id}/content`,
    createdByName: nameIn(names, row.created_by),
    createdAt: isoInstant(row.created_at),
  }))
}

/** By print: the share that stays open longest speaks for all of them. */
async function sharesOf(printIds: number[], client: QueryClientContract) {
  const rows = await client
    .from('purchase_request_shares')
    .whereIn('print_id', printIds)
    .orderBy('share_id')
    .select('print_id', 'share_id')
  const shares = await Share.query({ client }).whereIn(
    'id',
    rows.map(({ share_id: id }) => id)
  )
  const shareOf = new Map(shares.map((share) => [share.id, share]))
  const byPrint = Map.groupBy(rows, (row) => row.print_id as number)
  return new Map(
    [...byPrint].map(([printId, own]) => {
      const all = own.flatMap(({ share_id: id }) => shareOf.get(id) ?? [])
      const first = all.find(({ status }) => status === 'open') ?? all[0]!
      const downloads = all.reduce((sum, share) => sum + share.downloads, 0)
      const expiresAt = first.expiresAt.toUTC().toISO()!
      return [printId, { status: first.status, expiresAt, files: all.length, downloads }]
    })
  )
}
