import { Card, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { RecordTable } from '../../../kit/table/record-table'
import { BaseMoney } from '../ledger/base-money'
import { documentsPath, VAT_RETURNS, type VatReturn, type VatReturnBox } from './vat-return'

const SUMS = ['total_sales', 'total_purchases', 'vat_due', 'net_due']

/** The form of the authority, box by box; each opens its documents. */
export function FormTable({ record }: { record: VatReturn }) {
  const { t } = useTranslation()
  const strong = (box: VatReturnBox, value: string | null) =>
    SUMS.includes(box.box) ? (
      <strong>
        <BaseMoney value={value} />
      </strong>
    ) : (
      <BaseMoney value={value} />
    )
  const columns: TableColumnsType<VatReturnBox> = [
    { title: t(`${VAT_RETURNS}.number`), dataIndex: 'number', width: 60 },
    {
      title: t(`${VAT_RETURNS}.description`),
      render: (_, row) => <BoxName record={record} box={row.box} />,
    },
    ...(['amount', 'adjustment', 'vat'] as const).map((name) => ({
      title: t(`${VAT_RETURNS}.${name}`),
      align: 'end' as const,
      render: (_: unknown, row: VatReturnBox) => strong(row, row[name]),
    })),
  ]
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <RecordTable<VatReturnBox>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey="number"
        dataSource={record.boxes}
        columns={columns}
      />
    </Card>
  )
}

function BoxName({ record, box }: { record: VatReturn; box: string }) {
  const { t } = useTranslation()
  const name = t(`${VAT_RETURNS}.box.${box}`)
  const path = documentsPath(record, box)
  if (path) return <Link to={path}>{name}</Link>
  return SUMS.includes(box) ? <strong>{name}</strong> : name
}
