import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { RecordsSelect } from '../../../kit/inputs/records-select'
import { POLICIES, ROLES } from './policy'

interface AudienceSelectProps {
  id?: string
  audience: string
  /** Ids of departments or projects, or names of roles. */
  value?: string[]
  onChange?: (value: string[]) => void
}

/** Which departments, roles or projects a policy concerns. */
export function AudienceSelect({ id, audience, value = [], onChange }: AudienceSelectProps) {
  const { t } = useTranslation()
  if (audience === 'roles')
    return (
      <Select
        id={id}
        mode="multiple"
        value={value}
        onChange={onChange}
        options={ROLES.map((role) => ({ value: role, label: t(`${POLICIES}.roles.${role}`) }))}
        optionFilterProp="label"
        style={{ width: '100%' }}
      />
    )
  return (
    <RecordsSelect
      id={id}
      lookup={`${audience}/lookup`}
      value={value.map(Number)}
      onChange={(ids) => onChange?.(ids.map(String))}
    />
  )
}
