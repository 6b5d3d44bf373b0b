import { RecurringPaymentSchema } from '#database/schema'

export default class RecurringPayment extends RecurringPaymentSchema {
  static table = 'recurring_payments'
}
