import { useState } from 'react'
import { Button, Flex, Form, Input } from 'antd'
import { CameraOutlined, DeleteOutlined, DiffOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../../api/http'
import type { Schema } from '../../../../api/types'
import { ConfirmAction } from '../../../../kit/confirm-action'
import { InstantText } from '../../../../kit/display/date-text'
import { Money, Whole } from '../../../../kit/display/numbers'
import { Empty } from '../../../../kit/empty'
import { LoadFailed } from '../../../../kit/load-failed'
import { RecordTable } from '../../../../kit/table/record-table'
import { ComparisonView } from '../comparison-view'
import { useSend } from '../../../../kit/use-send'
import { QUOTATIONS, type QuotationDetail } from '../quotation'

const TEXTS = `${QUOTATIONS}.snapshots`

type Snapshot = Schema<'QuotationSnapshot'>

/** Kept states of the bill, and what has changed since one of them. */
export function SnapshotsPanel({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const path = `${quotation.id}/snapshots`
  const query = useQuery<Snapshot[]>({ queryKey: [`/api/quotations/${path}`], staleTime: 0 })
  const [chosen, setChosen] = useState<number | null>(null)
  const send = useSend()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const change = async (done: string, request: () => Promise<unknown>) => {
    await send(done, request)
    setChosen(null)
    await query.refetch()
  }
  const snapshots = query.data ?? []
  return (
    <Flex vertical gap="middle" align="stretch">
      {quotation.can.plan ? (
        <KeepButton
          onKeep={(name) =>
            change(t(`${TEXTS}.kept`), () => http.post(`/api/quotations/${path}`, { name }))
          }
        />
      ) : null}
      {snapshots.length ? (
        <SnapshotTable
          {...{ snapshots, quotation }}
          onCompare={setChosen}
          onDelete={(id) =>
            change(t(`${TEXTS}.deleted`), () => http.delete(`/api/quotations/${path}/${id}`))
          }
        />
      ) : (
        <Empty title={t(`${TEXTS}.none`)} />
      )}
      {chosen === null ? null : <ComparisonView path={`${path}/${chosen}/comparison`} />}
    </Flex>
  )
}

function KeepButton({ onKeep }: { onKeep: (name: string) => Promise<void> }) {
  const { t } = useTranslation()
  return (
    <Flex>
      <ConfirmAction
        icon={<CameraOutlined />}
        label={t(`${TEXTS}.keep`)}
        title={t(`${TEXTS}.keep`)}
        content={t(`${TEXTS}.keep_text`)}
        confirmLabel={t(`${TEXTS}.keep`)}
        fields={
          <Form.Item
            name="name"
            label={t(`${TEXTS}.name`)}
            rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
          >
            <Input maxLength={160} dir="auto" />
          </Form.Item>
        }
        onConfirm={(_, { name }) => onKeep(String(name))}
      />
    </Flex>
  )
}

interface SnapshotTableProps {
  snapshots: Snapshot[]
  quotation: QuotationDetail
  onCompare: (id: number) => void
  onDelete: (id: number) => Promise<void>
}

function SnapshotTable({ snapshots, quotation, onCompare, onDelete }: SnapshotTableProps) {
  const { t } = useTranslation()
  return (
    <RecordTable<Snapshot>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={snapshots}
      columns={[
        { title: t(`${TEXTS}.name`), render: (_, { name }) => <bdi>{name}</bdi> },
        {
          title: t(`${TEXTS}.kept_at`),
          render: (_, { createdAt }) => <InstantText value={createdAt} />,
        },
        {
          title: t(`${TEXTS}.line_count`),
          align: 'end',
          render: (_, { lineCount }) => <Whole value={lineCount} />,
        },
        {
          title: t(`${QUOTATIONS}.fields.total`),
          align: 'end',
          render: (_, { total, currency }) => <Money value={total} currency={currency} />,
        },
        {
          title: <span className="visually-hidden">{t('kit.lines.actions')}</span>,
          render: (_, snapshot) => (
            <SnapshotActions
              snapshot={snapshot}
              mayDelete={quotation.can.plan}
              {...{ onCompare, onDelete }}
            />
          ),
        },
      ]}
    />
  )
}

interface SnapshotActionsProps extends Pick<SnapshotTableProps, 'onCompare' | 'onDelete'> {
  snapshot: Snapshot
  mayDelete: boolean
}

function SnapshotActions({ snapshot, mayDelete, onCompare, onDelete }: SnapshotActionsProps) {
  const { t } = useTranslation()
  const { id, name } = snapshot
  return (
    <Flex gap="small">
      <Button size="small" icon={<DiffOutlined />} onClick={() => onCompare(id)}>
        {t(`${TEXTS}.compare`)}
      </Button>
      {mayDelete ? (
        <ConfirmAction
          danger
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t(`${TEXTS}.delete_one`, { name })}
          label=""
          title={t(`${TEXTS}.delete_title`, { name })}
          content={t(`${TEXTS}.delete_text`)}
          confirmLabel={t(`${TEXTS}.delete`)}
          onConfirm={() => onDelete(id)}
        />
      ) : null}
    </Flex>
  )
}
