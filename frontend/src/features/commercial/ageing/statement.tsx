import { useState } from 'react'
import { DatePicker, Flex, Form, Table } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { useAbility } from '../../../providers/access'
import { ReportButton } from '../report-button'
import { AGEING, documentPath, STATEMENT } from './ageing'

const OPENING = 'opening'

interface StatementRow {
  kind: string
  id: number
  number: string
  on: string
  amount: string
  balance: string
}

interface Statement {
  currency: string
  opening: string
  rows: StatementRow[]
  closing: string
}

const DAY = 'YYYY-MM-DD'

/** The account of a client: opening, every document of the period, closing. */
export function ClientStatement({ clientId }: { clientId: number }) {
  const { t } = useTranslation()
  const mayReceive = useAbility('invoices.manage')
  const [currency, setCurrency] = useState('SAR')
  const [period, setPeriod] = useState<[string, string]>([
    dayjs().startOf('year').format(DAY),
    dayjs().format(DAY),
  ])
  const [from, to] = period
  const query = useQuery<Statement>({
    queryKey: [`/api/clients/${clientId}/statement?from=${from}&to=${to}&currency=${currency}`],
    staleTime: 0,
  })
  return (
    <>
      <Flex wrap gap="middle" align="start">
        <Form.Item label={t(`${STATEMENT}.period`)}>
          <DatePicker.RangePicker
            allowClear={false}
            aria-label={t(`${STATEMENT}.period`)}
            value={[dayjs(from, DAY), dayjs(to, DAY)]}
            onChange={(range) => {
              const [start, end] = range ?? []
              if (start && end) setPeriod([start.format(DAY), end.format(DAY)])
            }}
          />
        </Form.Item>
        <Form.Item
          label={t('commercial.invoices.fields.currency')}
          htmlFor="statement-currency"
          style={{ minWidth: 160 }}
        >
          <PlainSelect
            id="statement-currency"
            options={CURRENCY_OPTIONS}
            value={currency}
            onChange={setCurrency}
          />
        </Form.Item>
        <ReportButton
          url={`/api/clients/${clientId}/statement/exports`}
          asked={{ from, to, currency }}
        />
        {mayReceive ? (
          <LinkButton to={`/commercial/receipts/new?client=${clientId}`}>
            {t(`${STATEMENT}.receive`)}
          </LinkButton>
        ) : null}
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <StatementTable statement={query.data} />
      )}
    </>
  )
}

function StatementTable({ statement }: { statement: Statement | undefined }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENT}.${name}`)
  const money = (value: string | undefined) => <Money bare value={value} currency={statement?.currency} /> // prettier-ignore
  const side = (credit: boolean) => (_: unknown, { amount }: StatementRow) =>
    amount.startsWith('-') === credit ? money(amount.replace('-', '')) : null // prettier-ignore
  // the account begins with what was brought forward; its line has one cell for all that it has not
  const isOpening = ({ kind }: StatementRow) => kind === OPENING
  const begin = { kind: OPENING, id: 0, on: '', number: '', amount: '', balance: statement?.opening ?? '' } // prettier-ignore
  const rows = statement?.rows ?? []
  const whole = (row: StatementRow) => (isOpening(row) ? { colSpan: 5 } : {})
  const covered = (row: StatementRow) => (isOpening(row) ? { colSpan: 0 } : {})
  return (
    <Table<StatementRow>
      size="small"
      pagination={false}
      loading={!statement}
      scroll={{ x: 'max-content' }}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      dataSource={rows.length || Number(begin.balance) ? [begin, ...rows] : []}
      locale={{ emptyText: <Empty title={text('empty')} /> }}
      columns={[
        { title: text('on'), onCell: whole, render: (_, row) => (isOpening(row) ? <strong>{text(OPENING)}</strong> : <DateText value={row.on} />) },
        { title: t('commercial.invoices.fields.type'), onCell: covered, render: (_, row) => t(`${AGEING}.kind.${row.kind}`) },
        {
          title: text('document'),
          onCell: covered,
          render: (_, row) => (
            <Link to={documentPath(row)}>
              <Ltr>{row.number}</Ltr>
            </Link>
          ),
        },
        { title: text('debit'), align: 'end', onCell: covered, render: side(false) },
        { title: text('credit'), align: 'end', onCell: covered, render: side(true) },
        { title: text('balance'), align: 'end', render: (_, row) => money(row.balance) },
      ]}
      summary={() => (
        <Table.Summary.Row style={{ fontWeight: 600 }}>
          <Table.Summary.Cell index={0} colSpan={5}>
            {text('closing')}
          </Table.Summary.Cell>
          <Table.Summary.Cell index={5} align="end">
            <Money value={statement?.closing} currency={statement?.currency} />
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  ) // prettier-ignore
}
