import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { languageNow } from '#core/base/language'
import { referencedNames } from '#core/resources/records'
import { requireJobReader } from '#people/job_changes/present_changes'
import JobChange from '#people/job_history/job_change'
import Leaving from './leaving.js'
import LeavingHandover from './leaving_handover.js'

/** The last day of a person with what was handed over, for who may read their job. @throws AppError 404, 403 */
export async function showLeaving(ctx: HttpContext, employeeId: number) {
  await requireJobReader(ctx, employeeId)
  const leaving = await Leaving.query().where({ employeeId }).orderBy('id', 'desc').first()
  return { leaving: leaving && (await present(ctx, leaving)) }
}

async function present(ctx: HttpContext, leaving: Leaving) {
  const change = await JobChange.findOrFail(leaving.jobChangeId)
  const handed = await LeavingHandover.query().where('leavingId', leaving.id).orderBy('id')
  const named = { table: 'employees', name: 'name', nameAr: 'name_ar' }
  const names = await referencedNames(named, [leaving.successorId], db, languageNow())
  const { id, lastDayOn, endsOn, immediate, successorId, endedAt, jobChangeId } = leaving
  const isOpen = ctx.abilities.has('employees.manage') && endedAt === null && !change.appliedAt
  return {
    ...{ id, lastDayOn, endsOn, immediate: Boolean(immediate), successorId, jobChangeId },
    status: change.status,
    successorName: names.get(successorId!) ?? null,
    endedAt: endedAt?.toUTC().toISO() ?? null,
    handovers: handed.map((one) => ({
      ...{ id: one.id, kind: one.kind, recordId: one.recordId, link: one.link },
      ...{ label: one.label, labelAr: one.labelAr, toName: one.toName, toNameAr: one.toNameAr },
    })),
    can: { move: isOpen, withdraw: isOpen },
  }
}
