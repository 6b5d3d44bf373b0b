import type { HttpContext } from '@adonisjs/core/http'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { levelsOf } from '#files/shared/folder_levels'
import { viewerOf } from '#files/shared/viewer'
import Folder from '#files/shared/models/folder'
import { findRecord } from './find_record.js'
import FolderTransformer from './folder_transformer.js'

/** Folders as the wire shows them, with what the viewer may do in each. */
export async function viewFolders(ctx: HttpContext, folders: Folder[], uow?: UnitOfWork) {
  const viewer = viewerOf(ctx)
  const accessIds = folders.map(({ accessId }) => accessId)
  const levels = await levelsOf(viewer, accessIds, uow?.trx)
  return Promise.all(
    folders.map((folder) => {
      const holder = { id: viewer.id, level: levels.get(folder.accessId) ?? null }
      return ctx.serialize(FolderTransformer.transform(folder, holder))
    })
  )
}

export async function viewFolder(ctx: HttpContext, folder: Folder, uow?: UnitOfWork) {
  const [view] = await viewFolders(ctx, [folder], uow)
  return { ...view, breadcrumbs: await breadcrumbsOf(folder, uow) }
}

/** The way down to a folder: of a record first its root, then the folders, itself last. */
export async function breadcrumbsOf(folder: Folder, uow?: UnitOfWork) {
  const above = folder.ancestorIds
  const found = above.length
    ? await Folder.query(uow && { client: uow.trx }).whereIn('id', above)
    : []
  const byId = new Map(found.map((one) => [one.id, one]))
  const way = [...above.flatMap((id) => byId.get(id) ?? []), folder]
  const [first] = way
  const record = first.recordType && (await findRecord(first.recordType, first.recordId!, uow?.trx))
  return way.map(({ id, name, nameAr }, i) =>
    i === 0 && record
      ? { id, name: record.label, nameAr: record.labelAr, ...recordOf(first) }
      : { id, name, nameAr: nameAr ?? null, recordType: null, recordId: null }
  )
}

const recordOf = ({ recordType, recordId }: Folder) => ({ recordType, recordId })
