import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { PROJECTS, type Project } from './project'

const DECISIONS = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
] as const

/** Buttons of those who decide whether a project that was entered by hand is one of the firm's. */
export function ProjectDecisions({ project }: { project: Project }) {
  const { t } = useTranslation()
  const action = useRecordAction(PROJECTS)
  const text = (key: string) => t(`${PROJECTS}.decisions.${key}`, { code: project.code })
  return (
    <>
      {DECISIONS.filter(({ name }) => project.can[name]).map(({ name, entry, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={text(name)}
          title={text(`${name}_title`)}
          content={text(`${name}_text`)}
          confirmLabel={text(name)}
          reason={{ label: text(entry), required: entry === 'reason' }}
          onConfirm={(entered) =>
            action.run(project, {
              path: name,
              body: { [entry]: entered || null },
              done: text(`${name}_done`),
            })
          }
        />
      ))}
      <ActionConflict action={action} />
    </>
  )
}
