import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { hasDelegated, mayDelegate } from '#identity/delegations/other_decisions'
import type LeaveRequest from './leave_request.js'

/**
 * Whether who goes away should be offered to hand over their decisions: it is their own leave, they have
 * decisions, and nobody has them for these days yet.
 */
export async function offersDelegation(
  { actor, auth }: HttpContext,
  { employee, status, fromOn, toOn }: LeaveRequest,
  uow?: UnitOfWork
): Promise<boolean> {
  const client = uow?.trx ?? db.connection()
  const isOpen = (status === 'submitted' || status === 'approved') && toOn >= today()
  if (!isOpen || actor?.id !== employee.userId || !auth.user) return false
  if (!(await mayDelegate(client, auth.user))) return false
  return !(await hasDelegated(client, { userId: auth.user.id, from: fromOn, to: toOn }))
}
