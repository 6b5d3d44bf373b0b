import { useState } from 'react'
import { Flex, Form, Space, Tag } from 'antd'
import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { DocumentList } from '../../../kit/files/document-list'
import { FileDrop } from '../../../kit/files/file-drop'
import { FieldGrid } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { daysBetween, today } from '../../../kit/inputs/today'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { DaysLeft } from '../vendor-documents/days-left'
import { DOCUMENT_TYPES, isCurrent, requiredDocuments, VENDORS, type Vendor } from './vendor'

/** Documents of a vendor: what is required and present, upload with its data, delete. */
export function VendorDocuments({ vendor: given }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const typeLabel = useChoiceLabel(DOCUMENT_TYPES)
  const action = useRecordAction(VENDORS)
  // Fetched again here: on the edit form the record itself is never replaced.
  const { data: vendor = given } = useRecord<Vendor>(VENDORS, String(given.id))
  const { documents } = vendor
  const mayChange = vendor.can.addDocument
  const remove = (document: { id: number }) => {
    const path = `documents/${document.id}`
    return action.run(vendor, { path, method: 'delete', done: t('kit.files.deleted') })
  }
  return (
    <>
      <RequiredDocuments vendor={vendor} />
      {mayChange ? (
        <DocumentUpload vendor={vendor} onUploaded={() => void action.refresh()} />
      ) : null}
      <DocumentList
        documents={documents}
        typeLabel={typeLabel}
        remark={(document) =>
          document.expiresOn ? (
            <DaysLeft
              daysLeft={daysBetween(today(), document.expiresOn)}
              current={isCurrent(document, documents)}
            />
          ) : null
        }
        onDelete={mayChange ? remove : undefined}
      />
      <ActionConflict action={action} />
    </>
  )
}

function RequiredDocuments({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const typeLabel = useChoiceLabel(DOCUMENT_TYPES)
  return (
    <Space wrap style={{ marginBlockEnd: 12 }}>
      {requiredDocuments(vendor).map(({ type, state }) => (
        <Tag
          key={type}
          color={state === 'present' ? 'green' : 'red'}
          icon={state === 'present' ? <CheckCircleOutlined /> : <ExclamationCircleOutlined />}
        >
          {typeLabel(type)}: {t(`procurement.vendors.${state}`)}
        </Tag>
      ))}
    </Space>
  )
}

interface DocumentUploadProps {
  vendor: Vendor
  onUploaded: () => void
}

const BLANK = {
  documentType: null as string | null,
  number: '',
  issuedOn: null as string | null,
  expiresOn: null as string | null,
}

function DocumentUpload({ vendor, onUploaded }: DocumentUploadProps) {
  const { t } = useTranslation()
  const [data, setData] = useState(BLANK)
  const extra = {
    documentType: data.documentType ?? '',
    number: data.number,
    issuedOn: data.issuedOn ?? '',
    expiresOn: data.expiresOn ?? '',
  }
  const untyped = data.documentType === null
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      <DocumentData data={data} onChange={(next) => setData({ ...data, ...next })} />
      <FileDrop
        url={`/api/vendors/${vendor.id}/documents`}
        extra={extra}
        disabled={untyped}
        hint={untyped ? t('kit.files.choose_type') : undefined}
        onUploaded={onUploaded}
      />
    </Flex>
  )
}

interface DocumentDataProps {
  data: typeof BLANK
  onChange: (next: Partial<typeof BLANK>) => void
}

/** A Form.Item without a name only labels: these values belong to the upload, not to a form. */
function DocumentData({ data, onChange }: DocumentDataProps) {
  const { t } = useTranslation()
  return (
    <Form layout="vertical" component={false}>
      <FieldGrid>
        <Form.Item label={t('kit.files.type')} htmlFor="vendor-document-type" required>
          <ChoiceSelect
            id="vendor-document-type"
            list={DOCUMENT_TYPES}
            value={data.documentType}
            onChange={(type) => onChange({ documentType: type as string | null })}
          />
        </Form.Item>
        <Form.Item
          label={t('procurement.vendors.document_number')}
          htmlFor="vendor-document-number"
        >
          <LatinInput
            id="vendor-document-number"
            value={data.number}
            onChange={(number) => onChange({ number })}
            maxLength={80}
          />
        </Form.Item>
        <DayItem
          name="issued"
          value={data.issuedOn}
          onChange={(issuedOn) => onChange({ issuedOn })}
        />
        <DayItem
          name="expires"
          value={data.expiresOn}
          onChange={(expiresOn) => onChange({ expiresOn })}
        />
      </FieldGrid>
    </Form>
  )
}

interface DayItemProps {
  name: 'issued' | 'expires'
  value: string | null
  onChange: (day: string | null) => void
}

function DayItem({ name, value, onChange }: DayItemProps) {
  const { t } = useTranslation()
  const id = `vendor-document-${name}`
  return (
    <Form.Item label={t(`kit.files.${name}_on`)} htmlFor={id}>
      <DayInput id={id} value={value} onChange={onChange} />
    </Form.Item>
  )
}
