import type { AuditEntry } from '#core/audit/append_audit'
import { storedJson } from '#core/database/stored_json'

interface StoredUser {
  id: number
  username: string
  name: string
  name_ar: string | null
  email: string | null
  role: string
  permissions: string | Record<string, boolean>
  password: string
  passcode: string | null
  disabled_at: unknown
}

/** What the audit log says of an account that came to be without the portal's pages. */
export function loggedUser(user: StoredUser): AuditEntry {
  const { id, username, name, email, role, password, passcode } = user
  return {
    action: 'create',
    entityType: 'user',
    entityId: id,
    label: username,
    after: {
      ...{ username, name, nameAr: user.name_ar, email, role, password, passcode },
      permissions: storedJson(user.permissions),
      disabledAt: user.disabled_at ? new Date().toISOString() : null,
    },
  }
}
