import { Button, Space, Tooltip } from 'antd'
import { DownloadOutlined, RedoOutlined, StopOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../api/download'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { toast } from '../../../providers/toast'
import { useJobActions } from '../../../kit/jobs/use-job'

/** Cancel, retry and download of one job, each where the server allows it. */
export function JobActions({ job }: { job: Job }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const actions = useJobActions(job.id)
  const run = (action: 'cancel' | 'retry') =>
    actions.mutate(action, {
      onSettled: () => void invalidate({ resource: 'administration.jobs', invalidates: ['list'] }),
    })
  const download = () =>
    downloadFile(`/api/jobs/${job.id}/result`).catch((error: unknown) =>
      toast({
        variant: 'destructive',
        title: t('kit.download_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    )
  const buttons = [
    { name: 'cancel', shown: job.can.cancel, icon: <StopOutlined />, act: () => run('cancel') },
    { name: 'retry', shown: job.can.retry, icon: <RedoOutlined />, act: () => run('retry') },
    {
      name: 'download',
      shown: job.can.download,
      icon: <DownloadOutlined />,
      act: () => void download(),
    },
  ]
  return (
    <Space size={0}>
      {buttons
        .filter(({ shown }) => shown)
        .map(({ name, icon, act }) => (
          <Tooltip key={name} title={t(`kit.job.${name}`)}>
            <Button
              type="text"
              size="small"
              icon={icon}
              loading={actions.isPending}
              aria-label={`${t(`kit.job.${name}`)}: ${job.title ?? job.type}`}
              onClick={act}
            />
          </Tooltip>
        ))}
    </Space>
  )
}
