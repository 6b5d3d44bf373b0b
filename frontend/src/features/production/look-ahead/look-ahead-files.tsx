import { parseDay } from '@binaa/backend/moment'
import { ExportButton } from '../../../kit/table/export-button'
import { PrintPlanning } from '../planning/print-planning'
import type { LookAhead, STATES } from './look-ahead'

const EXPORTED = [
  'projectCode',
  'projectName',
  'code',
  'name',
  'startOn',
  'finishOn',
  'percent',
  'state',
  'constraints',
  'lateMaterialOn',
]

interface LookAheadFilesProps {
  ahead: LookAhead
  projectId: number | undefined
  state: (typeof STATES)[number]
}

/** The look-ahead on paper, of one project, and all its tasks as a file, with their state in a column. */
export function LookAheadFiles({ ahead, projectId, state }: LookAheadFilesProps) {
  const filters = new URLSearchParams({ week: String(parseDay(ahead.weeks[0]!.startOn)) })
  if (projectId !== undefined) filters.set('projectId', String(projectId))
  return (
    <>
      {projectId === undefined ? null : (
        <PrintPlanning
          url={`/api/projects/${projectId}/look-ahead/prints`}
          body={state === 'all' ? {} : { state }}
        />
      )}
      {state === 'all' ? (
        <ExportButton
          endpoint="look-ahead"
          query={filters.toString()}
          columns={EXPORTED}
          total={ahead.total}
        />
      ) : null}
    </>
  )
}
