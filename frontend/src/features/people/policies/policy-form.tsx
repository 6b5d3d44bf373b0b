import { Form, Input, InputNumber, type FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { AudienceSelect } from './audience-select'
import { AUDIENCES, POLICIES, policiesPath, policyPath, useKind, type Policy } from './policy'
import { TextFields } from './text-fields'

const WRITTEN = ['code', 'title', 'titleAr', 'audience', 'audienceOf', 'readingDays'] as const

/** Enters a policy with its first text, or changes what it is called and whom it concerns. */
export function PolicyForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const kind = useKind()
  const isNew = id === undefined
  return (
    <ResourceForm<Policy>
      resource={POLICIES}
      id={id}
      title={t(`${POLICIES}.${isNew ? 'create' : 'edit'}`)}
      back={
        isNew
          ? { to: policiesPath(kind), label: t(`${POLICIES}.lists.${kind}`) }
          : { to: policyPath({ id, kind }), label: t(`${POLICIES}.singular`) }
      }
      initialValues={{ audience: 'everyone', audienceOf: [], readingDays: 14 }}
      toBody={(values) => bodyOf(values as Record<string, unknown>, isNew ? kind : null)}
      onSaved={(policy) => void navigate(policyPath(policy))}
    >
      {(form) => (
        <>
          <FieldGroup>
            <NameFields />
            <AudienceFields form={form} />
          </FieldGroup>
          {isNew ? (
            <FieldGroup title={t(`${POLICIES}.groups.text`)}>
              <TextFields />
            </FieldGroup>
          ) : null}
        </>
      )}
    </ResourceForm>
  )
}

function NameFields() {
  return (
    <>
      <Field resource={POLICIES} name="code" required>
        <LatinInput maxLength={20} />
      </Field>
      <Field resource={POLICIES} name="title" required>
        <Input dir="auto" maxLength={160} />
      </Field>
      <Field resource={POLICIES} name="titleAr" required>
        <Input dir="rtl" maxLength={160} />
      </Field>
    </>
  )
}

function AudienceFields({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const audience = Form.useWatch<string | undefined>('audience', form) ?? 'everyone'
  return (
    <>
      <Field resource={POLICIES} name="audience" required>
        <PlainSelect
          // what was chosen is of another kind
          onChange={() => form.setFieldValue('audienceOf', [])}
          options={AUDIENCES.map((value) => ({
            value,
            label: t(`${POLICIES}.audiences.${value}`),
          }))}
        />
      </Field>
      {audience === 'everyone' ? null : (
        <Field
          key={audience}
          resource={POLICIES}
          name="audienceOf"
          rules={[{ required: true, type: 'array', min: 1 }]}
        >
          <AudienceSelect audience={audience} />
        </Field>
      )}
      <Field resource={POLICIES} name="readingDays" extra={t(`${POLICIES}.reading_hint`)}>
        <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
      </Field>
    </>
  )
}

function bodyOf(values: Record<string, unknown>, kind: string | null): object {
  const body = Object.fromEntries(WRITTEN.map((name) => [name, values[name] ?? null]))
  if (values.audience === 'everyone') delete body.audienceOf
  if (kind === null) return body
  return { ...body, kind, body: values.body, bodyAr: values.bodyAr }
}
