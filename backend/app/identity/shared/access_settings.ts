import env from '#start/env'
import type { AccessSettings } from '#identity/access/access'
import { canonicalUsername } from './canonical_username.js'

const names = (text: string) =>
  text
    .split(',')
    .map(canonicalUsername)
    .filter((name) => name !== null)

/** The fixed usernames and ids of the specification, as this installation sets them. */
export const accessSettings: AccessSettings = {
  owners: names(env.get('OWNER_USERNAMES') ?? 'admin,general.manager'),
  approvers: names(env.get('APPROVER_USERNAMES') ?? 'chief.engineer,technical.director'),
  approverIds: (env.get('APPROVER_USER_IDS') ?? '1,2')
    .split(',')
    .map(Number)
    .filter(Number.isInteger),
}
