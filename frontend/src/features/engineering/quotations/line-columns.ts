import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../../api/types'
import { useAbility } from '../../../providers/access'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { costHeadOptions } from '../../../kit/cost-heads/cost-heads'
import { QUOTATIONS } from './quotation'

const INCLUSIONS = ['included', 'optional', 'alternative']
const VAT_CATEGORIES = ['standard', 'zero', 'exempt']

/** What columns are called in the workbooks that clients and consultants send. */
const HEADERS: Record<string, string[]> = {
  section: ['Section', 'Trade', 'Division', 'القسم', 'الباب'],
  description: [
    'Description',
    'Item description',
    'Description of works',
    'Item',
    'Particulars',
    'الوصف',
    'البيان',
    'وصف البند',
    'بيان الأعمال',
  ],
  descriptionAr: [
    'Description (Arabic)',
    'Arabic description',
    'Description AR',
    'الوصف بالعربية',
    'الوصف العربي',
    'الوصف',
    'البيان',
    'وصف البند',
    'بيان الأعمال',
  ],
  unit: ['Unit', 'UOM', 'U/M', 'الوحدة', 'وحدة'],
  quantity: ['Quantity', 'Qty', 'QTY.', 'Quantities', 'الكمية', 'كمية'],
  costHead: ['Cost head', 'Cost type', 'بند التكلفة', 'نوع التكلفة'],
  unitCost: ['Unit cost', 'Cost', 'تكلفة الوحدة', 'التكلفة'],
  costCurrency: ['Cost currency', 'عملة التكلفة'],
  rateOn: ['Rate of', 'تاريخ السعر'],
  inclusion: ['Inclusion', 'Option', 'الاحتساب'],
  vatCategory: ['VAT category', 'VAT', 'فئة الضريبة'],
}

export function blankQuotationLine(): Line {
  return {
    key: newLineKey(),
    clientItem: '',
    section: '',
    description: '',
    descriptionAr: '',
    unit: '',
    quantity: '1',
    unitRate: '',
    costHead: '',
    unitCost: '',
    costCurrency: '',
    rateOn: '',
    inclusion: 'included',
    vatCategory: 'standard',
  }
}

const text = (value: unknown) => String(value ?? '')

/** What a rate of the library writes into a line; an amount that is not known leaves what is there. */
function rateValues(option: LookupOption, line: Line): Partial<Line> {
  const { name, nameAr, unit, costHead, unitRate, unitCost, rateOn } = option
  return {
    ...{ description: text(name), descriptionAr: text(nameAr), unit: text(unit) },
    costHead: text(costHead),
    unitRate: unitRate ? text(unitRate) : text(line.unitRate),
    // the library's cost is in the currency of the bill
    ...(unitCost
      ? { unitCost: text(unitCost), costCurrency: '' }
      : { unitCost: text(line.unitCost), costCurrency: text(line.costCurrency) }),
    rateOn: text(rateOn),
  }
}

/** Columns of the priced lines; sections already in use are offered for the next line. */
export function useQuotationColumns(sections = '', currency = 'SAR'): LineColumn[] {
  const { t } = useTranslation()
  const { options: units } = useChoices('units')
  const mayCost = useAbility('quotations.margin')
  return useMemo(() => {
    const known = sections
      .split('\n')
      .filter(Boolean)
      .map((name) => ({ value: name, label: name }))
    return [
      { ...named(t, 'clientItem'), kind: 'text', detail: 'unused', width: '84px' },
      { ...named(t, 'section'), kind: 'suggest', options: known, width: '12%' },
      descriptionColumn(t, mayCost ? currency : null),
      { ...named(t, 'descriptionAr'), kind: 'text', dir: 'rtl', width: '18%' },
      { ...named(t, 'unit'), kind: 'suggest', options: units, width: '90px' },
      { ...named(t, 'quantity'), kind: 'decimal', required: true, width: '112px' },
      { ...named(t, 'unitRate'), kind: 'decimal', required: true, width: '120px' },
      ...(mayCost ? costColumns(t) : []),
      { ...named(t, 'rateOn'), kind: 'day', detail: true, width: '130px' },
      choice(t, 'inclusion', INCLUSIONS),
      choice(t, 'vatCategory', VAT_CATEGORIES),
    ]
  }, [t, units, sections, mayCost, currency])
}

const named = (t: TFunction, key: string) => ({
  key,
  title: t(`${QUOTATIONS}.fields.${key}`),
  headers: HEADERS[key],
})

/** @param currency of the rates that are offered while it is typed; null offers none */
const descriptionColumn = (t: TFunction, currency: string | null): LineColumn => ({
  ...named(t, 'description'),
  ...{ dir: 'auto', required: true, width: '24%' },
  ...(currency
    ? { kind: 'search', lookup: `rates/lookup?currency=${currency}`, fill: rateValues }
    : { kind: 'text' }),
})

const costColumns = (t: TFunction): LineColumn[] => [
  {
    ...named(t, 'costHead'),
    ...{ kind: 'choice', options: costHeadOptions(t), detail: true, width: '120px' },
  },
  { ...named(t, 'unitCost'), kind: 'decimal', detail: true, width: '110px' },
  {
    ...named(t, 'costCurrency'),
    ...{ kind: 'choice', options: CURRENCY_OPTIONS, detail: 'unused', width: '100px' },
  },
]

const choice = (t: TFunction, key: string, values: string[]): LineColumn => ({
  ...named(t, key),
  ...{ kind: 'choice', fallback: values[0], detail: true, width: '120px' },
  options: values.map((value) => ({ value, label: t(`${QUOTATIONS}.${key}.${value}`) })),
})
