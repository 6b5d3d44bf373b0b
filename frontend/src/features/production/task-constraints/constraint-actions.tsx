import type { ReactNode } from 'react'
import { CheckOutlined, DeleteOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import type { Constraint } from '../planning/planning'
import { nameIn } from '../../../kit/display/name-in'
import { usePlanningAction } from '../planning/use-planning-action'
import {
  constraintBody,
  ConstraintFields,
  CONSTRAINTS,
  type ConstraintStart,
} from './constraint-fields'

const addressOf = ({ id }: Constraint) => `/api/task-constraints/${id}`

interface AddConstraintProps {
  task: { id: number; name: string }
  label: ReactNode
  /** Small, where it stands in every row. */
  inRow?: boolean
  /** What its fields begin with. */
  start?: ConstraintStart
  /** The blocker of a site report that it is made of. */
  blockerId?: number
  onAdded?: () => Promise<unknown>
}

/** Enters something that stands in the way of a task. */
export function AddConstraint(props: AddConstraintProps) {
  const { task, label, inRow = false, start, blockerId, onAdded } = props
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      size={inRow ? 'small' : 'middle'}
      type={inRow ? 'text' : 'default'}
      label={label}
      aria-label={t(`${CONSTRAINTS}.add_to`, { task: task.name })}
      title={t(`${CONSTRAINTS}.add_to`, { task: task.name })}
      confirmLabel={t('common.save')}
      fields={<ConstraintFields constraint={start} />}
      onConfirm={async (_, values) => {
        await run({
          url: '/api/task-constraints',
          body: { taskId: task.id, blockerId, ...constraintBody(values) },
          done: t(`${CONSTRAINTS}.added`),
        })
        await onAdded?.()
      }}
    />
  )
}

/** What the viewer may do with a constraint. */
export function ConstraintActions({ constraint }: { constraint: Constraint }) {
  const { can } = constraint
  return (
    <Flex gap={4}>
      {can.resolve ? <Resolve constraint={constraint} /> : null}
      {can.reopen ? <Reopen constraint={constraint} /> : null}
      {can.update ? <Edit constraint={constraint} /> : null}
      {can.delete ? <Delete constraint={constraint} /> : null}
    </Flex>
  )
}

function useNamed({ description, descriptionAr }: Constraint) {
  const { t, i18n } = useTranslation()
  return (action: string) => {
    const name = t(`${CONSTRAINTS}.${action}`, {
      name: nameIn(i18n.language, description, descriptionAr),
    })
    return { 'aria-label': name, title: name, size: 'small' as const, type: 'text' as const }
  }
}

function Resolve({ constraint }: { constraint: Constraint }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(constraint)('resolve_title')}
      icon={<CheckOutlined />}
      label={null}
      content={t(`${CONSTRAINTS}.resolve_text`)}
      confirmLabel={t(`${CONSTRAINTS}.resolve`)}
      onConfirm={() =>
        run({
          url: `${addressOf(constraint)}/resolution`,
          body: {},
          version: constraint.version,
          done: t(`${CONSTRAINTS}.resolved`),
        })
      }
    />
  )
}

function Reopen({ constraint }: { constraint: Constraint }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(constraint)('reopen_title')}
      icon={<UndoOutlined />}
      label={null}
      confirmLabel={t(`${CONSTRAINTS}.reopen`)}
      onConfirm={() =>
        run({
          url: `${addressOf(constraint)}/resolution`,
          method: 'delete',
          version: constraint.version,
          done: t(`${CONSTRAINTS}.reopened`),
        })
      }
    />
  )
}

function Edit({ constraint }: { constraint: Constraint }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(constraint)('edit_title')}
      icon={<EditOutlined />}
      label={null}
      confirmLabel={t('common.save')}
      fields={<ConstraintFields constraint={constraint} />}
      onConfirm={(_, values) =>
        run({
          url: addressOf(constraint),
          method: 'patch',
          body: constraintBody(values),
          version: constraint.version,
          done: t(`${CONSTRAINTS}.saved`),
        })
      }
    />
  )
}

function Delete({ constraint }: { constraint: Constraint }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(constraint)('delete_title')}
      danger
      icon={<DeleteOutlined />}
      label={null}
      content={t(`${CONSTRAINTS}.delete_text`)}
      confirmLabel={t('common.delete')}
      onConfirm={() =>
        run({
          url: addressOf(constraint),
          method: 'delete',
          version: constraint.version,
          done: t(`${CONSTRAINTS}.deleted`),
        })
      }
    />
  )
}
