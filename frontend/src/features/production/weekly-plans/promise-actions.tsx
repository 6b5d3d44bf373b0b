import { CheckOutlined, CloseOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { nameIn } from '../../../kit/display/name-in'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { usePlanningAction } from '../planning/use-planning-action'
import { promiseBody, PromiseFields, TaskField } from './promise-fields'
import { WEEKLY, type PlannedPromise, type WeeklyPlan } from './weekly-plan'

/** Promises a task for the week. */
export function AddPromise({ plan }: { plan: WeeklyPlan }) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      label={t(`${WEEKLY}.add`)}
      title={t(`${WEEKLY}.add`)}
      confirmLabel={t('common.save')}
      fields={
        <>
          <TaskField plan={plan} />
          <PromiseFields />
        </>
      }
      onConfirm={(_, values) =>
        run({
          url: `/api/projects/${plan.projectId}/weekly-plan/promises`,
          body: { day: plan.weekOn, taskId: values.taskId, ...promiseBody(values) },
          version: plan.version,
          done: t(`${WEEKLY}.added`),
        })
      }
    />
  )
}

interface PromiseProps {
  plan: WeeklyPlan
  promise: PlannedPromise
}

/** What the viewer may do with a promise in the state of its week. */
export function PromiseActions({ plan, promise }: PromiseProps) {
  if (plan.can.promise)
    return (
      <Flex gap={4}>
        <Edit plan={plan} promise={promise} />
        <Withdraw plan={plan} promise={promise} />
      </Flex>
    )
  if (!plan.can.report) return null
  return (
    <Flex gap={4} wrap>
      <Done plan={plan} promise={promise} />
      <NotDone plan={plan} promise={promise} />
    </Flex>
  )
}

function useNamed({ taskName, taskNameAr }: PlannedPromise) {
  const { t, i18n } = useTranslation()
  const task = nameIn(i18n.language, taskName, taskNameAr)
  return (action: string) => {
    const name = t(`${WEEKLY}.${action}`, { task })
    return { 'aria-label': name, title: name }
  }
}

const addressOf = ({ id }: PlannedPromise) => `/api/weekly-promises/${id}`

function Edit({ plan, promise }: PromiseProps) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(promise)('edit_title')}
      size="small"
      type="text"
      icon={<EditOutlined />}
      label={null}
      confirmLabel={t('common.save')}
      fields={<PromiseFields promise={promise} />}
      onConfirm={(_, values) =>
        run({
          url: addressOf(promise),
          method: 'patch',
          body: promiseBody(values),
          version: plan.version,
          done: t(`${WEEKLY}.saved`),
        })
      }
    />
  )
}

function Withdraw({ plan, promise }: PromiseProps) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(promise)('withdraw_title')}
      size="small"
      type="text"
      danger
      icon={<DeleteOutlined />}
      label={null}
      confirmLabel={t(`${WEEKLY}.withdraw`)}
      onConfirm={() =>
        run({
          url: addressOf(promise),
          method: 'delete',
          version: plan.version,
          done: t(`${WEEKLY}.withdrawn`),
        })
      }
    />
  )
}

function Done({ plan, promise }: PromiseProps) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  const isDone = promise.outcome === 'done'
  const report = () =>
    run({
      url: `${addressOf(promise)}/outcome`,
      body: { outcome: isDone ? null : 'done' },
      version: plan.version,
      done: t(`${WEEKLY}.reported`),
    })
  return (
    <Button
      size="small"
      icon={<CheckOutlined />}
      type={isDone ? 'primary' : 'default'}
      aria-pressed={isDone}
      {...useNamed(promise)('done_title')}
      // what was refused has been said
      onClick={() => void report().catch(() => undefined)}
    >
      {t(`${WEEKLY}.outcomes.done`)}
    </Button>
  )
}

function NotDone({ plan, promise }: PromiseProps) {
  const { t } = useTranslation()
  const { run } = usePlanningAction()
  return (
    <ConfirmAction
      {...useNamed(promise)('not_done_title')}
      size="small"
      icon={<CloseOutlined />}
      danger={promise.outcome === 'not_done'}
      label={t(`${WEEKLY}.outcomes.not_done`)}
      confirmLabel={t('common.save')}
      fields={<MissFields promise={promise} />}
      onConfirm={(_, { missReason, comment }) =>
        run({
          url: `${addressOf(promise)}/outcome`,
          body: { outcome: 'not_done', reason: missReason, comment: comment || null },
          version: plan.version,
          done: t(`${WEEKLY}.reported`),
        })
      }
    />
  )
}

function MissFields({ promise }: { promise: PlannedPromise }) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="missReason"
        label={t(`${WEEKLY}.fields.reason`)}
        rules={[{ required: true, message: t('kit.required') }]}
        initialValue={promise.reason}
      >
        <ChoiceSelect list="miss-reasons" />
      </Form.Item>
      <Form.Item
        name="comment"
        label={t(`${WEEKLY}.fields.comment`)}
        initialValue={promise.comment}
      >
        <Input.TextArea dir="auto" maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
