import { Checkbox, Flex, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../../kit/display/name-in'
import { SearchBox } from '../../../../kit/table/search-box'
import type { ScheduleResource } from '../plan/types'
import { SCHEDULES } from '../schedule'
import { CheckTag } from './check-tag'
import type { Filters } from './rows'
import type { Checked } from './use-checked'

interface FilterBarProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  resources: readonly ScheduleResource[]
  /** Whether it is known of any task when its material comes. */
  hasMaterials: boolean
  checked: Checked
  children?: React.ReactNode
}

const FLAGS = [
  { name: 'isCritical', text: 'critical' },
  { name: 'isLate', text: 'late' },
  { name: 'isWaiting', text: 'late_material' },
] as const

/** Narrows the list by text, critical, late, late material and resource. */
export function FilterBar({
  filters,
  onChange,
  resources,
  hasMaterials,
  checked,
  children,
}: FilterBarProps) {
  const { t, i18n } = useTranslation()
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlockEnd: 12 }}>
      <SearchBox value={filters.text} onChange={(text) => onChange({ text })} />
      <Flags filters={filters} onChange={onChange} hasMaterials={hasMaterials} />
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
      <CheckTag checked={checked} />
      {children}
    </Flex>
  )
}

type FlagsProps = Pick<FilterBarProps, 'filters' | 'onChange' | 'hasMaterials'>

function Flags({ filters, onChange, hasMaterials }: FlagsProps) {
  const { t } = useTranslation()
  return FLAGS.filter(({ name }) => name !== 'isWaiting' || hasMaterials).map(({ name, text }) => (
    <Checkbox
      key={name}
      checked={filters[name]}
      onChange={({ target }) => onChange({ [name]: target.checked })}
    >
      {t(`${SCHEDULES}.${text}`)}
    </Checkbox>
  ))
}
