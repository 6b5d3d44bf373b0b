import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import { filesOf, type FileRow } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { REQUEST_FILES } from '#procurement/record_files/file_owners'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { recordRequest, saveRequest } from '#procurement/purchase_requests/request_audit'
import { closeRequestShares } from './rfq_shares.js'

/** The files of a request that vendors get, in the order they were added. */
export async function outgoingFiles(
  requestId: number,
  client: QueryClientContract = db.connection()
): Promise<FileRow[]> {
  return filesOf(REQUEST_FILES.ownerType, [requestId], client)
    .whereIn('id', outgoing(client, requestId))
    .orderBy('id')
}

const outgoing = (client: QueryClientContract, requestId: number) =>
  client
    .from('purchase_request_outgoing_files')
    .where('purchase_request_id', requestId)
    .select('file_id')

/** Every file of a request with whether vendors get it. */
export async function markedFiles(requestId: number, client?: QueryClientContract) {
  const files: FileRow[] = await filesOf(
    REQUEST_FILES.ownerType,
    [requestId],
    client ?? db.connection()
  ).orderBy('id', 'desc')
  const marked = new Set((await outgoingFiles(requestId, client)).map(({ id }) => id))
  return files.map(({ id, original_name: originalFilename }) => ({
    ...{ id, originalFilename, outgoing: marked.has(id) },
  }))
}

/**
 * Says which files of a locked request vendors get. One that is taken back opens nothing any more.
 * @throws AppError 422 on a file of another record
 */
export async function markOutgoing(uow: UnitOfWork, request: PurchaseRequest, fileIds: number[]) {
  const files = await markedFiles(request.id, uow.trx)
  const own = new Map(files.map((file) => [file.id, file]))
  if (fileIds.some((id) => !own.has(id))) throw invalid({ fileIds: ['absent'] })
  const wanted = new Set(fileIds)
  const namesOf = (isIn: (file: (typeof files)[number]) => boolean) =>
    files.filter(isIn).map(({ originalFilename }) => originalFilename)
  const before = { filesForVendors: namesOf((file) => file.outgoing) }
  await uow.trx
    .from('purchase_request_outgoing_files')
    .where('purchase_request_id', request.id)
    .delete()
  const rows = fileIds.map((id) => ({ file_id: id, purchase_request_id: request.id }))
  if (rows.length) await uow.trx.table('purchase_request_outgoing_files').multiInsert(rows)
  for (const { id, outgoing: was } of files)
    if (was && !wanted.has(id)) await closeRequestShares(uow, request, { fileId: id })
  await saveRequest(uow, request)
  const after = { filesForVendors: namesOf(({ id }) => wanted.has(id)) }
  await recordRequest(uow, 'mark_files', request, { before, after })
}
