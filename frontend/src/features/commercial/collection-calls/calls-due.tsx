import { useState } from 'react'
import { Button, Card, Flex, Tag, Typography, type TableColumnsType } from 'antd'
import { PhoneOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { PhoneText } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { PromiseScoreText } from '../payment-promises/promise-score'
import { CALLS, type CallDue, type CallsDue } from './collection-call'
import { RecordCall } from './record-call'

/** Whom to call today, the most pressing first; a recorded call takes a client off the list. */
export function CallsDueCard() {
  const { t } = useTranslation()
  const [currency, setCurrency] = useState('SAR')
  const [called, setCalled] = useState<CallDue | null>(null)
  const query = useQuery<CallsDue>({
    queryKey: [`/api/collection-calls/due?currency=${currency}`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const due = query.data
  return (
    <Card
      size="small"
      title={t(`${CALLS}.due.title`)}
      style={{ marginBlockEnd: 16 }}
      extra={<CurrencyChoice value={currency} onChange={setCurrency} />}
    >
      <DueTable due={due} currency={currency} onCall={setCalled} />
      {called ? (
        <RecordCall
          due={called}
          currency={currency}
          onClose={() => setCalled(null)}
          onDone={() => void query.refetch()}
        />
      ) : null}
    </Card>
  )
}

interface CurrencyChoiceProps {
  value: string
  onChange: (currency: string) => void
}

function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <label className="visually-hidden" htmlFor="calls-currency">
        {t(`${CALLS}.due.currency`)}
      </label>
      <PlainSelect
        id="calls-currency"
        options={CURRENCY_OPTIONS}
        value={value}
        onChange={onChange}
      />
    </>
  )
}

interface DueTableProps {
  due: CallsDue | undefined
  currency: string
  onCall: (due: CallDue) => void
}

function DueTable({ due, currency, onCall }: DueTableProps) {
  const { t } = useTranslation()
  return (
    <>
      <RecordTable<CallDue>
        size="small"
        rowKey="clientId"
        pagination={false}
        loading={!due}
        scroll={{ x: true }}
        dataSource={due?.rows ?? []}
        columns={columnsOf(t, currency, due?.can.record ? onCall : null)}
        locale={{ emptyText: t(`${CALLS}.due.none`) }}
      />
      {due && due.count > due.rows.length ? (
        <Typography.Text type="secondary">
          {t(`${CALLS}.due.more`, { shown: due.rows.length, count: due.count })}
        </Typography.Text>
      ) : null}
    </>
  )
}

function columnsOf(
  t: TFunction,
  currency: string,
  onCall: ((due: CallDue) => void) | null
): TableColumnsType<CallDue> {
  const text = (name: string) => t(`${CALLS}.due.${name}`)
  return [
    { title: text('client'), render: (_, row) => <ClientName due={row} /> },
    { title: text('why'), render: (_, row) => <Reasons due={row} /> },
    {
      title: text('amount'),
      align: 'end',
      render: (_, { amount }) => <Money value={amount} currency={currency} />,
    },
    { title: text('phone'), render: (_, { phone }) => <PhoneText value={phone} /> },
    { title: text('score'), render: (_, { score }) => <PromiseScoreText score={score} /> },
    { title: text('last_call'), render: (_, row) => <LastCall due={row} /> },
    {
      title: '',
      render: (_, row) =>
        onCall ? (
          <Button size="small" icon={<PhoneOutlined />} onClick={() => onCall(row)}>
            {text('record')}
          </Button>
        ) : null,
    },
  ]
}

const ClientName = ({ due: { clientId, clientName } }: { due: CallDue }) => (
  <AbilityLink ability="clients.view" to={`/commercial/clients/${clientId}?tab=account`}>
    <bdi>{clientName}</bdi>
  </AbilityLink>
)

/** The first reason is the most pressing one. */
function Reasons({ due: { reasons, level, oldestDays } }: { due: CallDue }) {
  const { t } = useTranslation()
  return (
    <Flex wrap gap={4}>
      {reasons.map((reason, at) => (
        <Tag key={reason} color={at === 0 ? 'red' : undefined} style={{ marginInlineEnd: 0 }}>
          {reason === 'letter_due' && level
            ? t(`commercial.dunning.level.${level}`)
            : t(`${CALLS}.reason.${reason}`, { count: oldestDays })}
        </Tag>
      ))}
    </Flex>
  )
}

function LastCall({ due: { lastCall } }: { due: CallDue }) {
  if (!lastCall) return null
  return (
    <Flex wrap gap={4} align="center">
      <DateText value={lastCall.calledOn} />
      <StatusTag status={lastCall.result} />
      <bdi>{lastCall.note}</bdi>
    </Flex>
  )
}
