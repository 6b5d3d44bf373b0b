import { useState } from 'react'
import { Form, Input, InputNumber, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { PersonSelect } from '../../../kit/inputs/person-select'
import type { Constraint } from '../planning/planning'

export const CONSTRAINTS = 'production.task_constraints'

/** What the fields begin with: a constraint, or what is known of a new one. */
export type ConstraintStart = Partial<Constraint>

const useLabel = () => {
  const { t } = useTranslation()
  return (name: string) => t(`${CONSTRAINTS}.fields.${name}`)
}

const useRequired = () => [{ required: true, message: useTranslation().t('kit.required') }]

/** What is entered of a constraint; its need-by day follows the task, or is fixed. */
export function ConstraintFields({ constraint }: { constraint?: ConstraintStart }) {
  const label = useLabel()
  const rules = useRequired()
  return (
    <>
      <Form.Item
        name="kind"
        label={label('kind')}
        rules={rules}
        initialValue={constraint?.kind ?? 'material'}
      >
        <ChoiceSelect list="constraint-kinds" allowClear={false} />
      </Form.Item>
      <TextFields constraint={constraint} />
      <Form.Item
        name="ownerId"
        label={label('ownerId')}
        rules={rules}
        initialValue={constraint?.ownerId}
      >
        <PersonSelect />
      </Form.Item>
      <WhenFields constraint={constraint} />
    </>
  )
}

/** What stands in the way, in English and, where it is said, in Arabic. */
function TextFields({ constraint }: { constraint?: ConstraintStart }) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <>
      <Form.Item
        name="description"
        label={label('description')}
        rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
        initialValue={constraint?.description}
      >
        <Input.TextArea dir="auto" maxLength={500} autoSize={{ minRows: 2 }} autoFocus />
      </Form.Item>
      <Form.Item
        name="descriptionAr"
        label={label('descriptionAr')}
        initialValue={constraint?.descriptionAr}
      >
        <Input.TextArea dir="rtl" lang="ar" maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}

function WhenFields({ constraint }: { constraint?: ConstraintStart }) {
  const { t } = useTranslation()
  const label = useLabel()
  const rules = useRequired()
  const [isFixed, setFixed] = useState(Boolean(constraint?.fixedOn))
  const day = constraint?.fixedOn ?? constraint?.neededOn
  return (
    <>
      <Form.Item name="when" label={label('neededOn')} initialValue={isFixed ? 'fixed' : 'lead'}>
        <Radio.Group
          onChange={({ target }) => setFixed(target.value === 'fixed')}
          options={['lead', 'fixed'].map((value) => ({
            value,
            label: t(`${CONSTRAINTS}.when.${value}`),
          }))}
        />
      </Form.Item>
      {isFixed ? (
        <Form.Item name="fixedOn" label={label('fixedOn')} rules={rules} initialValue={day}>
          <DayInput />
        </Form.Item>
      ) : (
        <Form.Item
          name="leadDays"
          label={label('leadDays')}
          rules={rules}
          initialValue={constraint?.leadDays ?? 0}
        >
          <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      )}
    </>
  )
}

/** The body of a request from the entries of these fields. */
export const constraintBody = ({
  kind,
  description,
  descriptionAr,
  ownerId,
  when,
  leadDays,
  fixedOn,
}: Record<string, unknown>) => ({
  ...{ kind, description, descriptionAr: descriptionAr || null, ownerId },
  ...(when === 'fixed' ? { fixedOn } : { leadDays }),
})
