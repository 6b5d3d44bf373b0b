import type { HttpContext } from '@adonisjs/core/http'
import { actsAs, approverOf } from '#core/approvals/approver'
import type { Query, Scope } from '#core/listing/page'
import { visibleEmployees } from '#people/leave_requests/leave_scope'

/** Keeps the weeks of which a line is for one of these people to approve; `column` holds the week's id. */
export const approvedBy = (userIds: readonly number[], column: string) => (query: Query) =>
  void query.whereExists((approvals: Query) => {
    void approvals
      .from('timesheet_approvals')
      .whereColumn('timesheet_approvals.timesheet_id', column)
      .whereIn('timesheet_approvals.approver_id', [...userIds])
  })

/** The viewer and those in whose name they decide. */
export const deciding = (ctx: HttpContext): number[] =>
  actsAs(approverOf(ctx)).map(({ userId }) => userId)

/** One's own weeks, those of one's team and those one approves a line of; everyone's for HR. */
export async function timesheetScope(ctx: HttpContext): Promise<Scope> {
  const visible = await visibleEmployees(ctx)
  if (visible === 'all') return null
  return (query) =>
    void query.where((one: Query) => {
      void one
        .whereIn('employee_id', visible)
        .orWhere((other: Query) => approvedBy(deciding(ctx), 'timesheets.id')(other))
    })
}
