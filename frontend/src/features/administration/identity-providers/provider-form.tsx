import { Alert, Card, Input, Select, Switch } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { PlainSelect, withoutAriaRequired } from '../../../kit/inputs/plain-select'
import { GroupMappings } from './group-mappings'
import { LIST, PROVIDERS, providerPath, type IdentityProvider } from './identity-provider'

const NEW = {
  ...{ scopes: 'openid profile email', emailDomains: [], groupMappings: [] },
  ...{ usernameClaim: 'preferred_username', emailClaim: 'email', groupsClaim: 'groups' },
  ...{ trustsEmail: false, trustsSecondFactor: false, createsUsers: false, defaultRole: 'staff' },
  signsOut: false,
}

/** Create and edit of an identity provider. */
export function ProviderForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<IdentityProvider>
      resource={PROVIDERS}
      id={id}
      title={t(`${PROVIDERS}.${id === undefined ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${PROVIDERS}.title`) }}
      initialValues={NEW}
      toBody={bodyOf}
      onSaved={(saved) => void navigate(providerPath(saved))}
    >
      <Alert
        type="info"
        showIcon
        message={t(`${PROVIDERS}.${id === undefined ? 'hint' : 'held_hint'}`)}
        style={{ marginBlockEnd: 16 }}
      />
      <Connection isNew={id === undefined} />
      <People />
      <Card size="small" title={t(`${PROVIDERS}.fields.groupMappings`)}>
        <GroupMappings />
      </Card>
    </ResourceForm>
  )
}

type Values = Partial<IdentityProvider> & { clientSecret?: string }

/** A secret that is left empty stays as it is. */
function bodyOf(values: object): object {
  const { nameAr, clientSecret, groupMappings = [], ...rest } = values as Values
  return {
    ...rest,
    nameAr: nameAr || null,
    ...(clientSecret && { clientSecret }),
    groupMappings: groupMappings.map(({ group, permissionSetId, role }) => ({
      ...{ group, permissionSetId: permissionSetId ?? null, role: role ?? null },
    })),
  }
}

function Connection({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${PROVIDERS}.hints.${name}`)
  return (
    <FieldGroup title={t(`${PROVIDERS}.connection`)}>
      <Field resource={PROVIDERS} name="name" required extra={hint('name')}>
        <Input maxLength={80} autoComplete="off" />
      </Field>
      <Field resource={PROVIDERS} name="nameAr">
        <Input maxLength={80} dir="rtl" lang="ar" autoComplete="off" />
      </Field>
      <Field resource={PROVIDERS} name="issuer" required wide extra={<IssuerExamples />}>
        <Input maxLength={500} dir="ltr" inputMode="url" autoComplete="off" />
      </Field>
      <Field resource={PROVIDERS} name="clientId" required>
        <Input maxLength={200} dir="ltr" autoComplete="off" />
      </Field>
      <Field
        resource={PROVIDERS}
        name="clientSecret"
        required={isNew}
        extra={isNew ? undefined : hint('clientSecret')}
      >
        <Input.Password maxLength={500} dir="ltr" autoComplete="new-password" />
      </Field>
      <Field resource={PROVIDERS} name="scopes" required extra={hint('scopes')}>
        <Input maxLength={300} dir="ltr" autoComplete="off" />
      </Field>
      {(['usernameClaim', 'emailClaim', 'groupsClaim'] as const).map((name) => (
        <Field key={name} resource={PROVIDERS} name={name} required>
          <Input maxLength={80} dir="ltr" autoComplete="off" />
        </Field>
      ))}
    </FieldGroup>
  )
}

const ISSUERS = {
  'Entra ID': 'https://login.microsoftonline.com/<tenant>/v2.0',
  Google: 'https://accounts.google.com',
  Keycloak: 'https://<host>/realms/<realm>',
}

/** Addresses read the same in every language, each in a line of its own. */
function IssuerExamples() {
  return Object.entries(ISSUERS).map(([name, address]) => (
    <div key={name} style={{ overflowWrap: 'anywhere' }}>
      <bdi dir="ltr">
        {name}: {address}
      </bdi>
    </div>
  ))
}

function People() {
  const { t } = useTranslation()
  const roles = (['staff', 'procurement_manager', 'production_only'] as const).map((value) => ({
    ...{ value, label: t(`administration.users.role.${value}`) },
  }))
  return (
    <FieldGroup title={t(`${PROVIDERS}.people`)}>
      <Field
        resource={PROVIDERS}
        name="emailDomains"
        required
        wide
        extra={t(`${PROVIDERS}.hints.emailDomains`)}
      >
        <Domains />
      </Field>
      {(['trustsEmail', 'trustsSecondFactor', 'createsUsers', 'signsOut'] as const).map((name) => (
        <Field
          key={name}
          resource={PROVIDERS}
          name={name}
          valuePropName="checked"
          extra={t(`${PROVIDERS}.hints.${name}`)}
        >
          <Switch />
        </Field>
      ))}
      <Field
        resource={PROVIDERS}
        name="defaultRole"
        required
        extra={t(`${PROVIDERS}.hints.defaultRole`)}
      >
        <PlainSelect options={roles} />
      </Field>
    </FieldGroup>
  )
}

interface DomainsProps {
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

/** Written one after another; nothing is chosen from. */
function Domains(props: DomainsProps) {
  return (
    <Select
      {...withoutAriaRequired(props)}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ' ', ';']}
    />
  )
}
