import { PlainController } from '#core/resources/plain_controller'
import { checkChange, checkNew, checkSaved } from '#finance/recurring_payments/payment_rules'
import RecurringPayment from '#finance/recurring_payments/recurring_payment'
import { recurringPayments } from '#finance/recurring_payments/resource'

export default class RecurringPaymentsController extends PlainController {
  resource = recurringPayments
  model = RecurringPayment
  hooks = { beforeCreate: checkNew, beforeUpdate: checkChange, checkSaved }
}
