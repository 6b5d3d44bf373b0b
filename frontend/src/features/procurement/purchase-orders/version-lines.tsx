import { Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Quantity, Rate } from '../../../kit/display/numbers'
import { VatText } from '../../../kit/vat/vat-text'
import { UnitQuantity } from '../materials/unit-quantity'
import { PURCHASE_ORDERS, type PurchaseOrderLine } from './purchase-order'

export interface VersionLine {
  id: number
  description: string
  descriptionAr: string | null
  unit: string | null
  quantity: string
  unitPrice: string
  discount: string
  vatCategory: string
  vatRate: string
}

interface Compared extends Pick<VersionLine, 'id' | 'description' | 'descriptionAr' | 'unit'> {
  then?: VersionLine
  now?: PurchaseOrderLine
}

/** The lines of a version beside those that stand now; what was added since stands below. */
export function VersionLines({ then, now }: { then: VersionLine[]; now: PurchaseOrderLine[] }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_ORDERS}.fields.${name}`)
  const text = (name: string) => t(`${PURCHASE_ORDERS}.amendment.${name}`)
  const rows: Compared[] = [
    ...then.map((line) => ({ ...line, then: line, now: now.find(({ id }) => id === line.id) })),
    ...now
      .filter(({ id }) => !then.some((line) => line.id === id))
      .map((line) => ({ ...line, then: undefined, now: line })),
  ]
  const price = (line: VersionLine | PurchaseOrderLine | undefined) =>
    line ? (
      <>
        <Rate value={line.unitPrice} />
        {Number(line.discount) ? <Ltr>{` −${line.discount}%`}</Ltr> : null}
        <div>
          <small style={{ color: 'var(--text-soft)' }}>
            {field('vat')} <VatText category={line.vatCategory} rate={line.vatRate} />
          </small>
        </div>
      </>
    ) : (
      '—'
    )
  return (
    <Table<Compared>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={rows}
      columns={[
        {
          title: field('description'),
          render: (_, line) => (
            <>
              <LocalName name={line.description} nameAr={line.descriptionAr} />{' '}
              {line.then ? null : <Tag color="blue">{text('added')}</Tag>}
            </>
          ),
        },
        {
          title: field('quantity'),
          align: 'end',
          render: (_, line) =>
            line.then ? <UnitQuantity value={line.then.quantity} unit={line.unit} /> : '—',
        },
        {
          title: text('now'),
          align: 'end',
          render: (_, line) => <Quantity value={line.now?.quantity ?? '0'} />,
        },
        { title: field('unitPrice'), align: 'end', render: (_, line) => price(line.then) },
        { title: text('now'), align: 'end', render: (_, line) => price(line.now) },
      ]}
    />
  )
}
