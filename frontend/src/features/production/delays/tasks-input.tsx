import { Button, Flex, InputNumber, Select } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { DELAYS, useProjectTasks } from './delay'
import styles from './delays.module.css'

/** A task as it is entered; what is left open is told by the form. */
export interface EnteredTask {
  taskId: number | null
  days: number | null
}

interface TasksInputProps {
  projectId: number | undefined
  value?: EnteredTask[]
  onChange?: (value: EnteredTask[]) => void
}

const WITHOUT_WORK = new Set(['summary', 'level_of_effort'])

/** The tasks that a delay hit, with the working days that each lost. */
export function TasksInput({ projectId, value = [], onChange }: TasksInputProps) {
  const { t } = useTranslation()
  const change = (at: number, part: Partial<EnteredTask>) =>
    onChange?.(value.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <Flex vertical gap="small">
      {value.map((row, at) => (
        <TaskRow
          key={at}
          row={row}
          at={at}
          projectId={projectId}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange?.(value.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button
          icon={<PlusOutlined />}
          disabled={projectId === undefined}
          onClick={() => onChange?.([...value, { taskId: null, days: null }])}
        >
          {t(`${DELAYS}.add_task`)}
        </Button>
      </div>
    </Flex>
  )
}

interface TaskRowProps {
  row: EnteredTask
  at: number
  projectId: number | undefined
  onChange: (part: Partial<EnteredTask>) => void
  onRemove: () => void
}

function TaskRow({ row, at, projectId, onChange, onRemove }: TaskRowProps) {
  const { t, i18n } = useTranslation()
  const { data: tasks = [], isLoading } = useProjectTasks(projectId)
  const options = tasks
    .filter(({ kind }) => !WITHOUT_WORK.has(kind))
    .map(({ id, code, name, nameAr }) => ({
      value: id,
      label: `${code} · ${nameIn(i18n.language, name, nameAr)}`,
    }))
  return (
    <div className={styles.task}>
      <Select<number>
        showSearch
        optionFilterProp="label"
        aria-label={t(`${DELAYS}.task`, { number: at + 1 })}
        placeholder={t(`${DELAYS}.choose_task`)}
        loading={isLoading}
        // the bare number of a task says nothing until its name is there
        value={isLoading ? undefined : (row.taskId ?? undefined)}
        options={options}
        onChange={(taskId) => onChange({ taskId })}
      />
      <InputNumber
        aria-label={t(`${DELAYS}.task_days`, { number: at + 1 })}
        placeholder={t(`${DELAYS}.days`)}
        min={0.01}
        max={1000}
        precision={2}
        value={row.days}
        onChange={(days) => onChange({ days })}
      />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t(`${DELAYS}.remove_task`, { number: at + 1 })}
        onClick={onRemove}
      />
    </div>
  )
}
