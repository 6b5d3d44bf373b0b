import type { Schema } from '../../../api/types'
import { Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Percent, Quantity, Rate } from '../../../kit/display/numbers'
import { VatText } from '../../../kit/vat/vat-text'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'
import { UnitQuantity } from '../materials/unit-quantity'
import { PURCHASE_ORDERS, type PurchaseOrderLine } from './purchase-order'

export type VersionLine = Schema<'PurchaseOrderVersion'>['lines'][number]

interface Compared extends Pick<VersionLine, 'id' | 'description' | 'descriptionAr' | 'unit'> {
  then?: VersionLine
  now?: PurchaseOrderLine
}

/** The lines of a version beside the current ones; lines added since come last. */
export function VersionLines({ then, now }: { then: VersionLine[]; now: PurchaseOrderLine[] }) {
  const columns = useColumns()
  return (
    <RecordTable<Compared>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={compared(then, now)}
      columns={columns}
    />
  )
}

function compared(then: VersionLine[], now: PurchaseOrderLine[]): Compared[] {
  const added = now.filter(({ id }) => !then.some((line) => line.id === id))
  return [
    ...then.map((line) => ({ ...line, then: line, now: now.find(({ id }) => id === line.id) })),
    ...added.map((line) => ({ ...line, then: undefined, now: line })),
  ]
}

function useColumns(): TableColumnType<Compared>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_ORDERS}.fields.${name}`)
  const text = (name: string) => t(`${PURCHASE_ORDERS}.amendment.${name}`)
  return [
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
        line.then ? <UnitQuantity value={line.then.quantity} unit={line.unit} /> : NONE,
    },
    {
      title: text('now'),
      align: 'end',
      render: (_, line) => <Quantity value={line.now?.quantity ?? '0'} />,
    },
    { title: field('unitPrice'), align: 'end', render: (_, row) => <Price line={row.then} /> },
    { title: text('now'), align: 'end', render: (_, row) => <Price line={row.now} /> },
  ]
}

function Price({ line }: { line?: VersionLine | PurchaseOrderLine }) {
  const { t } = useTranslation()
  if (!line) return NONE
  return (
    <>
      <Rate value={line.unitPrice} />
      {Number(line.discount) ? (
        <>
          {' '}
          <Percent value={-Number(line.discount)} decimals={2} />
        </>
      ) : null}
      <div>
        <small style={{ color: 'var(--text-soft)' }}>
          {t(`${PURCHASE_ORDERS}.fields.vat`)}{' '}
          <VatText category={line.vatCategory} rate={line.vatRate} />
        </small>
      </div>
    </>
  )
}
