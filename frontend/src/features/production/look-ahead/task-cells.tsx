import { PlusOutlined } from '@ant-design/icons'
import { Tag, Tooltip } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { useAbility } from '../../../providers/access'
import type { Constraint } from '../planning/planning'
import styles from '../planning/planning.module.css'
import { AddConstraint } from '../task-constraints/constraint-actions'
import { LOOK_AHEAD, type LookAheadTask } from './look-ahead'

/** A task by its code and name, with what is special about it. */
export function TaskName({ task, showsProject }: { task: LookAheadTask; showsProject: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.task}>
      <Link to={`/production/projects/${task.projectId}/schedule?view=list&task=${task.taskId}`}>
        <LocalName name={task.name} nameAr={task.nameAr} />
      </Link>
      <span className={styles.soft}>
        <Ltr>{task.code}</Ltr>
        {showsProject ? (
          <>
            {' · '}
            <LocalName name={task.projectName} nameAr={task.projectNameAr} />
          </>
        ) : null}
      </span>
      {task.isCritical || task.isLate || task.isMilestone ? (
        <span className={styles.tags}>
          {task.isMilestone ? <Tag>{t(`${LOOK_AHEAD}.milestone`)}</Tag> : null}
          {task.isCritical ? <Tag color="volcano">{t(`${LOOK_AHEAD}.critical`)}</Tag> : null}
          {task.isLate ? <Tag color="red">{t(`${LOOK_AHEAD}.late`)}</Tag> : null}
        </span>
      ) : null}
    </div>
  )
}

/** First and last day, and how far the task is. */
export function TaskDates({ task }: { task: LookAheadTask }) {
  const formats = useFormats()
  const { startOn, finishOn, percentComplete } = task
  return (
    <div className={styles.task}>
      <span>
        {startOn === finishOn
          ? formats.dayOfYear(startOn)
          : `${formats.dayOfYear(startOn)} – ${formats.dayOfYear(finishOn)}`}
      </span>
      {percentComplete > 0 ? (
        <span className={styles.soft}>{formats.percent(percentComplete, 0)}</span>
      ) : null}
    </div>
  )
}

/** What stands in the way, overdue in red; the full text on hover. */
export function TaskConstraints({ task }: { task: LookAheadTask }) {
  const { t, i18n } = useTranslation()
  const mayAdd = useAbility('planning.report')
  return (
    <div className={styles.tags}>
      <TaskMaterial task={task} />
      {task.constraints.map((constraint) => (
        <ConstraintTag key={constraint.id} constraint={constraint} />
      ))}
      {mayAdd ? (
        <AddConstraint
          inRow
          task={{ id: task.taskId, name: nameIn(i18n.language, task.name, task.nameAr) }}
          label={
            <>
              <PlusOutlined /> {t(`${LOOK_AHEAD}.constraint`)}
            </>
          }
        />
      ) : null}
    </div>
  )
}

function ConstraintTag({ constraint }: { constraint: Constraint }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const { projectId, description, descriptionAr, kind } = constraint
  const { neededOn, ownerName, isOverdue } = constraint
  const day = neededOn ? formats.dayOfYear(neededOn) : ''
  return (
    <Tooltip title={`${nameIn(i18n.language, description, descriptionAr)} · ${ownerName ?? ''}`}>
      <Link to={`/production/planning/constraints?projectId=${projectId}`}>
        <Tag color={isOverdue ? 'red' : 'gold'} style={{ marginInlineEnd: 0 }}>
          <ChoiceText list="constraint-kinds" value={kind} /> {day}
          {isOverdue ? ` · ${t('production.task_constraints.overdue')}` : null}
        </Tag>
      </Link>
    </Tooltip>
  )
}

/** When the material of a task is there, in red where that is after its start. */
export function TaskMaterial({ task }: { task: LookAheadTask }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { materialReadyOn, lateMaterialOn, projectId } = task
  const isMaterialLate = lateMaterialOn !== null
  if (materialReadyOn === null) return null
  const day = formats.dayOfYear(materialReadyOn)
  return (
    <Link to={`/production/projects/${projectId}/schedule?view=needs`}>
      <Tag color={isMaterialLate ? 'red' : 'default'} style={{ marginInlineEnd: 0 }}>
        {t(`${LOOK_AHEAD}.${isMaterialLate ? 'material_late' : 'material_ready'}`, { day })}
      </Tag>
    </Link>
  )
}

/** Whether work can start when the schedule says so. */
export function ReadyTag({ task }: { task: LookAheadTask }) {
  const { t } = useTranslation()
  return task.isReady ? (
    <Tag color="green">{t(`${LOOK_AHEAD}.ready`)}</Tag>
  ) : (
    <Tag color="gold">{t(`${LOOK_AHEAD}.not_ready`)}</Tag>
  )
}
