import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { GUARANTEES, guaranteePath, type Guarantee } from './guarantee'
import { GuaranteeFields, LINK_FIELDS } from './guarantee-fields'

const WRITTEN = [
  ...['kind', 'bank', 'number', 'beneficiary', 'amount', 'percent', 'issuedOn'],
  ...['commission', 'fee', 'note'],
]
/** What a guarantee is from the start; a later end is an extension. */
const FIRST = ['direction', 'currency', 'expiresOn']

/** What the API takes of the form; empty text is no value, and only one link is kept. */
function bodyOf(values: Record<string, unknown>, isNew: boolean) {
  const names = isNew ? [...FIRST, ...WRITTEN] : WRITTEN
  const body = Object.fromEntries(names.map((name) => [name, values[name] || null]))
  const links = Object.entries(LINK_FIELDS).map(([kind, field]) => [
    field,
    values.linkKind === kind ? (values[field] ?? null) : null,
  ])
  return { ...body, ...Object.fromEntries(links) }
}

/** Create and edit of a guarantee differ only in the record they start from. */
export function GuaranteeForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const text = (key: string) => t(`${GUARANTEES}.${key}`)
  const isNew = id === undefined
  return (
    <ResourceForm<Guarantee>
      resource={GUARANTEES}
      id={id}
      title={text(isNew ? 'create' : 'edit')}
      back={
        isNew
          ? { to: '/finance/guarantees', label: text('title') }
          : { to: guaranteePath({ id }), label: text('singular') }
      }
      initialValues={{ direction: 'issued', kind: 'performance', currency: 'SAR' }}
      toValues={(guarantee) => ({ ...guarantee, linkKind: guarantee.link?.kind })}
      toBody={(values) => bodyOf(values as Record<string, unknown>, isNew)}
      onSaved={(guarantee) => void navigate(guaranteePath(guarantee))}
    >
      {(_, guarantee) => <GuaranteeFields guarantee={guarantee} />}
    </ResourceForm>
  )
}
