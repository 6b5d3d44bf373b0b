import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS } from './schedule-scenarios'

export interface Wish {
  resourceId: number
  units: number
}

interface WishesProps {
  plan: SchedulePlan
  wishes: Wish[]
  onChange: (wishes: Wish[]) => void
}

/** What if: more of some resources that the schedule uses. */
export function Wishes({ plan, wishes, onChange }: WishesProps) {
  const { t } = useTranslation()
  const options = useUsedResources(plan)
  const wishOf = (resourceId: number) =>
    wishes.find((wish) => wish.resourceId === resourceId) ?? { resourceId, units: 1 }
  const more = (resourceId: number, units: number) =>
    onChange(wishes.map((wish) => (wish.resourceId === resourceId ? { resourceId, units } : wish)))
  return (
    <div>
      <Form.Item label={t(`${SCENARIOS}.extra`)} htmlFor="search-extra">
        <Select
          id="search-extra"
          mode="multiple"
          value={wishes.map(({ resourceId }) => resourceId)}
          onChange={(ids: number[]) => onChange(ids.map(wishOf))}
          options={options}
          optionFilterProp="label"
          placeholder={t(`${SCENARIOS}.extra_hint`)}
        />
      </Form.Item>
      {wishes.map(({ resourceId, units }) => (
        <Units
          key={resourceId}
          id={`search-extra-${resourceId}`}
          name={options.find(({ value }) => value === resourceId)?.label}
          value={units}
          onChange={(value) => more(resourceId, value)}
        />
      ))}
    </div>
  )
}

function useUsedResources({ schedule }: SchedulePlan) {
  const { i18n } = useTranslation()
  const used = new Set(schedule.assignments.map(({ resourceId }) => resourceId))
  return schedule.resources
    .filter(({ id }) => used.has(id))
    .map(({ id, name, nameAr }) => ({ value: id, label: nameIn(i18n.language, name, nameAr) }))
}

interface UnitsProps {
  id: string
  name: string | undefined
  value: number
  onChange: (value: number) => void
}

function Units({ id, name, value, onChange }: UnitsProps) {
  const { t } = useTranslation()
  return (
    <Form.Item label={t(`${SCENARIOS}.extra_units`, { name })} htmlFor={id}>
      <InputNumber
        id={id}
        min={0.5}
        max={100}
        step={0.5}
        value={value}
        onChange={(units) => onChange(units ?? 1)}
      />
    </Form.Item>
  )
}
