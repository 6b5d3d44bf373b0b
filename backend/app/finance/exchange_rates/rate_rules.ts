import { conflict, invalid } from '#core/base/app_error'
import { rateOn, ratesChanged } from '#core/exchange_rates/known_rates'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ExchangeRate from '#finance/exchange_rates/exchange_rate'

/**
 * A rate that is a quarter off the one before it is a slip of the point, or a way around a limit:
 * it is entered in steps of days, where someone sees it.
 */
const LARGEST_STEP = { numerator: 5n, denominator: 4n }

/** @throws AppError 422 for a rate that is not above zero or far from the one before it */
export async function checkRate(uow: UnitOfWork, record: ExchangeRate) {
  const rate = BigInt(record.rateE6)
  if (rate <= 0n) throw invalid({ rate: ['negative'] })
  const before = await rateBefore(uow, record)
  if (before !== undefined && isFar(rate, before)) throw invalid({ rate: ['farRate'] })
  tellRates(uow)
}

async function rateBefore(
  { trx }: UnitOfWork,
  { id, currency, effectiveOn }: ExchangeRate
): Promise<bigint | undefined> {
  const entered = await ExchangeRate.query({ client: trx })
    .where('currency', currency)
    .where('effective_on', '<=', effectiveOn)
    .whereNot('id', id)
    .orderBy('effective_on', 'desc')
    .first()
  return entered ? BigInt(entered.rateE6) : rateOn(currency, effectiveOn)
}

function isFar(rate: bigint, before: bigint): boolean {
  const { numerator, denominator } = LARGEST_STEP
  return rate * denominator > before * numerator || rate * numerator < before * denominator
}

/**
 * Documents of a day that is over were counted at its rate.
 * @throws AppError 409 RATE_IN_FORCE
 */
export async function refuseInForce(_: UnitOfWork, { effectiveOn }: ExchangeRate) {
  if (effectiveOn < today()) throw conflict('RATE_IN_FORCE')
}

/** Lets every process know the rates once they are committed. */
export const tellRates = (uow: UnitOfWork) => uow.afterCommit(ratesChanged)
