import { DateTime } from 'luxon'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ChequeStep } from './cheque.js'
import type Cheque from './cheque.js'
import type { ChequeAction } from './states.js'

interface Taken {
  action: ChequeAction | 'enter'
  on: string
  reason: string | null
}

/** Keeps what happened to a cheque, with what it settles and the rate of the day. */
export async function keepStep(uow: UnitOfWork, cheque: Cheque, { action, on, reason }: Taken) {
  const { bankAccountId, documentOn, documentRateE6, amountMinor, currency } = cheque
  await ChequeStep.create(
    {
      ...{ chequeId: cheque.id, action, takenOn: on, reason, bankAccountId },
      ...{ documentOn, documentRateE6 },
      exchangeRateE6: frozenRate(amountMinor, currency, on).exchangeRateE6,
      ...{ createdBy: uow.actor.id, createdAt: DateTime.utc() },
    },
    { client: uow.trx }
  )
}
