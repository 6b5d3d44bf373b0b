import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { JobRow } from './job-row'
import '../notifications.css'

interface JobPanelProps {
  jobs: Job[]
  titleOf: (job: Job) => string
}

/** The jobs in the tray, newest first. */
export default function JobPanel({ jobs, titleOf }: JobPanelProps) {
  const { t } = useTranslation()
  return (
    <section className="job-tray" aria-label={t('jobs.title')}>
      <header className="notification-head">
        <h2>{t('jobs.title')}</h2>
      </header>
      <div className="notification-list">
        {jobs.length === 0 && <p className="notification-note">{t('jobs.empty')}</p>}
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} title={titleOf(job)} />
        ))}
      </div>
    </section>
  )
}
