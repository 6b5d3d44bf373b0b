import { Flex, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { ROLES, USERS } from '../users/user'
import { MATRIX } from './permission-matrix'
import type { useMatrix } from './use-matrix'
import { useSets } from './use-sets'

const WIDE = { flex: '1 1 220px', maxInlineSize: 360, minInlineSize: 0 } as const

/** Whom the matrix shows. */
export function MatrixFilters({ matrix }: { matrix: ReturnType<typeof useMatrix> }) {
  const { t } = useTranslation()
  const { options } = useSets()
  const { values, change } = matrix
  const roles = ROLES.map((value) => ({ value, label: t(`${USERS}.role.${value}`) }))
  const department = values.departmentId ? Number(values.departmentId) : null
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
          aria-label={t(`${MATRIX}.department`)}
          placeholder={t(`${MATRIX}.department`)}
          value={department}
          onChange={(id) => change('departmentId', id)}
        />
      </div>
      <Select
        style={WIDE}
        allowClear
        showSearch
        optionFilterProp="label"
        aria-label={t(`${USERS}.fields.role`)}
        placeholder={t(`${USERS}.fields.role`)}
        options={roles}
        value={values.role}
        onChange={(role) => change('role', role)}
      />
      <Select
        style={WIDE}
        allowClear
        showSearch
        optionFilterProp="label"
        aria-label={t(`${MATRIX}.set`)}
        placeholder={t(`${MATRIX}.set`)}
        options={options}
        value={values.permissionSetId ? Number(values.permissionSetId) : undefined}
        onChange={(id) => change('permissionSetId', id)}
      />
    </Flex>
  )
}
