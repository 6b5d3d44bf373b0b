import { storedJson } from '#core/database/stored_json'
import { writer } from '#core/database/writer'
import { effectivePermissions, namesOf } from '#identity/shared/powers'
import { readSets } from '#identity/shared/read_powers'
import { fault, judgeRows, type Finding } from './check.js'
import { pagesOf } from './pages.js'

const COLUMNS = ['username', 'permissions', 'own_permissions', 'denied_permissions']

/** What every account may do is what its sets, grants and denials come to. */
export async function checkPermissions(): Promise<Finding> {
  const sets = await readSets(writer())
  return judgeRows(withSets(), ({ row, setIds }) => {
    const stored = storedJson<Record<string, boolean>>(row.permissions)
    const own = storedJson<Record<string, boolean> | null>(row.own_permissions)
    const deniedPermissions = storedJson<string[] | null>(row.denied_permissions) ?? []
    const ownPermissions = namesOf(own ?? stored)
    const due = effectivePermissions({ ownPermissions, deniedPermissions, setIds }, sets)
    const [has, comesTo] = [namesOf(stored).join(), namesOf(due).join()]
    return has === comesTo
      ? null
      : fault('permissions', { user: row.username, has: has || '–', due: comesTo || '–' })
  })
}

async function* withSets(): AsyncGenerator<{ row: any; setIds: number[] }[]> {
  for await (const rows of pagesOf('users', COLUMNS)) {
    const members: any[] = await writer()
      .from('permission_set_members')
      .whereIn(
        'user_id',
        rows.map(({ id }) => id)
      )
    const byUser = Map.groupBy(members, ({ user_id: userId }) => Number(userId))
    yield rows.map((row) => ({
      row,
      setIds: (byUser.get(Number(row.id)) ?? []).map((one) => Number(one.permission_set_id)),
    }))
  }
}
