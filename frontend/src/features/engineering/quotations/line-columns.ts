import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { QUOTATIONS } from './quotation'

const COST_HEADS = ['material', 'labour', 'equipment', 'subcontract', 'prelims', 'overhead']
const INCLUSIONS = ['included', 'optional', 'alternative']
const VAT_CATEGORIES = ['standard', 'zero', 'exempt']

/** What columns are called in the workbooks that clients and consultants send. */
const HEADERS: Record<string, string[]> = {
  clientItem: [
    'Item no.',
    'Item number',
    'Item ref.',
    'Ref.',
    'S/N',
    'Sr. no.',
    'BOQ item',
    'رقم البند',
    'رقم',
    'م',
    'مسلسل',
  ],
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
  unitRate: [
    'Unit rate',
    'Rate',
    'Unit price',
    'U. Price',
    'Price',
    'سعر الوحدة',
    'الفئة',
    'السعر',
    'سعر الوحدة (ريال)',
  ],
  costHead: ['Cost head', 'Cost type', 'بند التكلفة', 'نوع التكلفة'],
  unitCost: ['Unit cost', 'Cost', 'تكلفة الوحدة', 'التكلفة'],
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
    inclusion: 'included',
    vatCategory: 'standard',
  }
}

/** Columns of the priced lines; sections already in use are offered for the next line. */
export function useQuotationColumns(sections: string = ''): LineColumn[] {
  const { t } = useTranslation()
  const { options: units } = useChoices('units')
  const mayCost = useAbility('quotations.margin')
  return useMemo(() => {
    const named = (key: string) => ({
      key,
      title: t(`${QUOTATIONS}.fields.${key}`),
      headers: HEADERS[key],
    })
    const choice = (key: string, values: string[], fallback?: string) => ({
      ...named(key),
      kind: 'choice' as const,
      options: values.map((value) => ({ value, label: t(`${QUOTATIONS}.${key}.${value}`) })),
      fallback,
      detail: true,
      width: '120px',
    })
    const known = sections
      .split('\n')
      .filter(Boolean)
      .map((name) => ({ value: name, label: name }))
    const costs: LineColumn[] = [
      choice('costHead', COST_HEADS),
      { ...named('unitCost'), kind: 'decimal', detail: true, width: '110px' },
    ]
    return [
      { ...named('clientItem'), kind: 'text', detail: 'unused', width: '84px' },
      { ...named('section'), kind: 'suggest', options: known, width: '12%' },
      { ...named('description'), kind: 'text', dir: 'auto', required: true, width: '24%' },
      { ...named('descriptionAr'), kind: 'text', dir: 'rtl', width: '18%' },
      { ...named('unit'), kind: 'suggest', options: units, width: '90px' },
      { ...named('quantity'), kind: 'decimal', required: true, width: '112px' },
      { ...named('unitRate'), kind: 'decimal', required: true, width: '120px' },
      ...(mayCost ? costs : []),
      choice('inclusion', INCLUSIONS, 'included'),
      choice('vatCategory', VAT_CATEGORIES, 'standard'),
    ] satisfies LineColumn[]
  }, [t, units, sections, mayCost])
}
