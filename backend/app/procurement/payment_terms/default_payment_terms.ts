import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DueTrigger } from '#procurement/enums/due_triggers'
import PaymentTerm from '#procurement/payment_terms/models/payment_term'
import PaymentTermPart from '#procurement/payment_terms/models/payment_term_part'

const part = (portionBp: number, dueFrom: DueTrigger, days = 0) => ({ portionBp, dueFrom, days })

const TERMS = [
  ['CASH', 'Cash on delivery', 'نقداً عند التسليم', [part(10_000, 'delivery')]],
  ['NET30', '30 days from invoice', '30 يوماً من تاريخ الفاتورة', [part(10_000, 'invoice', 30)]],
  ['NET60', '60 days from invoice', '60 يوماً من تاريخ الفاتورة', [part(10_000, 'invoice', 60)]],
  ['NET90', '90 days from invoice', '90 يوماً من تاريخ الفاتورة', [part(10_000, 'invoice', 90)]],
  ['ADV100', '100% in advance', 'مقدماً 100%', [part(10_000, 'approval')]],
  [
    'ADV30-70',
    '30% advance, 70% on delivery',
    '30% مقدماً و70% عند التسليم',
    [part(3000, 'approval'), part(7000, 'delivery')],
  ],
  [
    'ADV30-60-10',
    '30% advance, 60% on delivery, 10% retention',
    '30% مقدماً و60% عند التسليم و10% محتجزات',
    [part(3000, 'approval'), part(6000, 'delivery'), part(1000, 'retention', 365)],
  ],
  ['LC', 'Letter of credit at sight', 'اعتماد مستندي بالاطلاع', [part(10_000, 'delivery')]],
] as const

/** Writes the payment terms that a new firm starts with; those whose code exists are left alone. */
export async function seedPaymentTerms(trx: TransactionClientContract) {
  const existing = await PaymentTerm.query({ client: trx }).select('code')
  const known = new Set(existing.map(({ code }) => code))
  const missing = TERMS.filter(([code]) => !known.has(code))
  const terms = await PaymentTerm.createMany(
    missing.map(([code, name, nameAr]) => ({ code, name, nameAr, active: true, version: 1 })),
    { client: trx }
  )
  const parts = terms.flatMap((term, i) =>
    missing[i][3].map((values, at) => ({
      ...NO_DISCOUNT,
      ...values,
      paymentTermId: term.id,
      position: at + 1,
    }))
  )
  await PaymentTermPart.createMany(parts, { client: trx })
}

const NO_DISCOUNT = { months: 0, discountBp: 0, discountDays: 0 }
