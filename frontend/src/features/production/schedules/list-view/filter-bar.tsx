import { Checkbox, Flex, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../../kit/display/name-in'
import { SearchBox } from '../../../../kit/table/search-box'
import type { ScheduleResource } from '../plan/types'
import { SCHEDULES } from '../schedule'
import type { Filters } from './rows'

interface FilterBarProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  resources: readonly ScheduleResource[]
  children?: React.ReactNode
}

/** Narrows the list by text, critical, late and resource. */
export function FilterBar({ filters, onChange, resources, children }: FilterBarProps) {
  const { t, i18n } = useTranslation()
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlockEnd: 12 }}>
      <SearchBox value={filters.text} onChange={(text) => onChange({ text })} />
      <Checkbox
        checked={filters.isCritical}
        onChange={({ target }) => onChange({ isCritical: target.checked })}
      >
        {t(`${SCHEDULES}.critical`)}
      </Checkbox>
      <Checkbox
        checked={filters.isLate}
        onChange={({ target }) => onChange({ isLate: target.checked })}
      >
        {t(`${SCHEDULES}.late`)}
      </Checkbox>
      {resources.length ? (
        <Select<number>
          allowClear
          showSearch
          optionFilterProp="label"
          aria-label={t(`${SCHEDULES}.resource`)}
          placeholder={t(`${SCHEDULES}.resource`)}
          style={{ inlineSize: 190 }}
          value={filters.resourceId ?? undefined}
          onChange={(id) => onChange({ resourceId: id ?? null })}
          options={resources.map(({ id, code, name, nameAr }) => ({
            value: id,
            label: `${code} · ${nameIn(i18n.language, name, nameAr)}`,
          }))}
        />
      ) : null}
      {children}
    </Flex>
  )
}
