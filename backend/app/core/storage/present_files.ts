import { isoInstant } from '#core/database/instants'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { filesOf, type FileRow } from './find_files.js'

/** The files of a record of one kind, such as its PDFs, newest first, with who brought them. */
export async function presentFiles(ownerType: string, id: number, uow?: UnitOfWork) {
  const rows: FileRow[] = await filesOf(ownerType, [id], uow?.trx).orderBy('id', 'desc')
  const names = await userNames(
    rows.map(({ created_by: by }) => by),
    uow?.trx
  )
  return rows.map((file) => ({
    id: file.id,
    originalFilename: file.original_name,
    mime: file.mime,
    url: `/api/files/${file.id}/content`,
    uploadedAt: isoInstant(file.created_at),
    uploadedByName: nameIn(names, file.created_by),
  }))
}
