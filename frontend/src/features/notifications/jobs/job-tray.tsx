import { lazy, Suspense, useCallback, useState } from 'react'
import { Badge, Button } from 'antd'
import { CloudDownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { HeaderPopover } from '../../../kit/header-popover'
import { isRunning, useJobOutcomes, useJobs } from './use-jobs'
import styles from './jobs.module.css'

const JobPanel = lazy(() => import('./job-panel'))

/** Background work of this user: exports, PDFs, text recognition. */
export function JobTray() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data: jobs = [] } = useJobs()
  const titleOf = useCallback(
    (job: Job) => job.title ?? t(`jobs.types.${job.type}`, { defaultValue: job.type }),
    [t]
  )
  useJobOutcomes(jobs, titleOf)
  const running = jobs.filter(isRunning).length
  const label = running > 0 ? t('jobs.running', { count: running }) : t('jobs.title')
  const className = running > 0 ? styles.running : undefined
  const panel = (
    <Suspense fallback={<div className={styles.tray} />}>
      <JobPanel jobs={jobs} titleOf={titleOf} />
    </Suspense>
  )
  return (
    <HeaderPopover open={isOpen} onOpenChange={setOpen} content={panel}>
      <Button
        type="text"
        aria-label={label}
        aria-expanded={isOpen}
        icon={
          <Badge dot={running > 0} color="var(--brand)">
            <CloudDownloadOutlined className={className} style={{ fontSize: 18 }} />
          </Badge>
        }
      />
    </HeaderPopover>
  )
}
