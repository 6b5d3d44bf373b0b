import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { PROJECTS, type Project } from './project'

/** A button for each status the project may go to from here; the first is the usual way on. */
export function ProjectSteps({ project }: { project: Project }) {
  const { t } = useTranslation()
  const action = useRecordAction(PROJECTS)
  return project.nextStatuses.map((status, place) => (
    <ConfirmAction
      key={status}
      type={place === 0 ? 'primary' : 'default'}
      label={t(`${PROJECTS}.steps.${stepName(project.status, status)}`)}
      title={t(`${PROJECTS}.step_title`, {
        code: project.code,
        status: t(`kit.status.${status}`),
      })}
      onConfirm={() =>
        action.run(project, {
          path: 'steps',
          body: { status },
          done: t(`${PROJECTS}.step_done`, { status: t(`kit.status.${status}`) }),
        })
      }
    />
  ))
}

type Status = Project['status']

/** What a button says: work is started, resumed or reopened, by where the project comes from. */
function stepName(from: Status, to: Status): string {
  if (to !== 'in_progress') return to
  if (from === 'on_hold') return 'resume'
  return from === 'completed' ? 'reopen' : 'start'
}
