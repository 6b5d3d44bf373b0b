import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { SideCard } from '../../../kit/show/side-card'
import { NONE } from '../../../kit/display/none'
import { WithheldNote } from '../shared/withheld-note'
import { DOCUMENT_TYPES, VENDORS, type Vendor } from './vendor'

const TEXTS = `${VENDORS}.approval`

/** Who wrote what stands of a vendor, who approved it, and what keeps it from being approved now. */
export function VendorApproval({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  return (
    <SideCard title={t(`${TEXTS}.title`)}>
      <Flex vertical gap="small">
        <ChangedAgain vendor={vendor} />
        <WithheldNote reason={vendor.withheld} texts={`${TEXTS}.withheld`} />
        <NeededDocuments vendor={vendor} />
        <People vendor={vendor} />
      </Flex>
    </SideCard>
  )
}

const useFieldNames = () => {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (fields: string[]) => list.format(fields.map((field) => t(`${TEXTS}.fields.${field}`)))
}

/** Why an approved vendor is under review again. */
function ChangedAgain({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const names = useFieldNames()
  const { status, changedSinceApproval: changed } = vendor
  if (status === 'approved' || !changed.length) return null
  const message = t(`${TEXTS}.again`, { fields: names(changed) })
  return <Alert type="warning" showIcon message={message} />
}

function NeededDocuments({ vendor }: { vendor: Vendor }) {
  const { t, i18n } = useTranslation()
  const typeLabel = useChoiceLabel(DOCUMENT_TYPES)
  const { status, missingDocuments: missing, expiredDocuments: expired } = vendor
  if (status === 'approved' || missing.length + expired.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const documents = list.format([
    ...missing.map(typeLabel),
    ...expired.map((type) => t(`${TEXTS}.expired`, { document: typeLabel(type) })),
  ])
  return <Alert type="warning" showIcon message={t(`${TEXTS}.documents`, { documents })} />
}

function People({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const names = useFieldNames()
  const { writers, approvedAt, approvedByName } = vendor
  const parts = writers.flatMap(({ name, entered, fields, at }) => [
    ...(entered ? [{ label: t(`${TEXTS}.entered`), name, at: fields.length ? null : at }] : []),
    ...(fields.length
      ? [{ label: t(`${TEXTS}.changed`, { fields: names(fields) }), name, at }]
      : []),
  ])
  const approved = { label: t(`${TEXTS}.approved`), name: approvedByName, at: approvedAt }
  return [...parts, ...(approvedAt ? [approved] : [])].map((part) => (
    <div key={`${part.label} ${part.name}`}>
      {part.label}: <MixedText>{part.name ?? NONE}</MixedText>
      {part.at ? (
        <>
          {' · '}
          <DateText value={part.at.slice(0, 10)} />
        </>
      ) : null}
    </div>
  ))
}
