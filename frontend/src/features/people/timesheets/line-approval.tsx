import { useTranslation } from 'react-i18next'
import { TIMESHEETS, type Timesheet } from './timesheet'
import styles from './week-grid.module.css'

interface LineApprovalProps {
  timesheet: Timesheet
  projectId: number | null
}

/** Who still has to approve the lines of a project in a submitted week: the manager, and who runs the project. */
export function LineApproval({ timesheet, projectId }: LineApprovalProps) {
  const { t } = useTranslation()
  if (timesheet.status !== 'submitted') return null
  const open = timesheet.approvals.filter(
    (one) => one.decidedAt === null && (one.projectId === null || one.projectId === projectId)
  )
  if (!open.length) return <span className={styles.status}>{t('kit.status.approved')}</span>
  const names = open.map(({ approver }) => approver?.name ?? t(`${TIMESHEETS}.hr`))
  return (
    <span className={styles.status}>
      {t(`${TIMESHEETS}.waits_for`)} <bdi>{names.join(' · ')}</bdi>
    </span>
  )
}
