import { Flex, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { ROLES, USERS } from '../users/user'
import { MATRIX } from './permission-matrix'
import type { useMatrix } from './use-matrix'
import { useSets } from './use-sets'

const WIDE = { flex: '1 1 220px', maxInlineSize: 360, minInlineSize: 0 } as const

interface ChoiceProps {
  label: string
  options: { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function Choice({ label, ...rest }: ChoiceProps) {
  return (
    <Select
      {...rest}
      style={WIDE}
      allowClear
      showSearch
      optionFilterProp="label"
      aria-label={label}
      placeholder={label}
    />
  )
}

/** Whom the matrix shows. */
export function MatrixFilters({ matrix }: { matrix: ReturnType<typeof useMatrix> }) {
  const { t } = useTranslation()
  const { options } = useSets()
  const { values, change } = matrix
  const department = t(`${MATRIX}.department`)
  return (
    <Flex wrap gap="small" style={{ marginBlockEnd: 12 }}>
      <Input.Search
        style={WIDE}
        allowClear
        aria-label={t(`${MATRIX}.search`)}
        placeholder={t(`${MATRIX}.search`)}
        defaultValue={values.name}
        onSearch={(text) => change('name', text.trim())}
      />
      <div style={WIDE}>
        <RecordSelect
          lookup="departments/lookup"
          aria-label={department}
          placeholder={department}
          value={values.departmentId ? Number(values.departmentId) : null}
          onChange={(id) => change('departmentId', id)}
        />
      </div>
      <Choice
        label={t(`${USERS}.fields.role`)}
        options={ROLES.map((value) => ({ value, label: t(`${USERS}.role.${value}`) }))}
        value={values.role}
        onChange={(role) => change('role', role)}
      />
      <Choice
        label={t(`${MATRIX}.set`)}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        value={values.permissionSetId}
        onChange={(id) => change('permissionSetId', id)}
      />
    </Flex>
  )
}
