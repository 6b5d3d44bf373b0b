import { Alert, Form, Input, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { useAbilityName } from '../../../kit/access/use-ability-name'
import { AbilitySelect } from '../../../kit/access/ability-select'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'
import { ACCOUNTS, accountPath, LIST, type ServiceAccount } from './service-account'

interface Values {
  name: string
  purpose: string
  responsibleId: number
  abilities: string[]
  networks?: string[]
  notes?: string | null
}

const bodyOf = ({ networks = [], notes, ...rest }: Values) => ({
  ...{ name: rest.name, purpose: rest.purpose, responsibleId: rest.responsibleId },
  ...{ abilities: rest.abilities, networks, notes: notes || null },
})

/** Create and edit of a service account. */
export function AccountForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ResourceForm<ServiceAccount>
      resource={ACCOUNTS}
      id={id}
      title={t(`${ACCOUNTS}.${id === undefined ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${ACCOUNTS}.title`) }}
      initialValues={{ abilities: [], networks: [] }}
      toValues={({ responsible, ...account }) => ({
        ...account,
        abilities: account.abilities.filter((ability) => !account.closed.includes(ability)),
        responsibleId: responsible?.id,
      })}
      toBody={(values) => bodyOf(values as Values)}
      onSaved={(saved) => void navigate(accountPath(saved))}
    >
      <Alert type="info" showIcon message={t(`${ACCOUNTS}.hint`)} style={{ marginBlockEnd: 16 }} />
      <ClosedAbilities />
      <AccountFields />
    </ResourceForm>
  )
}

/** Rights that became closed to programs since the account got them: saving leaves them out. */
function ClosedAbilities() {
  const { t } = useTranslation()
  const { abilityName } = useAbilityName()
  const closed: string[] = Form.useWatch('closed', { preserve: true }) ?? []
  if (!closed.length) return null
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${ACCOUNTS}.closed`)}
      description={<bdi>{closed.map(abilityName).join(' · ')}</bdi>}
      style={{ marginBlockEnd: 16 }}
    />
  )
}

function AccountFields() {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${ACCOUNTS}.hints.${name}`)
  return (
    <FieldGroup title={t(`${ACCOUNTS}.about`)}>
      <Field resource={ACCOUNTS} name="name" required extra={hint('name')}>
        <Input maxLength={80} dir="auto" autoComplete="off" />
      </Field>
      <Field resource={ACCOUNTS} name="responsibleId" required extra={hint('responsibleId')}>
        <PersonSelect />
      </Field>
      <Field resource={ACCOUNTS} name="purpose" required wide>
        <Input maxLength={300} dir="auto" autoComplete="off" />
      </Field>
      <Field resource={ACCOUNTS} name="abilities" required wide extra={hint('abilities')}>
        <GivenAbilities />
      </Field>
      <Field resource={ACCOUNTS} name="networks" wide extra={hint('networks')}>
        <Networks />
      </Field>
      <Field resource={ACCOUNTS} name="notes" wide>
        <Input.TextArea maxLength={2000} rows={3} dir="auto" />
      </Field>
    </FieldGroup>
  )
}

interface GivenProps {
  id?: string
  value?: string[]
  onChange?: (value: string[]) => void
}

/** What the administrator can give, and what the account has already. */
function GivenAbilities({ value = [], ...rest }: GivenProps) {
  const { data } = useQuery<Answer<'service_accounts.abilities'>>({
    queryKey: ['/api/service-accounts/abilities'],
  })
  const abilities = [...new Set([...(data?.abilities ?? []), ...value])]
  return <AbilitySelect {...rest} value={value} abilities={abilities} maxTagCount={20} />
}

/** Written one after another; nothing is chosen from. */
function Networks(props: GivenProps) {
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
