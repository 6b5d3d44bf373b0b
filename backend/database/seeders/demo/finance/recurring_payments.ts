import { createRecord } from '#core/resources/save_record'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import RecurringPayment from '#finance/recurring_payments/recurring_payment'
import { recurringPayments } from '#finance/recurring_payments/resource'

/** The day of the month less one, and months since the first payment. */
const PAYMENTS = [
  {
    ...{ name: 'Head office rent', nameAr: 'إيجار المكتب الرئيسي', kind: 'rent' },
    ...{ payee: 'Olaya Towers Real Estate', amount: '62500', every: 3, day: 4, since: 13 },
  },
  {
    ...{ name: 'Labour camp rent', nameAr: 'إيجار سكن العمال', kind: 'rent' },
    ...{ payee: 'Sulay Housing Est.', amount: '38000', every: 1, day: 0, since: 8 },
  },
  {
    ...{ name: 'Tower crane loan', nameAr: 'قرض الرافعة البرجية', kind: 'loan' },
    ...{ payee: 'Riyad Bank', amount: '27450.75', every: 1, day: 14, since: 19, instalments: 48 },
  },
  {
    ...{ name: 'Site cars', nameAr: 'سيارات المواقع', kind: 'lease' },
    ...{ payee: 'Hanco Leasing', amount: '11900', every: 1, day: 24, since: 6, instalments: 36 },
  },
  {
    ...{ name: 'Design software', nameAr: 'برامج التصميم', kind: 'subscription' },
    ...{ payee: 'Autodesk', amount: '8400', currency: 'USD', every: 12, day: 20, since: 10 },
  },
  {
    ...{ name: 'Old warehouse rent', nameAr: 'إيجار المستودع القديم', kind: 'rent' },
    ...{ payee: 'Kharj Road Stores', amount: '9000', every: 1, day: 9, since: 20, active: false },
  },
]

/** What the firm pays again and again without a bill, one of it paused. */
export async function seedRecurringPayments({ trx, now, users }: DemoContext) {
  const by = users.accountant
  const unit = new DemoUnit(trx, {
    at: now.minus({ days: 30 }),
    by: { id: by.id, name: 'Finance' },
  })
  const month = now.startOf('month')
  for (const { day, since, ...payment } of PAYMENTS)
    await createRecord(unit, recurringPayments, RecurringPayment, {
      ...{ currency: 'SAR', unit: 'month', ...payment },
      firstOn: month.minus({ months: since }).plus({ days: day }).toISODate()!,
    })
}
