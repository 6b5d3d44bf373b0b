import { Input, Select, Switch } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { WAREHOUSES, type Warehouse } from './warehouse'

const LIST = '/procurement/warehouses'

/** Create and edit of a store with its bins. */
export function WarehouseForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<Warehouse>
      resource={WAREHOUSES}
      id={id}
      title={t(`${WAREHOUSES}.${id === undefined ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${WAREHOUSES}.title`) }}
      initialValues={{ active: true, bins: [] }}
      onSaved={() => void navigate(LIST)}
    >
      <FieldGroup>
        <Field resource={WAREHOUSES} name="code" required>
          <LatinInput maxLength={20} autoComplete="off" />
        </Field>
        <Field resource={WAREHOUSES} name="name" required>
          <Input dir="auto" maxLength={120} autoComplete="off" />
        </Field>
        <Field resource={WAREHOUSES} name="nameAr">
          <Input maxLength={120} dir="rtl" autoComplete="off" />
        </Field>
        <Field resource={WAREHOUSES} name="projectId">
          <RecordSelect lookup="projects/lookup" />
        </Field>
        <Field resource={WAREHOUSES} name="location" wide>
          <Input maxLength={300} />
        </Field>
        <Field resource={WAREHOUSES} name="bins" wide>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '،', ' ']} />
        </Field>
        <Field resource={WAREHOUSES} name="active" valuePropName="checked">
          <Switch />
        </Field>
      </FieldGroup>
    </ResourceForm>
  )
}
