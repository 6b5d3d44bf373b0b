import { Button, Flex, Typography } from 'antd'
import { CloseOutlined, RedoOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../display/progress-bar'
import type { QueuedFile } from './use-upload-queue'

const BAR = {
  done: 'success',
  failed: 'exception',
  cancelled: 'exception',
  refused: 'exception',
} as const

interface QueueRowProps {
  item: QueuedFile
  onCancel: () => void
  onRetry: () => void
}

/** One file on its way: its name, how far it is, and what can be done about it. */
export function QueueRow({ item, onCancel, onRetry }: QueueRowProps) {
  const { t } = useTranslation()
  const { file, status, percent, message } = item
  return (
    <div>
      <Flex align="center" gap="small">
        <Typography.Text ellipsis style={{ flex: 1 }}>
          <bdi>{file.name}</bdi>
        </Typography.Text>
        <QueueActions {...{ item, onCancel, onRetry }} />
      </Flex>
      <ProgressBar
        size="small"
        percent={percent}
        status={BAR[status as keyof typeof BAR] ?? 'active'}
        aria-label={t('kit.files.progress', { name: file.name })}
      />
      {message ? (
        <Typography.Text type="danger" role="alert">
          {message}
        </Typography.Text>
      ) : null}
    </div>
  )
}

function QueueActions({ item: { file, status }, onCancel, onRetry }: QueueRowProps) {
  const { t } = useTranslation()
  const isStopped = status === 'failed' || status === 'cancelled'
  return (
    <>
      {isStopped ? (
        <Button
          type="text"
          size="small"
          icon={<RedoOutlined />}
          aria-label={t('kit.files.retry', { name: file.name })}
          onClick={onRetry}
        />
      ) : null}
      {status === 'done' ? null : (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('kit.files.cancel', { name: file.name })}
          onClick={onCancel}
        />
      )}
    </>
  )
}
