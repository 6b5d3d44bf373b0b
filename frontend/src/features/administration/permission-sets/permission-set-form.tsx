import { Alert, Card, Form, Input, Switch } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { PermissionChecks } from '../users/permission-checks'
import { LIST, SETS, setPath, type PermissionSet } from './permission-set'

/** Create and edit of a permission set. */
export function PermissionSetForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<PermissionSet>
      resource={SETS}
      id={id}
      title={t(`${SETS}.${id === undefined ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${SETS}.title`) }}
      initialValues={{ active: true, permissions: [] }}
      toBody={bodyOf}
      onSaved={(saved) => void navigate(setPath(saved))}
    >
      <PermissionSetFields isNew={id === undefined} />
    </ResourceForm>
  )
}

/** What is left empty is empty, not missing. */
function bodyOf(values: object): object {
  const { name, nameAr, description, active, permissions } = values as Partial<PermissionSet>
  return { name, nameAr: nameAr || null, description: description || null, active, permissions }
}

function PermissionSetFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {isNew ? null : (
        <Alert
          type="info"
          showIcon
          message={t(`${SETS}.held_hint`)}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <FieldGroup>
        <Field resource={SETS} name="name" required>
          <Input maxLength={80} autoComplete="off" />
        </Field>
        <Field resource={SETS} name="nameAr">
          <Input maxLength={80} dir="rtl" lang="ar" />
        </Field>
        <Field resource={SETS} name="description" wide>
          <Input maxLength={500} />
        </Field>
        <Field resource={SETS} name="active" valuePropName="checked">
          <Switch />
        </Field>
      </FieldGroup>
      <Card size="small" title={t(`${SETS}.fields.permissions`)} style={{ marginBlockEnd: 16 }}>
        <Form.Item
          name="permissions"
          rules={[{ required: true, type: 'array', min: 1, message: t('kit.required') }]}
        >
          <PermissionChecks />
        </Form.Item>
      </Card>
    </>
  )
}
