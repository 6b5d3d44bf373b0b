import { Card, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useSets } from '../permission-matrix/use-sets'
import { PermissionChecks } from './permission-checks'
import { PERMISSION_GROUPS, ROLES, USERS } from './user'

/** Account, role and permissions; username and first password only for a new user. */
export function UserFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const roles = ROLES.map((value) => ({ value, label: t(`${USERS}.role.${value}`) }))
  return (
    <>
      <FieldGroup>
        <Field resource={USERS} name="name" required>
          <Input maxLength={200} autoComplete="off" />
        </Field>
        <Field resource={USERS} name="nameAr">
          <Input maxLength={200} dir="rtl" lang="ar" />
        </Field>
        {isNew ? (
          <Field resource={USERS} name="username" required>
            <LatinInput maxLength={60} autoComplete="off" />
          </Field>
        ) : null}
        <Field resource={USERS} name="email" rules={[{ type: 'email' }]}>
          <LatinInput type="email" maxLength={254} autoComplete="off" />
        </Field>
        <Field resource={USERS} name="role" required>
          <PlainSelect options={roles} />
        </Field>
        {isNew ? <FirstSecrets /> : null}
      </FieldGroup>
      <SetsAndDenials />
      <Permissions />
    </>
  )
}

/** Sets that the account is in, and what it has not whatever they give. */
function SetsAndDenials() {
  const { t } = useTranslation()
  const { options } = useSets()
  const permissions = Object.values(PERMISSION_GROUPS)
    .flat()
    .map((value) => ({ value, label: t(`${USERS}.permission.${value}`) }))
  return (
    <FieldGroup title={t(`${USERS}.fields.permissions`)}>
      <Field resource={USERS} name="permissionSetIds">
        <Select mode="multiple" allowClear optionFilterProp="label" options={options} />
      </Field>
      <Field resource={USERS} name="deniedPermissions" extra={t(`${USERS}.denied_hint`)}>
        <Select mode="multiple" allowClear optionFilterProp="label" options={permissions} />
      </Field>
    </FieldGroup>
  )
}

function FirstSecrets() {
  const { t } = useTranslation()
  return (
    <>
      <Field resource={USERS} name="password" required extra={t(`${USERS}.password_hint`)}>
        <Input.Password dir="ltr" autoComplete="new-password" maxLength={128} />
      </Field>
      <Field resource={USERS} name="passcode" extra={t(`${USERS}.passcode_hint`)}>
        <LatinInput
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          maxLength={12}
        />
      </Field>
    </>
  )
}

function Permissions() {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${USERS}.fields.ownPermissions`)} style={{ marginBlockEnd: 16 }}>
      <Form.Item name="permissions">
        <PermissionChecks />
      </Form.Item>
    </Card>
  )
}
