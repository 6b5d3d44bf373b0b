import { invalid } from '#core/base/app_error'
import type { Input } from '#core/resources/save_record'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { exponentOf } from '#engines/money/money'
import type RecurringPayment from './recurring_payment.js'

/** @throws AppError 422 for more decimals than the currency has */
export async function checkNew(_: UnitOfWork, input: Input) {
  checkDigits(input, input.currency as string)
}

/** @throws AppError 422 as above; minor units of one currency are no minor units of another */
export async function checkChange(_: UnitOfWork, payment: RecurringPayment, input: Input) {
  const currency = (input.currency as string | undefined) ?? payment.currency
  checkDigits(input, currency)
  if (currency !== payment.currency && input.amount === undefined)
    throw invalid({ amount: ['required'] })
}

/** @throws AppError 422 for nothing to pay, an end before the first, an account in another currency or not in use */
export async function checkSaved({ trx }: UnitOfWork, payment: RecurringPayment) {
  const { amountMinor, firstOn, lastOn, bankAccountId, currency } = payment
  if (Number(amountMinor) <= 0) throw invalid({ amount: ['negative'] })
  if (lastOn !== null && lastOn < firstOn) throw invalid({ lastOn: ['beforeStart'] })
  if (bankAccountId === null) return
  const account = await trx.from('bank_accounts').where('id', bankAccountId).first()
  if (!account) throw invalid({ bankAccountId: ['absent'] })
  if (account.currency !== currency) throw invalid({ bankAccountId: ['otherAccountCurrency'] })
}

function checkDigits({ amount }: Input, currency: string) {
  const [, fraction = ''] = String(amount ?? '').split('.')
  if (fraction.length > exponentOf(currency)) throw invalid({ amount: ['moneyDigits'] })
}
