import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { emptyColumns } from '#core/database/empty_columns'
import { auditOf } from '#core/resources/records'
import type { DemoContext } from '#database/seeders/demo/context'
import NationalityGoal from '#people/nationality_goals/nationality_goal'
import { nationalityGoals } from '#people/nationality_goals/resource'
import type { Office } from './departments.js'

/** Department, null for the firm, and percent. */
const GOALS = [
  [null, 30],
  ['SIT', 10],
  ['FIN', 60],
] as const

/** How many of a hundred people have to be Saudi. */
export async function seedGoals({ trx, users }: DemoContext, offices: ReadonlyMap<string, Office>) {
  const by = { version: 1, createdBy: users['hr.manager'].id, updatedBy: users['hr.manager'].id }
  for (const [code, percent] of GOALS) {
    const goal = new NationalityGoal().useTransaction(trx)
    goal.merge({ ...emptyColumns(NationalityGoal), ...by, nationality: 'Saudi Arabia', percent })
    goal.departmentId = code === null ? null : offices.get(code)!.id
    await goal.save()
    await appendAuditRows(trx, [
      auditRow(SYSTEM_ACTOR, {
        ...{ action: 'create', entityType: nationalityGoals.entity, entityId: goal.id },
        label: goal.nationality,
        after: auditOf(goal as never, nationalityGoals.fields),
      }),
    ])
  }
}
