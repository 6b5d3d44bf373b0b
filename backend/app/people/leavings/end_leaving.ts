import { DateTime } from 'luxon'
import { handOverApprovals } from '#core/approvals/hand_over_approvals'
import { handOverRecords, type HandedOver } from '#core/handovers/registry'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { endDelegationsOf } from '#identity/delegations/end_delegations'
import { disableAccount } from '#identity/users/disable_account'
import type Employee from '#people/employees/employee'
import { recordEmployee } from '#people/employees/record_employee'
import { cancelOpenLeave } from './cancel_leave.js'
import { handOverTeam } from './hand_over_team.js'
import type Leaving from './leaving.js'
import LeavingHandover from './leaving_handover.js'
import { notifyEnded } from './messages.js'
import { successorsOf, type Successors } from './successors.js'

/** What the log of the account and its sessions give as the reason. */
const REASON = 'left'

type To = Successors['user']
type Handed = HandedOver & { to: To }

const to = (rows: readonly HandedOver[], whom: To): Handed[] =>
  rows.map((row) => ({ ...row, to: whom }))

/**
 * Ends what a locked leaving ends: access, delegations and leave; and gives to the successor what was
 * theirs, each piece listed. All of it is written in the unit, so it happens once or not at all.
 * @throws AppError 409 LAST_ADMIN for the account that keeps the portal open
 */
export async function endLeaving(uow: UnitOfWork, leaving: Leaving, employee: Employee) {
  if (leaving.endedAt) return
  const { successorId, lastDayOn } = leaving
  const successors = await successorsOf(uow, { id: employee.id, successorId })
  const handed = to(await cancelOpenLeave(uow, employee.id, lastDayOn), null)
  if (employee.userId !== null)
    handed.push(...(await endAccount(uow, employee.userId, successors.user)))
  const team = await handOverTeam(uow, employee, successors.employee?.id ?? null)
  handed.push(...to(team, successors.employee))
  await list(uow, leaving, handed)
  leaving.merge({ endedAt: DateTime.utc(), updatedBy: uow.actor.id })
  leaving.version++
  await leaving.save()
  const after = { endOn: lastDayOn, handedOver: handed.length }
  await recordEmployee(uow, 'end_access', employee, { before: {}, after })
  await notifyEnded(uow, employee, { successors, count: handed.length })
}

/** The account comes first: who decides from now on is judged without it. */
async function endAccount(uow: UnitOfWork, userId: number, successor: To): Promise<Handed[]> {
  await disableAccount(uow, userId, REASON)
  const delegations = await endDelegationsOf(uow, userId)
  const parties = { fromId: userId, toId: successor?.id ?? null }
  const approvals = await handOverApprovals(uow, parties)
  const records = successor
    ? await handOverRecords(uow, { fromId: userId, toId: successor.id })
    : []
  return [
    ...to(
      delegations.map(({ id, name, nameAr, fromOn, toOn }) => ({
        ...{ kind: 'approval_delegation', recordId: id, link: null },
        label: `${name} · ${fromOn} – ${toOn}`,
        labelAr: `${nameAr} · ${fromOn} – ${toOn}`,
      })),
      null
    ),
    ...to(approvals, successor),
    ...to(records, successor),
  ]
}

async function list(uow: UnitOfWork, { id }: Leaving, handed: readonly Handed[]) {
  const createdAt = DateTime.utc()
  await LeavingHandover.createMany(
    handed.map(({ kind, recordId, label, labelAr, link, to: whom }) => ({
      ...{ leavingId: id, kind, recordId, link, createdAt },
      ...{ label: label.slice(0, 300), labelAr: labelAr?.slice(0, 300) ?? null },
      ...{ toName: whom?.name ?? null, toNameAr: whom?.nameAr ?? null },
    })),
    { client: uow.trx }
  )
}
