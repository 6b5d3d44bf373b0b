import { Alert, Card, Flex, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { PageHeader } from '../../../kit/page-header'
import { useAddressParams } from '../../../kit/use-address-params'
import { HeldData } from './held-data'
import { KINDS, PERSONAL_DATA, type Kind } from './personal-data'

/** What the portal holds of one person: chosen by their account, their record, their card. */
export default function PersonalDataPage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const kind = KINDS.find((name) => name === params.get('kind')) ?? 'user'
  const id = Number(params.get('id')) || null
  return (
    <>
      <PageHeader
        title={t(`${PERSONAL_DATA}.title`)}
        subtitle={t(`${PERSONAL_DATA}.lead`)}
        back={{ to: '/admin', label: t('administration.dashboard.title') }}
      />
      <Flex vertical gap="middle">
        <Subject kind={kind} id={id} onChange={(next) => setParams(() => addressOf(next))} />
        {id ? (
          <HeldData key={`${kind}-${id}`} kind={kind} id={id} />
        ) : (
          <Alert type="info" showIcon message={t(`${PERSONAL_DATA}.choose`)} />
        )}
      </Flex>
    </>
  )
}

function addressOf({ kind, id }: { kind: Kind; id: number | null }) {
  return new URLSearchParams({ kind, ...(id && { id: String(id) }) })
}

interface SubjectProps {
  kind: Kind
  id: number | null
  onChange: (chosen: { kind: Kind; id: number | null }) => void
}

function Subject({ kind, id, onChange }: SubjectProps) {
  const { t } = useTranslation()
  return (
    <Card size="small">
      <Form layout="vertical">
        <Flex wrap gap="middle">
          <Form.Item
            label={t(`${PERSONAL_DATA}.fields.kind`)}
            htmlFor="subject-kind"
            style={{ marginBlockEnd: 0, flex: '1 1 220px' }}
          >
            <PlainSelect
              id="subject-kind"
              value={kind}
              options={KINDS.map((value) => ({
                value,
                label: t(`${PERSONAL_DATA}.kind.${value}`),
              }))}
              onChange={(next) => onChange({ kind: next as Kind, id: null })}
            />
          </Form.Item>
          <Form.Item
            label={t(`${PERSONAL_DATA}.fields.person`)}
            style={{ marginBlockEnd: 0, flex: '4 1 260px', minInlineSize: 0 }}
          >
            <RecordSelect
              key={kind}
              lookup={`personal-data/${kind}`}
              aria-label={t(`${PERSONAL_DATA}.fields.person`)}
              value={id}
              onChange={(next) => onChange({ kind, id: next })}
            />
          </Form.Item>
        </Flex>
      </Form>
    </Card>
  )
}
