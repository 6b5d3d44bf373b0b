import { useCallback } from 'react'
import { Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { LinesItem } from '../../../kit/lines/lines-item'
import { Totals } from '../../../kit/lines/totals'
import type { Line } from '../../../kit/lines/types'
import { INVOICES } from './invoice'
import { invoiceTotals, lineNet, useInvoiceColumns } from './invoice-columns'
import { blankLine } from './invoice-values'

/** Lines of an invoice with live sums. */
export function InvoiceLinesField({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const columns = useInvoiceColumns()
  const currency =
    (Form.useWatch('currency', { form, preserve: true }) as string | undefined) ?? 'SAR'
  const lines = (Form.useWatch('lines', form) as Line[] | undefined) ?? []
  const totals = invoiceTotals(lines, currency)
  const total = useCallback(
    (line: Line) => <Money bare value={lineNet(line, currency)} currency={currency} />,
    [currency]
  )
  const row = (name: 'gross' | 'vat' | 'total') => ({
    label: t(`${INVOICES}.fields.${name}`),
    value: <Money value={totals[name]} currency={currency} />,
    strong: name === 'total',
  })
  return (
    <>
      <LinesItem
        name="lines"
        label={t(`${INVOICES}.tab.lines`)}
        columns={columns}
        blank={blankLine}
        total={total}
      />
      <Totals rows={[row('gross'), row('vat'), row('total')]} />
    </>
  )
}
