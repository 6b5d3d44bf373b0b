import { useMemo, useRef } from 'react'
import { outlineOf } from '@binaa/backend/outline'
import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Empty } from '../../../kit/empty'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { useWindowRows } from '../../../kit/table/use-window-rows'
import { CostRatesCard } from './cost-rates/cost-rates-card'
import styles from './bill.module.css'
import { BillLineRow, SectionRow, type BillColumns } from './bill-rows'
import { QuotationSums } from './quotation-sums'
import { QUOTATIONS, type QuotationDetail, type QuotationLine } from './quotation'

const ROW_HEIGHT = 38

/** The stored lines as a tree of sections with their sums; amounts only where the server sent them. */
export function QuotationLines({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { lines = [] } = quotation
  if (lines.length === 0) return <Empty title={t(`${QUOTATIONS}.no_lines`)} />
  return (
    <>
      <BillTable quotation={quotation} />
      {lines.some(({ inclusion }) => inclusion !== 'included') ? (
        <Typography.Text type="secondary">{t(`${QUOTATIONS}.option_note`)}</Typography.Text>
      ) : null}
      {typeof quotation.total === 'string' ? <QuotationSums quotation={quotation} /> : null}
      <CostRatesCard quotation={quotation} />
    </>
  )
}

type BillRow = { line: QuotationLine } | { section: Schema<'QuotationSection'> }

/** Heads of sections and lines in reading order; a bill without sections has no heads. */
function useBillRows({ lines, sections }: QuotationDetail) {
  return useMemo(() => {
    const isFlat = sections.length === 1 && sections[0]!.title === ''
    const byPath = new Map(sections.map((section) => [section.path, section]))
    return outlineOf(lines.map(({ section }) => section)).rows.flatMap((row): BillRow[] => {
      if (row.kind === 'line') return [{ line: lines[row.index]! }]
      const section = byPath.get(row.section.path)
      return row.kind === 'section' && section && !isFlat ? [{ section }] : []
    })
  }, [lines, sections])
}

function BillTable({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const { lines, currency } = quotation
  const unitLabel = useChoiceLabel('units')
  const table = useRef<HTMLTableElement>(null)
  const rows = useBillRows(quotation)
  const { shown, above, below, virtual, isLong } = useWindowRows({
    ...{ count: rows.length, rowHeight: ROW_HEIGHT, table },
    keyOf: (index) => index,
  })
  const columns = columnsOf(lines)
  const shared = { ...columns, currency, measure: isLong ? virtual.measureElement : undefined }
  return (
    <section aria-label={t(`${QUOTATIONS}.section.lines`)} className={styles.bill} tabIndex={0}>
      <table ref={table}>
        <BillHead {...columns} />
        <tbody>
          {above > 0 ? <tr aria-hidden style={{ height: above }} /> : null}
          {shown.map((index) => {
            const row = rows[index]!
            return 'section' in row ? (
              <SectionRow key={index} {...shared} index={index} section={row.section} />
            ) : (
              <BillLineRow
                key={index}
                {...shared}
                index={index}
                line={row.line}
                unit={unitLabel(row.line.unit)}
              />
            )
          })}
          {below > 0 ? <tr aria-hidden style={{ height: below }} /> : null}
        </tbody>
      </table>
    </section>
  )
}

const columnsOf = (lines: QuotationDetail['lines']): BillColumns => ({
  isPriced: lines.some((line) => typeof line.unitRate === 'string'),
  isCosted: lines.some((line) => line.unitCost !== null),
})

function BillHead({ isPriced, isCosted }: BillColumns) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const figures = [
    'quantity',
    ...(isCosted ? ['unitCost'] : []),
    ...(isPriced ? ['unitRate', 'total'] : []),
  ]
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col">{field('description')}</th>
        {figures.map((name) => (
          <th key={name} scope="col" style={{ textAlign: 'end' }}>
            {field(name)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
