import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { resourceOf } from '../define-resource'
import { Field, FieldGrid } from '../form/field-grid'
import { ResourceForm } from '../form/resource-form'
import { fieldsOf, pathOf, type PlainDescription, type PlainRecord } from './plain-record'

/** Create and edit of a plain resource. */
export function PlainForm<R extends PlainRecord>({
  id,
  ...description
}: PlainDescription<R> & { id?: number }) {
  const { resource } = description
  const { t } = useTranslation()
  const navigate = useNavigate()
  const fields = fieldsOf(description).filter(({ field }) => field.input !== null)
  const initial = fields.map(({ name, field }) => [name, field.initial] as const)
  return (
    <ResourceForm<R>
      resource={resource}
      id={id}
      title={t(`${resource}.${id === undefined ? 'create' : 'edit'}`)}
      back={{ to: resourceOf(resource).path, label: t(`${resource}.title`) }}
      initialValues={Object.fromEntries(initial.filter(([, value]) => value !== undefined))}
      onSaved={(record) => void navigate(pathOf(resource, record))}
    >
      <FieldGrid>
        {fields.map(({ name, field: { required, wide, valuePropName, input } }) => (
          <Field key={name} {...{ resource, name, required, wide, valuePropName }}>
            {input}
          </Field>
        ))}
      </FieldGrid>
    </ResourceForm>
  )
}
