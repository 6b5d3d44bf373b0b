import { Button, Form, Input, Select } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { ScheduleAnswer } from '../../plan/types'
import { GANTT, nameOf } from '../texts'
import styles from './task-drawer.module.css'

/** The crews and equipment of a task, with how many of each. */
export function ResourceRows({ schedule }: { schedule: ScheduleAnswer }) {
  const { t, i18n } = useTranslation()
  const options = schedule.resources.map((resource) => ({
    value: resource.id,
    label: nameOf(resource, i18n.language),
  }))
  return (
    <Form.Item label={t(`${GANTT}.fields.resources`)}>
      <Form.List name="resources">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <ResourceRow key={key} name={name} options={options} onRemove={() => remove(name)} />
            ))}
            <Button icon={<PlusOutlined />} onClick={() => add({ units: '1' })}>
              {t(`${GANTT}.add_resource`)}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}

interface ResourceRowProps {
  /** Its place in the list. */
  name: number
  options: { value: number; label: string }[]
  onRemove: () => void
}

function ResourceRow({ name, options, onRemove }: ResourceRowProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.resource}>
      <Form.Item noStyle name={[name, 'resourceId']} rules={[{ required: true }]}>
        <Select
          showSearch
          optionFilterProp="label"
          aria-label={`${t(`${GANTT}.resource`)} ${name + 1}`}
          options={options}
        />
      </Form.Item>
      <Form.Item noStyle name={[name, 'units']}>
        <Input dir="ltr" inputMode="decimal" aria-label={`${t(`${GANTT}.units`)} ${name + 1}`} />
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={`${t('common.remove')} ${name + 1}`}
        onClick={onRemove}
      />
    </div>
  )
}
