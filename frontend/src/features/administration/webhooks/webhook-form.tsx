import { useState } from 'react'
import { Alert, Input, Select, Switch } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'
import { ResourceForm } from '../../../kit/form/resource-form'
import { PageHeader } from '../../../kit/page-header'
import { ShownOnce } from '../../../kit/shown-once'
import { useKindName } from './use-kind-name'
import { LIST, WEBHOOKS, webhookPath, type Kinds, type WebhookWithSecret } from './webhook'

interface Values {
  name: string
  url: string
  resources: string[]
  active: boolean
}

const bodyOf = ({ name, url, resources, active }: Values) => ({ name, url, resources, active })

/** Create and edit of a webhook; a new one shows its secret once. */
export function WebhookForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [made, setMade] = useState<WebhookWithSecret | null>(null)
  const title = t(`${WEBHOOKS}.${id === undefined ? 'create' : 'edit'}`)
  const back = { to: LIST, label: t(`${WEBHOOKS}.title`) }
  if (made)
    return (
      <>
        <PageHeader title={made.name} back={back} />
        <ShownOnce
          text={made.secret}
          warning={t(`${WEBHOOKS}.once`)}
          hint={t(`${WEBHOOKS}.how`)}
          done={t(`${WEBHOOKS}.kept`)}
          onDone={() => void navigate(webhookPath(made))}
        />
      </>
    )
  return (
    <ResourceForm<WebhookWithSecret>
      resource={WEBHOOKS}
      id={id}
      title={title}
      back={back}
      initialValues={{ active: true, resources: [] }}
      toBody={(values) => bodyOf(values as Values)}
      onSaved={(saved) => (id === undefined ? setMade(saved) : void navigate(webhookPath({ id })))}
    >
      <WebhookFields />
    </ResourceForm>
  )
}

function WebhookFields() {
  const { t } = useTranslation()
  return (
    <>
      <Alert type="info" showIcon message={t(`${WEBHOOKS}.hint`)} style={{ marginBlockEnd: 16 }} />
      <FieldGroup>
        <Field resource={WEBHOOKS} name="name" required>
          <Input maxLength={80} autoComplete="off" />
        </Field>
        <Field resource={WEBHOOKS} name="url" required extra={t(`${WEBHOOKS}.url_hint`)}>
          <Input maxLength={500} dir="ltr" inputMode="url" autoComplete="off" />
        </Field>
        <Field resource={WEBHOOKS} name="active" valuePropName="checked">
          <Switch />
        </Field>
        <Field resource={WEBHOOKS} name="resources" required wide>
          <KindsSelect />
        </Field>
      </FieldGroup>
    </>
  )
}

interface KindsSelectProps {
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

function KindsSelect(props: KindsSelectProps) {
  const kindName = useKindName()
  const kinds = useQuery<Kinds>({ queryKey: ['/api/webhooks/kinds'] })
  const options = (kinds.data?.resources ?? [])
    .map((value) => ({ value, label: kindName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Select
      {...withoutAriaRequired(props)}
      mode="multiple"
      allowClear
      optionFilterProp="label"
      loading={kinds.isLoading}
      options={options}
    />
  )
}
