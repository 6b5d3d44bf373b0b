import { baseMoney } from '#core/exchange_rates/at_rate'
import { registerExport } from '#core/exports/registry'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import { withholdingListing } from './listing.js'

const BORNE = {
  firm: { en: 'Company', ar: 'الشركة' },
  vendor: { en: 'Vendor', ar: 'المورّد' },
}

const named = { en: 'Kind', ar: 'النوع' }

registerExport<Row>({
  resource: 'withholdings',
  title: { en: 'Export of withholding tax', ar: 'تصدير ضريبة الاستقطاع' },
  ability: 'withholding.view',
  listing: withholdingListing,
  select: ['withholdings.*'],
  async complete(found, language) {
    const rows: Row[] = found
    const kinds = await kindNames(rows.map((row) => Number(row.kind_id)))
    return rows.map((row) => {
      const { name, nameAr } = kinds.get(Number(row.kind_id))!
      const borne = BORNE[row.tax_borne ? 'firm' : 'vendor'][language]
      return { ...row, borne, kind: `${name} · ${nameAr}` }
    })
  },
  columns: [
    stored('withheldOn', 'Date', 'التاريخ'),
    stored('reportedOn', 'Reported on', 'تاريخ الإدراج'),
    stored('documentNumber', 'Document', 'المستند'),
    field('kind', named.en, named.ar),
    column('rate', 'Rate %', 'النسبة ٪', (row) => formatDecimal4(Number(row.rate_e4)), 'number'),
    field('borne', 'Borne by', 'من يتحملها'),
    field('currency', 'Currency', 'العملة'),
    column(
      ...(['foreignTax', 'Tax in the currency', 'الضريبة بالعملة'] as const),
      (row) => formatMoney(Number(row.tax_minor), row.currency),
      'number'
    ),
    column(
      ...(['subject', 'Taxable base (SAR)', 'الوعاء الضريبي (ريال)'] as const),
      (row) => baseMoney(Number(row.base_subject_minor)),
      'number'
    ),
    column(
      ...(['tax', 'Tax (SAR)', 'الضريبة (ريال)'] as const),
      (row) => baseMoney(Number(row.base_tax_minor)),
      'number'
    ),
  ],
})
