import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { JobRow } from './job-row'
import notificationDropdownStyles from '../bell/notification-dropdown.module.css'
import jobsStyles from './jobs.module.css'
import loadNoteStyles from '../load-note.module.css'

interface JobPanelProps {
  jobs: Job[]
  titleOf: (job: Job) => string
}

/** The jobs in the tray, newest first. */
export default function JobPanel({ jobs, titleOf }: JobPanelProps) {
  const { t } = useTranslation()
  return (
    <section className={jobsStyles.tray} aria-label={t('jobs.title')}>
      <header className={notificationDropdownStyles.head}>
        <h2>{t('jobs.title')}</h2>
      </header>
      <div className={notificationDropdownStyles.list}>
        {jobs.length === 0 && <p className={loadNoteStyles.note}>{t('jobs.empty')}</p>}
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} title={titleOf(job)} />
        ))}
      </div>
    </section>
  )
}
