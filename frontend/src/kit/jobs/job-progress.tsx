import { useEffect, useRef } from 'react'
import { Alert, Button, Space, Typography } from 'antd'
import { DownloadOutlined, RedoOutlined, StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../display/progress-bar'
import type { Job } from '../../api/types'
import { isFinished, useJob, useJobActions } from './use-job'
import { useDownload } from '../files/use-download'

interface JobProgressProps {
  job: Pick<Job, 'id'> & Partial<Job>
  /** Runs once when the job reaches its end. */
  onFinished?: (job: Job) => void
  /** False where the page itself offers the result. */
  download?: boolean
}

const BAR_STATUS = {
  completed: 'success',
  failed: 'exception',
  cancelled: 'exception',
} as const

/** Progress of one job with cancel, retry, the reason of a failure and the result's download. */
export function JobProgress({ job: given, onFinished, download = true }: JobProgressProps) {
  const { t } = useTranslation()
  const { data: job } = useJob(given.id, given.status ? (given as Job) : undefined)
  const announced = useRef<string | null>(null)

  useEffect(() => {
    if (!job || !isFinished(job) || announced.current === job.id + job.status) return
    announced.current = job.id + job.status
    onFinished?.(job)
  }, [job, onFinished])

  if (!job) return <ProgressBar percent={0} aria-label={t('kit.job.progress')} />
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      <div role="status" aria-live="polite">
        <Typography.Text>{t(`kit.job.status.${job.status}`)}</Typography.Text>
      </div>
      <ProgressBar
        percent={job.status === 'completed' ? 100 : job.progress}
        status={BAR_STATUS[job.status as keyof typeof BAR_STATUS] ?? 'active'}
        aria-label={job.title ?? t('kit.job.progress')}
      />
      {job.error ? <Alert type="error" showIcon message={job.error} /> : null}
      <JobActions job={job} download={download} />
    </Space>
  )
}

function JobActions({ job, download }: { job: Job; download: boolean }) {
  const { t } = useTranslation()
  const { isPending, mutate } = useJobActions(job.id)
  const done = isFinished(job)
  return (
    <Space wrap>
      {!done && job.can?.cancel !== false ? (
        <Button icon={<StopOutlined />} loading={isPending} onClick={() => mutate('cancel')}>
          {t('kit.job.cancel')}
        </Button>
      ) : null}
      {done && job.status !== 'completed' && job.can?.retry !== false ? (
        <Button icon={<RedoOutlined />} loading={isPending} onClick={() => mutate('retry')}>
          {t('kit.job.retry')}
        </Button>
      ) : null}
      {download && job.status === 'completed' && job.can?.download ? (
        <JobDownload id={job.id} />
      ) : null}
    </Space>
  )
}

function JobDownload({ id }: { id: string }) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <Button
      type="primary"
      icon={<DownloadOutlined />}
      onClick={() => void download(`/api/jobs/${id}/result`)}
    >
      {t('kit.job.download')}
    </Button>
  )
}
