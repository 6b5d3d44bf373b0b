import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { searchText } from '#engines/text/fold'
import DocumentKind from './document_kind.js'

/** Days before the end at which people are notified: an iqama takes longer to renew than a certificate. */
const KINDS = [
  ['IQAMA', 'Iqama', 'إقامة', [90, 30, 7], false],
  ['PASSPORT', 'Passport', 'جواز سفر', [180, 60, 14], false],
  ['VISA', 'Visa', 'تأشيرة', [60, 30, 7], false],
  ['WORK-PERMIT', 'Work permit', 'رخصة عمل', [90, 30, 7], false],
  ['LICENCE', 'Driving or operating licence', 'رخصة قيادة أو تشغيل', [60, 30, 7], true],
  ['INSURANCE', 'Medical insurance', 'تأمين طبي', [60, 30, 7], false],
  ['MEDICAL', 'Medical examination', 'فحص طبي', [60, 30, 7], false],
  ['CERTIFICATE', 'Certificate', 'شهادة', [60, 30, 7], true],
] as const

/** The kinds of documents that a new firm starts with; those whose code exists are left alone. */
export async function seedDocumentKinds(trx: TransactionClientContract) {
  const existing = await DocumentKind.query({ client: trx }).select('code')
  const known = new Set(existing.map(({ code }) => code))
  const missing = KINDS.filter(([code]) => !known.has(code))
  await DocumentKind.createMany(
    missing.map(([code, name, nameAr, [first, second, last], managersSee]) => ({
      ...{ code, name, nameAr, managersSee, active: true, version: 1 },
      ...{ firstWarningDays: first, secondWarningDays: second, lastWarningDays: last },
      searchText: searchText(code, name, nameAr),
    })),
    { client: trx }
  )
}
