import { Alert, Card, Flex, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Totals } from '../../../kit/lines/totals'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { RecordTable } from '../../../kit/table/record-table'
import { ReturnActions } from './return-actions'
import {
  monthOf,
  PATH,
  paymentsPath,
  WITHHOLDING_RETURNS,
  type ReturnLine,
  type WithholdingReturn,
} from './withholding-return'

/** One return: what was withheld by kind and rate, its filing and its payment. */
export default function WithholdingReturnShow() {
  const { t } = useTranslation()
  const query = useRecord<WithholdingReturn>(WITHHOLDING_RETURNS, useParams().id)
  return (
    <ResourceShow<WithholdingReturn>
      resource={WITHHOLDING_RETURNS}
      query={query}
      remembered={false}
      back={{ to: PATH, label: t(`${WITHHOLDING_RETURNS}.title`) }}
      titleOf={monthOf}
      tags={(record) => <StatusTag status={record.status} />}
      summary={(record) => [
        { name: 'due', value: <Money value={record.total} currency={BASE_CURRENCY} /> },
        { name: 'dueOn', value: <DateText value={record.dueOn} /> },
        { name: 'paidOn', value: <DateText value={record.paidOn} /> },
      ]}
      actions={(record) => <ReturnActions record={record} />}
      tabs={(record) => [
        {
          key: 'form',
          label: t(`${WITHHOLDING_RETURNS}.form`),
          children: <Sheet record={record} />,
        },
      ]}
    />
  )
}

function Sheet({ record }: { record: WithholdingReturn }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {record.hasChanged ? (
        <Alert
          type="warning"
          showIcon
          role="status"
          message={t(`${WITHHOLDING_RETURNS}.changed`)}
        />
      ) : null}
      <Card size="small" styles={{ body: { padding: 0 } }}>
        <Lines record={record} />
        <Sums record={record} />
      </Card>
      <Details
        resource={WITHHOLDING_RETURNS}
        items={[
          { name: 'reference', value: record.reference },
          { name: 'filedOn', value: <DateText value={record.filedOn} /> },
          { name: 'filedByName', value: record.filedByName },
          { name: 'preparedByName', value: record.preparedByName },
          { name: 'preparedAt', value: <InstantText value={record.preparedAt} /> },
          { name: 'paymentReference', value: record.paymentReference },
          { name: 'paidByName', value: record.paidByName },
          { name: 'note', value: record.note, wide: true },
        ]}
      />
    </Flex>
  )
}

/** Each figure opens its payments. */
function Lines({ record }: { record: WithholdingReturn }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${WITHHOLDING_RETURNS}.${name}`)
  const amount = (name: 'subject' | 'correction' | 'tax') => ({
    title: text(name),
    align: 'end' as const,
    render: (_: unknown, line: ReturnLine) => (
      <Link to={paymentsPath(record, line, name === 'correction' ? 'corrections' : undefined)}>
        <Money bare value={line[name]} currency={BASE_CURRENCY} />
      </Link>
    ),
  })
  const columns: TableColumnsType<ReturnLine> = [
    {
      title: text('kind'),
      render: (_, { kind }) => <LocalName name={kind.name} nameAr={kind.nameAr} />,
    },
    { title: text('rate'), align: 'end', render: (_, { rate }) => <Ltr>{`${rate}%`}</Ltr> },
    amount('subject'),
    amount('tax'),
    amount('correction'),
  ]
  return (
    <RecordTable<ReturnLine>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={({ kind, rate }) => `${kind.id} ${rate}`}
      dataSource={record.lines}
      columns={columns}
    />
  )
}

function Sums({ record }: { record: WithholdingReturn }) {
  const { t } = useTranslation()
  const row = (name: 'tax' | 'carried' | 'total') => ({
    label: t(`${WITHHOLDING_RETURNS}.sums.${name}`),
    value: <Money value={record[name]} currency={BASE_CURRENCY} />,
    strong: name === 'total',
  })
  const carried = Number(record.carried) ? [row('carried')] : []
  return (
    <div style={{ padding: 12 }}>
      <Totals rows={[row('tax'), ...carried, row('total')]} />
    </div>
  )
}
