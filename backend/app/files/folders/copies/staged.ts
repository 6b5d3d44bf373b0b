/**
 * A copy that is made in several transactions lies in its place as if it were in the trash, where no
 * list shows it, until the last transaction takes all of it out at once. What marks it is its top
 * folder: that went into the trash with itself, and is called as the job that makes it.
 */
import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { freeFolderName } from '#files/shared/free_name'
import Folder from '#files/shared/models/folder'
import { publishChange } from '#files/shared/publish_change'
import { aboutFolder } from '#files/shared/about_folder'
import { DEEPEST, fillNew, settlePath } from '#files/folders/actions/save_folder'

interface Staging {
  name: string
  nameAr?: string | null
  /** Absent for the top folder itself. */
  stagedWith?: number
}

/** A folder that is not seen yet. @throws AppError 409 FOLDER_TOO_DEEP */
export async function stageFolder(
  uow: UnitOfWork,
  parent: Folder,
  { name, nameAr, stagedWith }: Staging
): Promise<Folder> {
  if (parent.ancestorIds.length + 1 >= DEEPEST) throw conflict('FOLDER_TOO_DEEP')
  const folder = new Folder().useTransaction(uow.trx)
  fillNew(uow, folder, { name, nameAr })
  folder.merge({ parentId: parent.id, accessId: parent.accessId, trashedAt: DateTime.utc() })
  if (!stagedWith) folder.liveKey = null
  await folder.save()
  folder.trashRootId = stagedWith ?? folder.id
  await settlePath(folder, parent.path)
  if (stagedWith)
    await uow.audit({ action: 'create', ...aboutFolder(folder), after: folder.toAudit() })
  return folder
}

/** Lets everyone see a whole copy, under a free name, in a folder that the caller has locked. */
export async function reveal(
  uow: UnitOfWork,
  topId: number,
  { source, target }: { source: Folder; target: Folder }
): Promise<Folder> {
  const live = { trashed_at: null, trashed_by: null, trash_root_id: null }
  await uow.trx.from('files').where('trash_root_id', topId).update(live)
  // the grants of the target may have changed since the first of them was made
  await uow.trx
    .from('folders')
    .where('trash_root_id', topId)
    .update({ ...live, access_id: target.accessId })
  const { name, key } = await freeFolderName(uow, target.id, source.name)
  const top = await Folder.findOrFail(topId, { client: uow.trx })
  top.merge({ name, nameAr: source.nameAr, nameKey: key, liveKey: key })
  await top.save()
  await uow.audit({ action: 'create', ...aboutFolder(top), after: top.toAudit() })
  publishChange(uow, 'folders', top, 'create')
  return top
}

/** Top folders of copies that are not seen yet, with the jobs that make them. */
export async function stagedCopies(
  client: QueryClientContract
): Promise<{ id: number; jobId: string }[]> {
  return client.from('folders').whereColumn('trash_root_id', 'id').select('id', 'name as jobId')
}
