import { sqlInstant } from '#core/jobs/instants'
import { conflict, invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { DEPARTMENTS } from '#files/access/departments'
import type { Level } from '#files/access/folder_levels'
import { aboutFolder, inheritBelow } from '#files/actions/save_folder'
import { announce } from '#files/live'
import Folder, { TOP_FOLDER } from '#files/models/folder'
import FolderGrant from '#files/models/folder_grant'
import { ROLES } from '#identity/permissions'
import User from '#identity/models/user'

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
export async function setGrants(unit: Unit, folder: Folder, grants: Grant[] | null) {
  if (folder.recordType) throw conflict('FOLDER_FIXED')
  if (!grants && folder.id === TOP_FOLDER) throw invalid({ grants: ['needed'] })
  for (const grant of grants ?? []) await requireSubject(unit, grant)
  const before = { grants: await grantsOf(unit, folder) }
  await unit.trx.from('folder_grants').where('folder_id', folder.id).delete()
  const unique = new Map(grants?.map((grant) => [`${grant.kind} ${grant.value}`, grant]))
  if (unique.size) {
    await unit.trx.table('folder_grants').multiInsert(
      [...unique.values()].map(({ kind, value, level }) => ({
        folder_id: folder.id,
        subject_kind: kind,
        subject_value: value,
        level,
        created_by: unit.actor.id,
        created_at: sqlInstant(),
      }))
    )
  }
  const from = folder.accessId
  const parent = grants ? null : await Folder.findOrFail(folder.parentId!, { client: unit.trx })
  folder.merge({ accessId: parent?.accessId ?? folder.id, version: folder.version + 1 })
  folder.updatedBy = unit.actor.id
  await folder.useTransaction(unit.trx).save()
  if (from !== folder.accessId) await inheritBelow(unit, folder, { from, to: folder.accessId })
  const after = { grants: grants && [...unique.values()] }
  await unit.audit({ action: 'change_grants', ...aboutFolder(folder), before, after })
  announce(unit, 'folders', folder, 'update')
}

/** The grants of the folder itself; null when it follows the folder above. */
export async function grantsOf(unit: Unit | null, folder: Folder): Promise<Grant[] | null> {
  if (folder.accessId !== folder.id) return null
  const rows = await FolderGrant.query(unit ? { client: unit.trx } : undefined)
    .where('folderId', folder.id)
    .orderBy('id')
  return rows.map(({ subjectKind, subjectValue, level }) => ({
    kind: subjectKind as Grant['kind'],
    value: subjectValue,
    level: level as Level,
  }))
}

async function requireSubject(unit: Unit, { kind, value }: Grant) {
  const known = {
    everyone: () => value === 'all',
    role: () => (ROLES as readonly string[]).includes(value),
    department: () => Object.hasOwn(DEPARTMENTS, value),
    user: async () =>
      /^\d{1,9}$/.test(value) && !!(await User.find(Number(value), { client: unit.trx })),
  }
  if (!(await known[kind]())) throw invalid({ grants: ['choice'] })
}
