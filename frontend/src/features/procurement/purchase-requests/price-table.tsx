import { Select, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { useVatCategories } from '../../../kit/vat/use-vat-columns'
import { categoryOfRate, rateOfCategory } from '../../../kit/vat/vat'
import { UnitQuantity } from '../materials/unit-quantity'
import { LineName } from './request-details'
import { PURCHASE_REQUESTS, type RequestLine } from './purchase-request'

export interface Priced {
  unitPrice: string
  vatCategory: string
  vatRate: string
}

interface PriceTableProps {
  lines: RequestLine[]
  prices: Record<number, Priced>
  onChange: (prices: Record<number, Priced>) => void
}

/** The lines of a request with a vendor's price and VAT for each. */
export function PriceTable({ lines, prices, onChange }: PriceTableProps) {
  const requested = useRequestedColumns()
  const entries = usePriceColumns(prices, (line, next) =>
    onChange({ ...prices, [line.id]: { ...prices[line.id]!, ...next } })
  )
  return (
    <Table<RequestLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={[...requested, ...entries]}
    />
  )
}

const useTitle = () => {
  const { t } = useTranslation()
  return (name: string) => t(`${PURCHASE_REQUESTS}.fields.${name}`)
}

function useRequestedColumns(): TableColumnType<RequestLine>[] {
  const title = useTitle()
  return [
    {
      title: title('description'),
      render: (_, line) => (
        <div style={{ maxInlineSize: 'min(340px, 40vw)' }}>
          <LineName line={line} />
        </div>
      ),
    },
    {
      title: title('quantity'),
      align: 'end',
      render: (_, line) => <UnitQuantity value={line.quantity} unit={line.unit} />,
    },
  ]
}

type Write = (line: RequestLine, next: Partial<Priced>) => void

/** Category and rate of VAT follow each other. */
function usePriceColumns(prices: Record<number, Priced>, write: Write) {
  const title = useTitle()
  const vat = useTranslation().t('kit.vat.category')
  const of = (line: RequestLine) => prices[line.id]!
  const cell = (
    name: 'unitPrice' | 'vatRate',
    width: number,
    next: (v: string, p: Priced) => Partial<Priced>
  ) => ({
    title: title(name),
    width,
    render: (_: unknown, line: RequestLine) => (
      <DecimalInput
        aria-label={`${title(name)} ${line.description}`}
        value={of(line)[name]}
        onChange={(value) => write(line, next(value, of(line)))}
      />
    ),
  })
  return [
    cell('unitPrice', 130, (unitPrice) => ({ unitPrice })),
    {
      title: vat,
      width: 130,
      render: (_: unknown, line: RequestLine) => (
        <Category line={line} price={of(line)} write={write} />
      ),
    },
    cell('vatRate', 90, (vatRate, price) => ({
      vatRate,
      vatCategory: categoryOfRate(vatRate, price.vatCategory),
    })),
  ]
}

interface CategoryProps {
  line: RequestLine
  price: Priced
  write: Write
}

function Category({ line, price, write }: CategoryProps) {
  const { t } = useTranslation()
  const categories = useVatCategories()
  return (
    <Select
      aria-label={`${t('kit.vat.category')} ${line.description}`}
      options={categories}
      value={price.vatCategory}
      onChange={(vatCategory: string) =>
        write(line, { vatCategory, vatRate: rateOfCategory(vatCategory, price.vatRate) })
      }
      style={{ inlineSize: '100%' }}
    />
  )
}
