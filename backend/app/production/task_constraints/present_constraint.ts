import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { isoInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ConstraintKind } from '#production/enums/planning'
import { constraintRows, type ConstraintRow } from './constraint_rows.js'

export const CONSTRAINT_ACTIONS = ['update', 'delete', 'resolve', 'reopen'] as const

/** Constraints as the portal answers them, with the names of people and what the viewer may do. */
export async function presentConstraints(
  { abilities }: Pick<HttpContext, 'abilities'>,
  rows: readonly ConstraintRow[],
  uow?: UnitOfWork
) {
  const people = rows.flatMap((row) => [row.owner_id, row.resolved_by])
  const names = await userNames(people, uow?.trx)
  const nameOf = (id: number | null) => nameIn(names, id)
  const mayWrite = abilities.has('planning.report')
  const now = today()
  return rows.map((row) => {
    const isOpen = Boolean(row.is_open)
    return {
      ...{ id: row.id, version: row.version, projectId: row.project_id },
      ...{ projectCode: row.project_code, projectName: row.project_name },
      ...{ projectNameAr: row.project_name_ar, taskId: row.task_id, taskCode: row.task_code },
      ...{ taskName: row.task_name, taskNameAr: row.task_name_ar, taskStartOn: row.task_start_on },
      kind: row.kind as ConstraintKind,
      ...{ description: row.description, descriptionAr: row.description_ar },
      ...{ ownerId: row.owner_id, ownerName: nameOf(row.owner_id) },
      ...{ leadDays: row.lead_days, fixedOn: row.fixed_on, neededOn: row.needed_on },
      isOpen,
      isOverdue: isOpen && row.needed_on !== null && row.needed_on < now,
      resolvedAt: isoInstant(row.resolved_at),
      resolvedByName: nameOf(row.resolved_by),
      can: {
        update: mayWrite && isOpen,
        delete: mayWrite && isOpen,
        resolve: mayWrite && isOpen,
        reopen: mayWrite && !isOpen,
      },
    }
  })
}

/** A constraint as every write on it answers. @throws AppError 404, also when its task was removed */
export async function showConstraint(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const [shown] = await presentConstraints(ctx, await constraintRows([id], uow?.trx), uow)
  if (!shown) throw notFound()
  return shown
}
