import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isAdmin } from '#identity/access/access'
import { isOwner } from '#identity/shared/owners'
import { accessSettings } from '#identity/shared/access_settings'
import ServiceAccount from '#identity/shared/service_account'
import User from '#identity/shared/user'

/** Whether someone decides on an account in a review. */
export type Decides = (reviewer: User, subject: User) => boolean

export interface Reviewers {
  /** Their own account, or that of a program that they operate. */
  isOwn(reviewerId: number, subject: User): boolean
  decides: Decides
  /** Whether anyone but the person could. */
  anyFor(subject: User): boolean
}

/**
 * Who decides in reviews: administrators and owners, never on their own account, nor on that of a program that they
 * answer or answered for or made a token of. Accounts of administrators
 * and owners are looked at by another owner; where there is none, by another administrator.
 */
export async function readReviewers(client: QueryClientContract): Promise<Reviewers> {
  const named = await User.query({ client })
    .whereNull('disabled_at')
    .where((either) =>
      either
        .where('role', 'admin')
        .orWhere('permissions', 'like', '%"admin":true%')
        .orWhereIn('username', [...accessSettings.owners])
    )
    .orderBy('id')
  const all = named.filter((user) => isAdmin(user) || isOwner(user))
  const owners = all.filter(isOwner)
  const operators = await readOperators(client)
  const isOwn: Reviewers['isOwn'] = (reviewerId, { id }) =>
    reviewerId === id || Boolean(operators.get(id)?.includes(reviewerId))
  const decides: Decides = (reviewer, subject) => {
    if (isOwn(reviewer.id, subject) || !all.some(({ id }) => id === reviewer.id)) return false
    if (isOwner(reviewer) || !(isAdmin(subject) || isOwner(subject))) return true
    return !owners.some(({ id }) => id !== subject.id)
  }
  return { isOwn, decides, anyFor: (subject) => all.some((one) => decides(one, subject)) }
}

async function readOperators(client: QueryClientContract): Promise<Map<number, readonly number[]>> {
  // a firm has two hundred at most
  const accounts = await ServiceAccount.query({ client })
  return new Map(accounts.map(({ userId, operators }) => [userId, operators]))
}
