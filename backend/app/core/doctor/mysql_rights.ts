import { writer } from '#core/database/writer'
import { judged, type DoctorFinding } from './finding.js'

/** What the running portal needs: rows, never tables. */
const NEEDED = new Set(['USAGE', 'SELECT', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE', 'SHOW VIEW'])

/** Triggers keep rows of the audit log from being changed; an account that may drop them undoes that. */
export async function examineRights(): Promise<DoctorFinding> {
  const [rows] = await writer().rawQuery('SHOW GRANTS FOR CURRENT_USER')
  const more = rightsBeyondRows(rows.map((row: object) => String(Object.values(row)[0])))
  const rights = more.slice(0, 3).join(', ')
  return judged('account', rights ? ['more', { rights }] : ['rows'], !more.length, 'warning')
}

/** What an account may do beyond reading and writing rows, by the lines of `SHOW GRANTS`. */
export function rightsBeyondRows(grants: string[]): string[] {
  const rights = grants.flatMap((line) => {
    const [, list] = /^GRANT (.+?) ON /.exec(line) ?? []
    // a role, whose rights another statement tells
    if (!list) return [line.replace(/^GRANT | TO .*$/g, '')]
    const names = list.replace(/\([^)]*\)/g, '').split(/,\s*/)
    return line.includes('WITH GRANT OPTION') ? [...names, 'GRANT OPTION'] : names
  })
  const trimmed = rights.map((right) => right.trim())
  return [...new Set(trimmed.filter((right) => !NEEDED.has(right)))]
}
