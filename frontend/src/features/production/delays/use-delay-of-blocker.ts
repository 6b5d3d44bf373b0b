import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import type { SiteReport } from '../site-reports/site-report'
import { DELAYS, type Delay } from './delay'
import type { EnteredTask } from './tasks-input'

type Reason = SiteReport['blockers'][number]['reason']

/** What each reason of a site is called among the causes of delays; what it may be of several is left open. */
const CAUSES: Partial<Record<Reason, Delay['cause']>> = {
  weather: 'weather',
  material: 'late_material',
  drawing: 'late_drawings',
  permit: 'authority',
  crew: 'labour',
  equipment: 'equipment',
  access: 'site_access',
  safety: 'other',
  other: 'other',
}

/** What the form of a delay begins with. */
export interface DelayStart {
  blockerId?: number
  projectId: number
  title?: string
  cause?: Delay['cause']
  details?: string
  firstOn: string
  tasks: EnteredTask[]
}

/** What a site report says of a blocker, as a delay: whose risk it is and what it cost is left to be judged. */
export function useDelayOfBlocker() {
  const { t } = useTranslation()
  const formats = useFormats()
  return (report: SiteReport, blockerId: number): DelayStart => {
    const { projectId, reportOn, number } = report
    const start = { projectId, firstOn: reportOn, tasks: [] }
    const blocker = report.blockers.find(({ id, can }) => id === blockerId && can.recordDelay)
    if (!blocker) return start
    const { reason, taskId, details } = blocker
    const day = formats.day(reportOn)
    return {
      ...start,
      blockerId,
      title: details.slice(0, 200),
      cause: CAUSES[reason],
      details: t(`${DELAYS}.from_report`, { number, day, details }),
      tasks: taskId === null ? [] : [{ taskId, days: null }],
    }
  }
}
