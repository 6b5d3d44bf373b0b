import { Select, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { Quantity } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { useVatCategories } from '../../../kit/vat/use-vat-columns'
import { UnitQuantity } from '../materials/unit-quantity'
import { BILLS, type BillableLine } from './bill'
import { useIsNarrow } from '../../../kit/use-is-narrow'

/** What the invoice bills on a line. */
export interface BilledLine {
  quantity: string
  unitPrice: string
  /** Its rate is the one ordered, or the firm's. */
  vatCategory: string
  /** Null where it bears no withholding tax; undefined where no one has chosen. */
  withholdingKindId?: number | null
}

interface BillGridProps {
  lines: BillableLine[]
  of: (line: BillableLine) => BilledLine
  onChange: (line: BillableLine, next: Partial<BilledLine>) => void
}

/** The lines of an order with what the vendor bills for each. */
export function BillGrid({ lines, of, onChange }: BillGridProps) {
  const narrow = useIsNarrow()
  const soFar = useSoFarColumns(narrow)
  const entries = useEntryColumns({ of, onChange, narrow })
  return (
    <Table<BillableLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={narrow ? undefined : { x: 'max-content' }}
      dataSource={lines}
      columns={[...soFar, ...entries]}
    />
  )
}

/** The line with what was ordered, accepted and billed of it. */
function useSoFarColumns(narrow: boolean): TableColumnType<BillableLine>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  return [
    {
      title: text('line'),
      width: narrow ? 120 : undefined,
      render: (_, line) => (
        <>
          <LocalName name={line.description} nameAr={line.descriptionAr} />
          {narrow ? <SoFar line={line} /> : null}
        </>
      ),
    },
    {
      title: text('ordered'),
      align: 'end',
      responsive: ['md'],
      render: (_, line) => <UnitQuantity value={line.quantity} unit={line.unit} />,
    },
    ...(['accepted', 'billed'] as const).map((field) => ({
      title: text(field),
      align: 'end' as const,
      responsive: ['md' as const],
      render: (_: unknown, line: BillableLine) => <Quantity value={line[field]} />,
    })),
  ]
}

interface EntryProps extends Omit<BillGridProps, 'lines'> {
  narrow: boolean
}

/** What is typed from the invoice: quantity, price and VAT category. */
function useEntryColumns({ of, onChange, narrow }: EntryProps): TableColumnType<BillableLine>[] {
  const { t, i18n } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  const categories = useVatCategories()
  const named = (name: string, line: BillableLine) =>
    `${name} ${nameIn(i18n.language, line.description, line.descriptionAr)}`
  const vat = (line: BillableLine) => (
    <Select
      aria-label={named(t('kit.vat.category'), line)}
      options={categories}
      value={of(line).vatCategory}
      onChange={(vatCategory: string) => onChange(line, { vatCategory })}
      style={{ inlineSize: '100%', marginBlockStart: narrow ? 6 : 0 }}
    />
  )
  const entry = (field: 'quantity' | 'unitPrice') => ({
    title: text(field),
    width: 110,
    render: (_: unknown, line: BillableLine) => (
      <>
        <DecimalInput
          aria-label={named(text(field), line)}
          value={of(line)[field]}
          onChange={(value) => onChange(line, { [field]: value })}
        />
        {narrow && field === 'unitPrice' ? vat(line) : null}
      </>
    ),
  })
  const category = { title: t('kit.vat.category'), width: 130, responsive: ['md' as const] }
  return [entry('quantity'), entry('unitPrice'), { ...category, render: (_, line) => vat(line) }]
}

/** Beneath the line's name where columns have no room. */
function SoFar({ line }: { line: BillableLine }) {
  const { t } = useTranslation()
  const part = (name: 'ordered' | 'accepted' | 'billed', value: string) => (
    <div>
      {t(`${BILLS}.${name}`)} <Quantity value={value} />
    </div>
  )
  return (
    <small style={{ color: 'var(--text-soft)' }}>
      {part('ordered', line.quantity)}
      {part('accepted', line.accepted)}
      {part('billed', line.billed)}
    </small>
  )
}
