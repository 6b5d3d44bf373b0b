import { Button } from 'antd'
import { CloseOutlined, DownloadOutlined, RedoOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { relativeTime } from '../../../providers/dates'
import { toast } from '../../../providers/toast'
import { downloadJobResult, isRunning, useJobAction } from './use-jobs'
import styles from './jobs.module.css'

interface JobRowProps {
  job: Job
  title: string
}

/** What can be done about a job, each with its icon; only what the server allows. */
function useJobButtons(job: Job) {
  const { t } = useTranslation()
  const cancel = useJobAction('cancel')
  const retry = useJobAction('retry')
  const onError = (error: unknown) =>
    toast({
      title: t('jobs.actionFailed'),
      description: messageOf(error, t('pages.failure.text')),
      variant: 'destructive',
    })
  const buttons = [
    {
      name: 'download',
      icon: <DownloadOutlined />,
      run: () => void downloadJobResult(job).catch(onError),
    },
    { name: 'retry', icon: <RedoOutlined />, run: () => retry.mutate(job.id, { onError }) },
    { name: 'cancel', icon: <CloseOutlined />, run: () => cancel.mutate(job.id, { onError }) },
  ] as const
  const isBusy = cancel.isPending || retry.isPending
  return { buttons: buttons.filter(({ name }) => job.can[name]), isBusy }
}

function JobState({ job, title }: JobRowProps) {
  const { t } = useTranslation()
  if (isRunning(job)) {
    return <ProgressBar percent={job.progress} size="small" status="active" aria-label={title} />
  }
  const failed = job.status === 'failed'
  return (
    <div className={styles.note} data-failed={failed}>
      {failed && job.error ? job.error : t(`jobs.status.${job.status}`)}
      {' · '}
      {relativeTime(job.finishedAt ?? job.createdAt)}
    </div>
  )
}

/** One background job: what it is, how far it is, and what can be done about it. */
export function JobRow({ job, title }: JobRowProps) {
  const { t } = useTranslation()
  const { buttons, isBusy } = useJobButtons(job)
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <div className={styles.title}>
          <bdi>{title}</bdi>
        </div>
        <JobState job={job} title={title} />
      </div>
      {buttons.map(({ name, icon, run }) => (
        <Button
          key={name}
          type="text"
          icon={icon}
          disabled={isBusy}
          aria-label={t(`jobs.${name}`, { title })}
          onClick={run}
        />
      ))}
    </div>
  )
}
