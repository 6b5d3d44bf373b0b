import type { HandedOver } from '#core/handovers/registry'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { cancelLeave } from '#people/leave_requests/decide_leave'
import { withNames } from '#people/leave_requests/record_request'

/** Read by everyone who may open the request, in either language. */
const REASON = 'Employment ended · انتهت الخدمة'

/**
 * Leave that was asked for and not decided ends with the employment; so does approved leave that would have
 * begun after the last day, and its days go back to the balance.
 */
export async function cancelOpenLeave(
  uow: UnitOfWork,
  employeeId: number,
  lastDayOn: string
): Promise<HandedOver[]> {
  const open = await withNames(uow)
    .where('employeeId', employeeId)
    .where((any) => {
      any.where('status', 'submitted')
      any.orWhere((later) => void later.where('status', 'approved').where('fromOn', '>', lastDayOn))
    })
    .orderBy('id')
    .forUpdate()
  for (const request of open) await cancelLeave(uow, request, REASON)
  return open.map(({ id, number, fromOn, toOn }) => ({
    ...{ kind: 'leave_request', recordId: id, link: `/hr/leave-requests/${id}` },
    ...{ label: `${number} · ${fromOn} – ${toOn}`, labelAr: null },
  }))
}
