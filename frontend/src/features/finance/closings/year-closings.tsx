import { Card, Flex, Form, InputNumber, Tag, type TableColumnsType } from 'antd'
import { CheckOutlined, UndoOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { today } from '../../../kit/inputs/today'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { useSend } from '../../../kit/use-send'
import { useAbility } from '../../../providers/access'
import { BaseMoney } from '../ledger/base-money'
import { CLOSINGS, type YearClosing } from './closing'

const YEARS = '/api/year-closings'

/** Years whose result was carried to equity, and closing the next one. */
export function YearClosings() {
  const { t } = useTranslation()
  const mayClose = useAbility('closings.close')
  const query = useQuery<YearClosing[]>({ queryKey: [YEARS], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || (!query.data.length && !mayClose)) return null
  const changed = () => void query.refetch()
  return (
    <Card
      size="small"
      title={t(`${CLOSINGS}.years.title`)}
      extra={mayClose ? <CloseYear onDone={changed} /> : null}
      style={{ marginBlockEnd: 16 }}
    >
      {query.data.length ? (
        <Years years={query.data} onDone={changed} />
      ) : (
        t(`${CLOSINGS}.years.none`)
      )}
    </Card>
  )
}

function Years({ years, onDone }: { years: YearClosing[]; onDone: () => void }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${CLOSINGS}.years.${key}`)
  const columns: TableColumnsType<YearClosing> = [
    { title: text('year'), dataIndex: 'year' },
    {
      title: text('state'),
      render: (_, { isClosed }) => (
        <Tag color={isClosed ? 'green' : 'orange'}>{text(isClosed ? 'closed' : 'reopened')}</Tag>
      ),
    },
    { title: text('result'), align: 'end', render: (_, row) => <BaseMoney value={row.result} /> },
    {
      title: text('entry'),
      render: (_, { entryId }) =>
        entryId === null ? null : (
          <Link to={`/finance/journal-entries/${entryId}`}>{text('open_entry')}</Link>
        ),
    },
    {
      key: 'actions',
      render: (_, row) => (row.can.reopen ? <ReopenYear row={row} onDone={onDone} /> : null),
    },
  ]
  return (
    <RecordTable<YearClosing>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="id"
      dataSource={years}
      columns={columns}
    />
  )
}

function CloseYear({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const text = (key: string) => t(`${CLOSINGS}.years.${key}`)
  const close = async (_: string, { year }: Record<string, unknown>) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await send(text('close_done'), () => http.post(YEARS, { year }, { headers }))
    onDone()
  }
  return (
    <ConfirmAction
      size="small"
      icon={<CheckOutlined />}
      label={text('close')}
      title={text('close_title')}
      content={text('close_text')}
      confirmLabel={text('close')}
      fields={
        <Form.Item
          name="year"
          label={text('year')}
          initialValue={Number(today().slice(0, 4)) - 1}
          rules={[{ required: true, message: t('kit.required') }]}
        >
          <InputNumber min={2000} max={2200} precision={0} />
        </Form.Item>
      }
      onConfirm={close}
    />
  )
}

function ReopenYear({ row, onDone }: { row: YearClosing; onDone: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const text = (key: string) => t(`${CLOSINGS}.years.${key}`, { year: row.year })
  const reopen = async (reason: string) => {
    const headers = { ...ifMatch(row.version), 'Idempotency-Key': newIdempotencyKey() }
    try {
      await send(text('reopen_done'), () =>
        http.post(`${YEARS}/${row.id}/reopen`, { reason }, { headers })
      )
    } finally {
      onDone()
    }
  }
  return (
    <Flex>
      <ConfirmAction
        danger
        size="small"
        icon={<UndoOutlined />}
        label={text('reopen')}
        title={text('reopen_title')}
        content={text('reopen_text')}
        confirmLabel={text('reopen')}
        reason={{ label: t(`${CLOSINGS}.action.reason`), required: true }}
        onConfirm={reopen}
      />
    </Flex>
  )
}
