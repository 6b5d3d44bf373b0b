import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { PeopleSelect } from '../../../kit/inputs/people-select'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { PERMISSION_GROUPS, USERS } from '../users/user'
import { MATRIX } from './permission-matrix'
import { useSets } from './use-sets'

/** Whom to change and how: each part may be left out. */
export function ChangeFields() {
  const { t } = useTranslation()
  const { options } = useSets()
  const permissions = Object.entries(PERMISSION_GROUPS).map(([group, names]) => ({
    label: t(`${USERS}.permission_group.${group}`),
    options: names.map((value) => ({ value, label: t(`${USERS}.permission.${value}`) })),
  }))
  return (
    <>
      <Field resource={MATRIX} name="userIds" required>
        <PeopleSelect allowClear maxTagCount={6} />
      </Field>
      <Field resource={MATRIX} name="copyFrom" extra={t(`${MATRIX}.copy_hint`)}>
        <PersonSelect />
      </Field>
      {(['addSets', 'removeSets'] as const).map((name) => (
        <Field key={name} resource={MATRIX} name={name}>
          <Select mode="multiple" allowClear optionFilterProp="label" options={options} />
        </Field>
      ))}
      {(['grant', 'deny', 'clear'] as const).map((name) => (
        <Field
          key={name}
          resource={MATRIX}
          name={name}
          extra={name === 'clear' ? t(`${MATRIX}.clear_hint`) : undefined}
        >
          <Select mode="multiple" allowClear optionFilterProp="label" options={permissions} />
        </Field>
      ))}
    </>
  )
}
