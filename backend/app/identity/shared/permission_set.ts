import { PermissionSetSchema } from '#database/schema'
import { flags } from './powers.js'

/** More sets than people can tell apart help no one. */
export const MOST_SETS = 200

/** Permissions under one name, which its members have while it is active. */
export default class PermissionSet extends PermissionSetSchema {
  static table = 'permission_sets'

  toAudit(): Record<string, unknown> {
    const { name, nameAr, description, permissions, active } = this
    // as the log has those of people
    return { name, nameAr, description, permissions: flags(permissions), active }
  }
}
