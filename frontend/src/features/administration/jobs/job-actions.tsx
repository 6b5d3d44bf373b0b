import { Button, Space, Tooltip } from 'antd'
import { DownloadOutlined, RedoOutlined, StopOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { useDownload } from '../../../kit/files/use-download'
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
  const download = useDownload()
  const buttons = [
    { name: 'cancel', shown: job.can.cancel, icon: <StopOutlined />, act: () => run('cancel') },
    { name: 'retry', shown: job.can.retry, icon: <RedoOutlined />, act: () => run('retry') },
    {
      name: 'download',
      shown: job.can.download,
      icon: <DownloadOutlined />,
      act: () => void download(`/api/jobs/${job.id}/result`),
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
