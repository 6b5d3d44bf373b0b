import { sqlInstant } from '#core/database/instants'
import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { DEPARTMENTS } from '#files/shared/departments'
import type { Level } from '#files/shared/folder_levels'
import { aboutFolder } from '#files/shared/about_folder'
import { inheritBelow } from './save_folder.js'
import { publishChange } from '#files/shared/publish_change'
import Folder, { TOP_FOLDER } from '#files/shared/models/folder'
import FolderGrant from '#files/shared/models/folder_grant'
import { ROLES } from '#identity/access/permissions'
import User from '#identity/shared/user'

export interface Grant {
  kind: 'everyone' | 'user' | 'role' | 'department'
  value: string
  level: Level
}

/**
 * Gives a locked folder grants of its own, which count for everything below that has none, or with
 * null lets it follow the folder above again.
 * @throws AppError 422 for a subject that does not exist, and for the top folder without grants;
 * 409 FOLDER_FIXED for a record's folder
 */
export async function setGrants(uow: UnitOfWork, folder: Folder, grants: Grant[] | null) {
  if (folder.recordType) throw conflict('FOLDER_FIXED')
  if (!grants && folder.id === TOP_FOLDER) throw invalid({ grants: ['needed'] })
  for (const grant of grants ?? []) await requireSubject(uow, grant)
  const before = { grants: await grantsOf(uow, folder) }
  await uow.trx.from('folder_grants').where('folder_id', folder.id).delete()
  const unique = new Map(grants?.map((grant) => [`${grant.kind} ${grant.value}`, grant]))
  if (unique.size) {
    await uow.trx.table('folder_grants').multiInsert(
      [...unique.values()].map(({ kind, value, level }) => ({
        folder_id: folder.id,
        subject_kind: kind,
        subject_value: value,
        level,
        created_by: uow.actor.id,
        created_at: sqlInstant(),
      }))
    )
  }
  const from = folder.accessId
  const parent = grants ? null : await Folder.findOrFail(folder.parentId!, { client: uow.trx })
  folder.merge({ accessId: parent?.accessId ?? folder.id, version: folder.version + 1 })
  folder.updatedBy = uow.actor.id
  await folder.useTransaction(uow.trx).save()
  if (from !== folder.accessId) await inheritBelow(uow, folder, { from, to: folder.accessId })
  const after = { grants: grants && [...unique.values()] }
  await uow.audit({ action: 'change_grants', ...aboutFolder(folder), before, after })
  publishChange(uow, 'folders', folder, 'update')
}

/** The grants of the folder itself; null when it follows the folder above. */
export async function grantsOf(uow: UnitOfWork | null, folder: Folder): Promise<Grant[] | null> {
  if (folder.accessId !== folder.id) return null
  const rows = await FolderGrant.query(uow ? { client: uow.trx } : undefined)
    .where('folderId', folder.id)
    .orderBy('id')
  return rows.map(({ subjectKind, subjectValue, level }) => ({
    kind: subjectKind as Grant['kind'],
    value: subjectValue,
    level: level as Level,
  }))
}

async function requireSubject(uow: UnitOfWork, { kind, value }: Grant) {
  const known = {
    everyone: () => value === 'all',
    role: () => (ROLES as readonly string[]).includes(value),
    department: () => Object.hasOwn(DEPARTMENTS, value),
    user: async () =>
      /^\d{1,9}$/.test(value) && !!(await User.find(Number(value), { client: uow.trx })),
  }
  if (!(await known[kind]())) throw invalid({ grants: ['choice'] })
}
