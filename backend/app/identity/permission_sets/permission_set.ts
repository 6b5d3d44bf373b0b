import { PermissionSetSchema } from '#database/schema'
import { flags } from '#identity/shared/powers'

/** Permissions under one name, which its members have while it is active. */
export default class PermissionSet extends PermissionSetSchema {
  static table = 'permission_sets'

  toAudit(): Record<string, unknown> {
    const { name, nameAr, description, permissions, active } = this
    // as the log has those of people
    return { name, nameAr, description, permissions: flags(permissions), active }
  }
}
