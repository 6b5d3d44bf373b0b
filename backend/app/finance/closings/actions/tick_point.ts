import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { ManualPoint } from '../checklist.js'
import type Closing from '../closing.js'
import { recordClosing, requireOpen, saveClosing } from '../records.js'

/** Ticks a manual point of a locked open month, or takes the tick back. @throws AppError 409 */
export async function tickPoint(
  uow: UnitOfWork,
  one: Closing,
  { point, done }: { point: ManualPoint; done: boolean }
) {
  requireOpen(one)
  const of = { closing_id: one.id, point }
  const known = await uow.trx.from('closing_ticks').where(of).first()
  if (!!known === done) return
  if (done)
    await uow.trx
      .table('closing_ticks')
      .insert({ ...of, created_by: uow.actor.id, created_at: sqlInstant() })
  else await uow.trx.from('closing_ticks').where(of).delete()
  await saveClosing(uow, one)
  await recordClosing(uow, done ? 'tick' : 'untick', one, {
    ...{ before: { point, done: !done }, after: { point, done } },
  })
}
