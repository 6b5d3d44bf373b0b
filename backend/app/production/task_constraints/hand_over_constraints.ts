import type { HandOver } from '#core/handovers/registry'
import { holdersOf } from '#identity/shared/people'
import { recordConstraint } from './record_constraint.js'
import TaskConstraint from './task_constraint.js'

/** The open constraints of someone who leaves are their successor's, where that one may open planning. */
export const handOverConstraints: HandOver = async (uow, { fromId, toId }) => {
  if (!(await holdersOf('planning.view', uow.trx)).includes(toId)) return []
  const open = await TaskConstraint.query({ client: uow.trx })
    .where('ownerId', fromId)
    .whereNull('resolvedAt')
    .orderBy('id')
    .forUpdate()
  for (const constraint of open) {
    const before = constraint.toAudit()
    constraint.merge({ ownerId: toId, updatedBy: uow.actor.id })
    constraint.version++
    await constraint.save()
    await recordConstraint(uow, 'update', constraint, { before, after: constraint.toAudit() })
  }
  return open.map(({ id, description, descriptionAr }) => ({
    ...{ kind: 'task_constraint', recordId: id, link: '/production/planning/constraints' },
    ...{ label: description, labelAr: descriptionAr ?? null },
  }))
}
