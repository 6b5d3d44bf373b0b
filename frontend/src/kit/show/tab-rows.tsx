import type { ReactNode } from 'react'
import { App, Button, Flex } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../api/http-error'
import { ConfirmAction } from '../confirm-action'
import { Empty } from '../empty'
import { LoadFailed } from '../load-failed'
import { PageSkeleton } from '../page-skeleton'

interface TabRowsProps<Row> {
  query: UseQueryResult<Row[]>
  /** Above the rows, beside the button that adds one. */
  summary?: (rows: Row[]) => ReactNode
  /** Other buttons beside it. */
  actions?: ReactNode
  /** Absent for those who may only read. */
  add?: { label: string; onClick: () => void }
  empty: { title: string; hint: string }
  children: (rows: Row[]) => ReactNode
}

/** The list of a tab with its button, its empty state, and what is shown while it loads or fails. */
export function TabRows<Row>({ query, summary, actions, add, empty, children }: TabRowsProps<Row>) {
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton rows={6} />
  const rows = query.data
  const buttons = (
    <Flex gap="small" wrap justify="center">
      {actions}
      {add ? (
        <Button type="primary" icon={<PlusOutlined />} onClick={add.onClick}>
          {add.label}
        </Button>
      ) : null}
    </Flex>
  )
  if (!rows.length) return <Empty {...empty} action={buttons} />
  return (
    <Flex vertical gap="middle">
      <Flex justify="space-between" align="center" gap="middle" wrap>
        <div>{summary?.(rows)}</div>
        {buttons}
      </Flex>
      {children(rows)}
    </Flex>
  )
}

interface DeleteRowProps {
  /** What is deleted, by name. */
  name: string
  title: string
  content: string
  onDelete: () => Promise<unknown>
}

/** Deletes a row of a tab after asking; says why where it is refused. */
export function DeleteRow({ name, title, content, onDelete }: DeleteRowProps) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return (
    <ConfirmAction
      danger
      type="text"
      size="small"
      icon={<DeleteOutlined />}
      aria-label={`${t('common.delete')}: ${name}`}
      label={null}
      title={title}
      content={content}
      confirmLabel={t('common.delete')}
      onConfirm={() =>
        onDelete().catch((error: unknown) => {
          message.error(messageOf(error, t('kit.try_again')))
          throw error
        })
      }
    />
  )
}
