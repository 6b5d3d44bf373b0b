import { useState, type ReactNode } from 'react'
import { Alert, Form, Input, InputNumber, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { LOOK_AHEAD, useLookAhead } from '../look-ahead/look-ahead'
import type { Constraint } from '../planning/planning'
import { WEEKLY, type PlannedPromise, type WeeklyPlan } from './weekly-plan'

const MOST_TASKS = 500

const useLabel = () => {
  const { t } = useTranslation()
  return (name: string) => t(`${WEEKLY}.fields.${name}`)
}

const useRequired = () => [{ required: true, message: useTranslation().t('kit.required') }]

/** The task of a new promise: one that the schedule has in this week. It warns of what stands in its way. */
export function TaskField({ plan }: { plan: WeeklyPlan }) {
  const { t, i18n } = useTranslation()
  const label = useLabel()
  const [taskId, setTaskId] = useState<number>()
  const { data, isFetching } = useLookAhead({
    ...{ projectId: plan.projectId, from: plan.weekOn, weeks: 1, size: MOST_TASKS },
  })
  const tasks = data?.tasks ?? []
  const task = tasks.find((one) => one.taskId === taskId)
  return (
    <>
      <Form.Item name="taskId" label={label('taskName')} rules={useRequired()}>
        <Select<number>
          showSearch
          autoFocus
          optionFilterProp="label"
          loading={isFetching}
          onChange={setTaskId}
          notFoundContent={isFetching ? t('kit.select.searching') : t(`${WEEKLY}.no_tasks`)}
          options={tasks.map((one) => ({
            value: one.taskId,
            label: `${one.code} · ${nameIn(i18n.language, one.name, one.nameAr)}`,
          }))}
        />
      </Form.Item>
      <Warning open={task?.constraints ?? []} />
      <MaterialWarning on={task?.lateMaterialOn ?? null} />
    </>
  )
}

function Warning({ open }: { open: Constraint[] }) {
  const { t } = useTranslation()
  if (!open.length) return null
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${WEEKLY}.open_constraints`, { count: open.length })}
      description={open.map(({ id, description }) => (
        <div key={id}>
          <bdi>{description}</bdi>
        </div>
      ))}
    />
  )
}

/** Work is promised before its material is there. */
function MaterialWarning({ on }: { on: string | null }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (on === null) return null
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${LOOK_AHEAD}.material_late`, { day: formats.dayOfYear(on) })}
    />
  )
}

/** How much is promised, and by whom. */
export function PromiseFields({ promise }: { promise?: PlannedPromise }) {
  const label = useLabel()
  return (
    <>
      <Form.Item
        name="promisedBy"
        label={label('promisedBy')}
        rules={useRequired()}
        initialValue={promise?.promisedBy}
      >
        <PersonSelect />
      </Form.Item>
      <AmountFields promise={promise} />
      <Form.Item name="note" label={label('note')} initialValue={promise?.note}>
        <Input dir="auto" maxLength={500} />
      </Form.Item>
    </>
  )
}

function AmountFields({ promise }: { promise?: PlannedPromise }) {
  const { t } = useTranslation()
  const label = useLabel()
  const rules = useRequired()
  const [isQuantity, setQuantity] = useState(typeof promise?.quantity === 'string')
  const field = (name: 'quantity' | 'unit' | 'percent', initial: unknown, input: ReactNode) => (
    <Form.Item name={name} label={label(name)} rules={rules} initialValue={initial}>
      {input}
    </Form.Item>
  )
  return (
    <>
      <Form.Item
        name="measure"
        label={label('measure')}
        initialValue={isQuantity ? 'quantity' : 'percent'}
      >
        <Radio.Group
          onChange={({ target }) => setQuantity(target.value === 'quantity')}
          options={['percent', 'quantity'].map((value) => ({
            value,
            label: t(`${WEEKLY}.measures.${value}`),
          }))}
        />
      </Form.Item>
      {isQuantity ? (
        <>
          {field('quantity', promise?.quantity, <DecimalInput />)}
          {field('unit', promise?.unit, <Input dir="auto" maxLength={20} />)}
        </>
      ) : (
        field(
          'percent',
          promise?.percent ?? 100,
          <InputNumber min={1} max={100} precision={0} suffix="%" style={{ width: '100%' }} />
        )
      )}
    </>
  )
}

/** The body of a request from the entries of these fields: a percentage, or a quantity with its unit. */
export function promiseBody({
  promisedBy,
  measure,
  quantity,
  unit,
  percent,
  note,
}: Record<string, unknown>) {
  const amount =
    measure === 'quantity'
      ? { percent: null, quantity, unit }
      : { percent, quantity: null, unit: null }
  return { promisedBy, ...amount, note: note || null }
}
