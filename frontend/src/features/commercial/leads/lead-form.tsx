import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../providers/access'
import { ResourceForm } from '../../../kit/form/resource-form'
import { leadPath, LEADS, type Lead } from './lead'
import { LeadFields } from './lead-fields'

const FIELDS = [
  'name',
  'nameAr',
  'clientId',
  'companyName',
  'contactName',
  'contactPhone',
  'contactEmail',
  'source',
  'value',
  'currency',
  'expectedOn',
  'nextStep',
  'nextStepOn',
  'ownerId',
  'city',
  'projectType',
  'notes',
] as const

/** What the API takes of the form: empty text is no value, and a client brings its own company. */
function bodyOf(values: object) {
  const form = values as Record<string, unknown>
  const entries = FIELDS.map((name) => [name, form[name] === '' ? null : form[name]] as const)
  return Object.fromEntries(entries.filter(([name]) => name !== 'companyName' || !form.clientId))
}

/** Create and edit of a lead differ only in the record they start from. */
export function LeadForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const [params] = useSearchParams()
  const clientId = Number(params.get('clientId')) || undefined
  return (
    <ResourceForm<Lead>
      resource={LEADS}
      id={id}
      title={t(`${LEADS}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: '/commercial/leads', label: t(`${LEADS}.title`) }
          : { to: leadPath({ id }), label: t(`${LEADS}.singular`) }
      }
      initialValues={{ currency: 'SAR', ownerId: user?.id, clientId }}
      toBody={bodyOf}
      onSaved={(lead) => void navigate(leadPath(lead))}
    >
      {(form, lead) => <LeadFields form={form} lead={lead} />}
    </ResourceForm>
  )
}
