import type { HttpContext } from '@adonisjs/core/http'
import type { Unit } from '#core/unit/unit'
import { levelsOf } from '#files/access/folder_levels'
import { readerOf } from '#files/access/reader'
import Folder from '#files/models/folder'
import { findRecord } from '#files/records/find_record'
import FolderTransformer from '#files/transformers/folder_transformer'

/** Folders as the wire shows them, with what the reader may do in each. */
export async function viewFolders(ctx: HttpContext, folders: Folder[], unit?: Unit) {
  const reader = readerOf(ctx)
  const accessIds = folders.map(({ accessId }) => accessId)
  const levels = await levelsOf(reader, accessIds, unit?.trx)
  return Promise.all(
    folders.map((folder) => {
      const holder = { id: reader.id, level: levels.get(folder.accessId) ?? null }
      return ctx.serialize(FolderTransformer.transform(folder, holder))
    })
  )
}

export async function viewFolder(ctx: HttpContext, folder: Folder, unit?: Unit) {
  const [view] = await viewFolders(ctx, [folder], unit)
  return { ...view, breadcrumbs: await breadcrumbsOf(folder, unit) }
}

/** The way down to a folder: of a record first its root, then the folders, itself last. */
export async function breadcrumbsOf(folder: Folder, unit?: Unit) {
  const above = folder.ancestorIds
  const found = above.length
    ? await Folder.query(unit && { client: unit.trx }).whereIn('id', above)
    : []
  const byId = new Map(found.map((one) => [one.id, one]))
  const way = [...above.flatMap((id) => byId.get(id) ?? []), folder]
  const [first] = way
  const record =
    first.recordType && (await findRecord(first.recordType, first.recordId!, unit?.trx))
  return way.map(({ id, name, nameAr }, i) =>
    i === 0 && record
      ? { id, name: record.label, nameAr: record.labelAr, ...recordOf(first) }
      : { id, name, nameAr: nameAr ?? null, recordType: null, recordId: null }
  )
}

const recordOf = ({ recordType, recordId }: Folder) => ({ recordType, recordId })
