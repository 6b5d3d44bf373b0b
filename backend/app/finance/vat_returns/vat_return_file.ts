import db from '@adonisjs/lucid/services/db'
import type { Bilingual, Report } from '#core/reports/report'
import { companyProfile } from '#core/settings/company'
import { BASE_CURRENCY } from '#engines/money/money'
import { LEDGER_LABELS as L } from '#finance/ledger/labels'
import { FORM_LABELS } from '#finance/vat_entries/form_boxes'
import { liveFigures } from './figures.js'
import { formRows } from './form.js'
import VatReturn from './vat_return.js'

export const VAT_RETURN_TITLE: Bilingual = { en: 'VAT return', ar: 'إقرار ضريبة القيمة المضافة' }

const LABELS = {
  vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },
  filedOn: { en: 'Filed on', ar: 'تاريخ التقديم' },
  hash: { en: 'Hash of the documents', ar: 'بصمة المستندات' },
  box: { en: 'Box', ar: 'الحقل' },
  description: { en: 'Description', ar: 'البيان' },
  adjustment: { en: 'Adjustment', ar: 'التعديل' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
} as const satisfies Record<string, Bilingual>

export interface AskedReturn {
  vatReturnId: number
  fromOn: string
  toOn: string
}

/** The form as people take it away; null where the return is gone. */
export async function vatReturnFile({ vatReturnId }: AskedReturn): Promise<Report | null> {
  const one = await VatReturn.find(vatReturnId)
  if (!one) return null
  const figures = one.figures ?? (await liveFigures(one, db))
  return {
    title: VAT_RETURN_TITLE,
    facts: factsOf(one),
    columns: [
      { label: LABELS.box },
      { label: LABELS.description },
      ...[L.amount, LABELS.adjustment, LABELS.vat].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        rows: formRows(figures).map(({ number, box, amount, adjustment, vat }) => [
          ...[String(number), FORM_LABELS[box], amount ?? '', adjustment ?? '', vat],
        ]),
      },
    ],
  }
}

function factsOf(one: VatReturn) {
  const facts: [Bilingual, string | null][] = [
    [L.from, one.fromOn],
    [L.to, one.toOn],
    [LABELS.vatNumber, companyProfile().vatNumber],
    [L.currency, BASE_CURRENCY],
    [LABELS.reference, one.reference],
    [LABELS.filedOn, one.filedOn],
    [LABELS.hash, one.rowsHash],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
