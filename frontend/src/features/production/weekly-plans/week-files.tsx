import { ExportButton } from '../../../kit/table/export-button'
import { PrintPlanning } from '../planning/print-planning'
import type { WeeklyPlan } from './weekly-plan'

const EXPORTED = [
  'weekOn',
  'projectCode',
  'status',
  'taskCode',
  'taskName',
  'percent',
  'quantity',
  'unit',
  'promisedBy',
  'outcome',
  'reason',
  'comment',
]

/** The week on paper, and its promises as a file. */
export function WeekFiles({ plan: { projectId, weekOn, made } }: { plan: WeeklyPlan }) {
  return (
    <>
      <PrintPlanning url={`/api/projects/${projectId}/weekly-plan/prints`} body={{ day: weekOn }} />
      <ExportButton
        endpoint="weekly-promises"
        query={new URLSearchParams({ projectId: String(projectId), weekOn }).toString()}
        columns={EXPORTED}
        total={made}
      />
    </>
  )
}
