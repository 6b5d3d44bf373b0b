import { Input, InputNumber } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { VARIATION_ORDERS, variationPath, type VariationOrder } from './variation-order'

const LIST = '/production/variation-orders'
const WRITTEN = [
  'title',
  'titleAr',
  'cause',
  'amount',
  'days',
  'clientReference',
  'details',
] as const
/** What may not be empty. */
const NEEDED: ReadonlySet<string> = new Set(['title', 'cause', 'amount'])

/** Enters a variation, or changes a draft; its project is chosen once. */
export function VariationForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isNew = id === undefined
  const project = Number(params.get('projectId')) || undefined
  return (
    <ResourceForm<VariationOrder>
      resource={VARIATION_ORDERS}
      id={id}
      title={t(`${VARIATION_ORDERS}.${isNew ? 'create' : 'edit'}`)}
      back={
        isNew
          ? { to: LIST, label: t(`${VARIATION_ORDERS}.title`) }
          : { to: variationPath({ id }), label: t(`${VARIATION_ORDERS}.singular`) }
      }
      initialValues={{ days: 0, projectId: project }}
      toBody={(values) => bodyOf(values as Record<string, unknown>, isNew)}
      onSaved={(variation) => void navigate(variationPath(variation))}
    >
      <FieldGroup title={t(`${VARIATION_ORDERS}.groups.variation`)}>
        {isNew ? (
          <Field resource={VARIATION_ORDERS} name="projectId" required>
            <RecordSelect lookup="projects/lookup" />
          </Field>
        ) : null}
        <VariationFields />
      </FieldGroup>
    </ResourceForm>
  )
}

function VariationFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field resource={VARIATION_ORDERS} name="title" required>
        <Input dir="auto" maxLength={200} />
      </Field>
      <Field resource={VARIATION_ORDERS} name="titleAr">
        <Input dir="rtl" maxLength={200} />
      </Field>
      <Field resource={VARIATION_ORDERS} name="cause" required>
        <ChoiceSelect list="variation-causes" />
      </Field>
      <Field
        resource={VARIATION_ORDERS}
        name="amount"
        required
        extra={t(`${VARIATION_ORDERS}.amount_hint`)}
      >
        <LatinInput maxLength={20} inputMode="decimal" />
      </Field>
      <Field resource={VARIATION_ORDERS} name="days">
        <InputNumber min={-3650} max={3650} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field resource={VARIATION_ORDERS} name="clientReference">
        <Input dir="auto" maxLength={80} />
      </Field>
      <Field resource={VARIATION_ORDERS} name="details" wide>
        <Input.TextArea dir="auto" maxLength={2000} autoSize={{ minRows: 3 }} />
      </Field>
    </>
  )
}

function bodyOf(values: Record<string, unknown>, isNew: boolean): object {
  const entered = WRITTEN.filter((name) => name in values).map((name) => {
    const value = values[name] === '' ? null : (values[name] ?? null)
    return [name, name === 'days' ? (value ?? 0) : value] as const
  })
  const body = Object.fromEntries(
    entered.filter(([name, value]) => value !== null || !NEEDED.has(name))
  )
  return isNew ? { ...body, projectId: values.projectId } : body
}
