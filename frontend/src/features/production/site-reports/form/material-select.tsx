import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../../kit/display/name-in'
import { useReportForm } from './form-context'
import { Labelled } from './labelled'
import type { WorkRow } from './values'

interface MaterialSelectProps {
  name: string
  row: WorkRow
  onChange: (change: Pick<WorkRow, 'materialId' | 'materialLabel'> & { unit?: string }) => void
}

/** What was installed, of the materials that the task needs; nothing where it needs none. */
export function MaterialSelect({ name, row, onChange }: MaterialSelectProps) {
  const { i18n } = useTranslation()
  const { tasks } = useReportForm()
  const { taskId, materialId, materialLabel } = row
  // an answer that was kept by an earlier version of the page has no materials
  const needed = tasks.find(({ id }) => id === taskId)?.materials ?? []
  if (!needed.length && materialId === null) return null
  const options = needed.map((one) => ({
    value: one.id,
    label: nameIn(i18n.language, one.name, one.nameAr) ?? '',
  }))
  const isListed = materialId === null || options.some(({ value }) => value === materialId)
  return (
    <Labelled name={name}>
      <Select<number>
        showSearch
        allowClear
        optionFilterProp="label"
        value={materialId ?? undefined}
        options={isListed ? options : [{ value: materialId, label: materialLabel }, ...options]}
        onChange={(id: number | undefined) => {
          const chosen = needed.find((one) => one.id === id)
          onChange({
            materialId: id ?? null,
            materialLabel: options.find(({ value }) => value === id)?.label ?? '',
            ...(chosen && { unit: chosen.unit }),
          })
        }}
        style={{ width: '100%' }}
      />
    </Labelled>
  )
}
