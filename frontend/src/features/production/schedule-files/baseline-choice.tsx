import { Checkbox, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { SCHEDULE_FILES, type ScheduleImport } from './schedule-files'

interface BaselineChoiceProps {
  batch: ScheduleImport | undefined
  isWanted: boolean
  onChange: (isWanted: boolean) => void
}

/** The baselines that a file brings, and whether they are kept with it. */
export function BaselineChoice({ batch, isWanted, onChange }: BaselineChoiceProps) {
  const { t } = useTranslation()
  const baselines = batch?.status === 'applied' ? [] : (batch?.preview?.baselines ?? [])
  if (!baselines.length) return null
  const isAnyNew = baselines.some(({ isNew }) => isNew)
  return (
    <Flex vertical>
      <Checkbox
        checked={isWanted && isAnyNew}
        disabled={!isAnyNew}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t(`${SCHEDULE_FILES}.baselines.keep`)}
      </Checkbox>
      <ul>
        {baselines.map(({ number, name, tasks, isNew }) => (
          <li key={number}>
            <bdi>{name}</bdi>{' '}
            <Typography.Text type="secondary">
              {t(`${SCHEDULE_FILES}.baselines.${isNew ? 'tasks' : 'present'}`, { total: tasks })}
            </Typography.Text>
          </li>
        ))}
      </ul>
    </Flex>
  )
}
