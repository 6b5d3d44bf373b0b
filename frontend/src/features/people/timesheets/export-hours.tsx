import { useTranslation } from 'react-i18next'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { useAbility } from '../../../providers/access'
import { TIMESHEETS } from './timesheet'

/** The locked hours of a week as a file, for HR. */
export function ExportHours({ weekStart }: { weekStart: string }) {
  const { t } = useTranslation()
  const mayExport = useAbility('employees.manage')
  if (!mayExport) return null
  const query = `weekStart=${weekStart}&status=locked`
  return (
    <FileOrderButton
      url="/api/exports"
      formats={['xlsx', 'csv']}
      bodyOf={(format) => ({ resource: 'time-entries', format, query })}
      label={t(`${TIMESHEETS}.export`)}
      title={t(`${TIMESHEETS}.export_title`)}
    />
  )
}
