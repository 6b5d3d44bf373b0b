import { useCallback } from 'react'
import { outlineOf, type Outline } from '@binaa/backend/outline'
import { Flex, Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { Money } from '../../../kit/display/numbers'
import { Field } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LinesItem } from '../../../kit/lines/lines-item'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { CopySection } from './copies/copy-section'
import { ImportBill } from './import/import-bill'
import { InsertAssembly } from './copies/insert-assembly'
import { LineSums } from './line-sums'
import { blankQuotationLine, useQuotationColumns } from './line-columns'
import type { Markup } from './markup'
import { MarkupsField } from './markups-field'
import { lineTotal, quotationTotals } from './quotation-totals'
import { useCostRates } from './cost-rates/use-cost-rates'
import { QUOTATIONS, type QuotationDetail } from './quotation'

/** Sections that are offered for the next line. */
const MOST_OFFERED = 200

/** Without sections the lines are numbered 1, 2, 3 … */
const isNested = ({ sections }: Outline) => sections.some(({ title }) => title)

interface QuotationLinesFieldProps {
  form: FormInstance
  /** As it is stored: it keeps the rates that it has taken. */
  quotation?: Pick<QuotationDetail, 'currency' | 'costRates'>
}

/** Priced lines in sections with mark-ups, discount, VAT and live sums. */
export function QuotationLinesField({ form, quotation }: QuotationLinesFieldProps) {
  const { t } = useTranslation()
  const mayCost = useAbility('quotations.margin')
  const lines = (Form.useWatch('lines', form) as Line[] | undefined) ?? []
  const markups = (Form.useWatch('markups', form) as Markup[] | undefined) ?? []
  const currency = (Form.useWatch('currency', form) as string | undefined) ?? 'SAR'
  const discount = Form.useWatch('discount', form) as string | undefined
  const vatRate = Form.useWatch('vatRate', form) as string | undefined
  const outline = outlineOf(lines.map(({ section }) => section))
  const known = outline.sections.map(({ path }) => path).filter(Boolean)
  const columns = useQuotationColumns(known.slice(0, MOST_OFFERED).join('\n'), currency)
  const quotedOn = Form.useWatch('quotedOn', form) as string | undefined
  const costRates = useCostRates({ lines, currency, quotedOn, quotation })
  const totals = quotationTotals(lines, { currency, discount, vatRate, markups, costRates })
  const total = useCallback(
    (line: Line) => <Money bare value={lineTotal(line, currency)} currency={currency} />,
    [currency]
  )
  return (
    <>
      <LinesItem
        name="lines"
        label={t(`${QUOTATIONS}.section.lines`)}
        columns={columns}
        blank={blankQuotationLine}
        total={total}
        ordinals={isNested(outline) ? outline.ordinals : undefined}
        tools={<BillTools {...{ form, columns, currency, mayCost }} />}
        optional
      />
      <Flex wrap gap="large" justify="space-between" style={{ marginBlockStart: 12 }}>
        {mayCost ? <MarkupsField totals={totals.markups} currency={currency} /> : null}
        <DiscountAndVat />
        <LineSums {...{ lines, outline, markups, totals, currency, mayCost, costRates }} />
      </Flex>
    </>
  )
}

interface BillToolsProps {
  form: FormInstance
  columns: LineColumn[]
  currency: string
  mayCost: boolean
}

/** Where lines come from, beside the keyboard and the clipboard. */
function BillTools({ mayCost, currency, ...bill }: BillToolsProps) {
  return (
    <>
      <ImportBill {...bill} />
      <CopySection {...bill} />
      {mayCost ? <InsertAssembly {...bill} currency={currency} /> : null}
    </>
  )
}

function DiscountAndVat() {
  return (
    <Flex gap="middle" wrap>
      <Field resource={QUOTATIONS} name="discount">
        <DecimalInput />
      </Field>
      <Field resource={QUOTATIONS} name="vatRate">
        <DecimalInput />
      </Field>
    </Flex>
  )
}
