import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { CONTROL } from '../../schedule-control/schedule-control'
import type { Checked } from './use-checked'

/** Says that the list holds the tasks of one check, and takes that back. */
export function CheckTag({ checked: { check, clear } }: { checked: Checked }) {
  const { t } = useTranslation()
  if (check === null) return null
  return (
    <Tag closable color="blue" onClose={clear}>
      {t(`${CONTROL}.checks.${check}.title`)}
    </Tag>
  )
}
