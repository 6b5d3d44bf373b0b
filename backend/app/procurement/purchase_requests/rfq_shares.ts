import { conflict, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { closeShares } from '#files/shares/actions/share_with_code'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { recordRequest } from '#procurement/purchase_requests/request_audit'

interface Which {
  /** Of one invitation only. */
  quoteId?: number
  /** Of one PDF only. */
  printId?: number
  /** Of one file that went along only. */
  fileId?: number
}

/** Closes what vendors can open of a locked request. @returns how many shares were open */
export async function closeRequestShares(
  uow: UnitOfWork,
  { id }: PurchaseRequest,
  { quoteId, printId, fileId }: Which = {}
): Promise<number> {
  const query = uow.trx
    .from('purchase_request_shares as s')
    .join('purchase_request_prints as p', 'p.id', 's.print_id')
    .where('p.purchase_request_id', id)
  if (quoteId !== undefined) void query.where('p.quote_id', quoteId)
  if (printId !== undefined) void query.where('p.id', printId)
  if (fileId !== undefined) void query.where('s.file_id', fileId)
  const rows: { share_id: number }[] = await query.select('s.share_id')
  return closeShares(
    uow,
    rows.map(({ share_id: shareId }) => shareId)
  )
}

/**
 * Closes all that one PDF lets its vendor open, whoever printed it.
 * @throws AppError 404 for a PDF of another request, 409 SHARE_ENDED
 */
export async function closeSharesOfPrint(uow: UnitOfWork, request: PurchaseRequest, id: number) {
  const print = await uow.trx
    .from('purchase_request_prints')
    .where({ id, purchase_request_id: request.id })
    .first()
  if (!print) throw notFound()
  if (!(await closeRequestShares(uow, request, { printId: id }))) throw conflict('SHARE_ENDED')
  await recordRequest(uow, 'revoke', request, { before: { vendor: print.vendor_name } })
}
