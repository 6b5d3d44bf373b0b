import type { HttpContext } from '@adonisjs/core/http'
import { actOnDocument } from '#core/approvals/act_on_document'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writtenSettlement } from './present_settlement.js'
import { lockSettlement } from './record_settlement.js'
import { settlementStates } from './states.js'

/** One step of a settlement, on the version that was seen. @throws AppError 404, 412, and what its state refuses */
export const actOnSettlement = actOnDocument({
  states: settlementStates,
  lock: lockSettlement,
  show: (_: HttpContext, id: number, uow: UnitOfWork) => writtenSettlement(id, uow),
})
