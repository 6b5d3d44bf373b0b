import { Button, type ButtonProps } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { TIMESHEETS } from './timesheet'
import type { WeekDraft } from './use-save-week'
import { rowActions } from './week-rows'

interface RemoveRowProps extends Pick<ButtonProps, 'block' | 'size'> {
  draft: WeekDraft
  at: number
}

export function RemoveRow({ draft, at, ...look }: RemoveRowProps) {
  const { t } = useTranslation()
  const { remove } = rowActions(draft)
  return (
    <Button
      {...look}
      type="text"
      icon={<DeleteOutlined />}
      aria-label={t(`${TIMESHEETS}.remove_row`, { row: at + 1 })}
      onClick={() => remove(at)}
    />
  )
}
