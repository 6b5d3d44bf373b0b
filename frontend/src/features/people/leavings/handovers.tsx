import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { RecordTable } from '../../../kit/table/record-table'
import { LEAVINGS, type Leaving } from './leaving'

type Row = Leaving['handovers'][number]

/** Every record that went to someone else, and what ended. */
export function Handovers({ rows }: { rows: Row[] }) {
  const { t } = useTranslation()
  const title = (key: string) => t(`${LEAVINGS}.fields.${key}`)
  return (
    <RecordTable<Row>
      size="small"
      rowKey="id"
      pagination={rows.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      dataSource={rows}
      columns={[
        {
          title: title('kind'),
          key: 'kind',
          render: (_, row) =>
            t(`${LEAVINGS}.kinds.${row.kind}`, { defaultValue: t(`${LEAVINGS}.kinds.document`) }),
        },
        { title: title('label'), key: 'label', render: (_, row) => <Record row={row} /> },
        { title: title('toName'), key: 'toName', render: (_, row) => <To row={row} /> },
      ]}
    />
  )
}

function Record({ row: { label, labelAr, link } }: { row: Row }) {
  const name = <LocalName name={label} nameAr={labelAr} />
  return link ? <Link to={link}>{name}</Link> : name
}

function To({ row: { kind, toName, toNameAr } }: { row: Row }) {
  const { t } = useTranslation()
  if (toName) return <LocalName name={toName} nameAr={toNameAr} />
  const hasEnded = kind === 'leave_request' || kind === 'approval_delegation'
  return t(`${LEAVINGS}.${hasEnded ? 'ended' : 'top_management'}`)
}
