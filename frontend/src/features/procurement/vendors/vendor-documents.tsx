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
import { isCurrent, requiredDocuments, VENDORS, type Vendor } from './vendor'

const DOCUMENT_TYPES = 'vendor-document-types'

/** Documents of a vendor: what is required and there, upload with its data, delete. */
export function VendorDocuments({ vendor: given }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const typeLabel = useChoiceLabel(DOCUMENT_TYPES)
  const action = useRecordAction(VENDORS)
  // Read anew here: on the edit form the record itself is never replaced.
  const { data: vendor = given } = useRecord<Vendor>(VENDORS, String(given.id))
  const documents = vendor.documents ?? []
  return (
    <>
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
      {vendor.can.addDocument ? (
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
        onDelete={
          vendor.can.addDocument
            ? (document) =>
                action.run(vendor, {
                  path: `documents/${document.id}`,
                  method: 'delete',
                  done: t('kit.files.deleted'),
                })
            : undefined
        }
      />
      <ActionConflict action={action} />
    </>
  )
}

interface DocumentUploadProps {
  vendor: Vendor
  onUploaded: () => void
}

function DocumentUpload({ vendor, onUploaded }: DocumentUploadProps) {
  const { t } = useTranslation()
  const [type, setType] = useState<string | null>(null)
  const [number, setNumber] = useState('')
  const [issuedOn, setIssuedOn] = useState<string | null>(null)
  const [expiresOn, setExpiresOn] = useState<string | null>(null)
  const extra = {
    documentType: type ?? '',
    number,
    issuedOn: issuedOn ?? '',
    expiresOn: expiresOn ?? '',
  }
  // Form.Item without a name only labels here: these values belong to the upload, not to a form.
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      <Form layout="vertical" component={false}>
        <FieldGrid>
          <Form.Item label={t('kit.files.type')} htmlFor="vendor-document-type" required>
            <ChoiceSelect
              id="vendor-document-type"
              list={DOCUMENT_TYPES}
              value={type}
              onChange={(value) => setType(value as string | null)}
            />
          </Form.Item>
          <Form.Item
            label={t('procurement.vendors.document_number')}
            htmlFor="vendor-document-number"
          >
            <LatinInput
              id="vendor-document-number"
              value={number}
              onChange={setNumber}
              maxLength={80}
            />
          </Form.Item>
          <Form.Item label={t('kit.files.issued_on')} htmlFor="vendor-document-issued">
            <DayInput id="vendor-document-issued" value={issuedOn} onChange={setIssuedOn} />
          </Form.Item>
          <Form.Item label={t('kit.files.expires_on')} htmlFor="vendor-document-expires">
            <DayInput id="vendor-document-expires" value={expiresOn} onChange={setExpiresOn} />
          </Form.Item>
        </FieldGrid>
      </Form>
      <FileDrop
        url={`/api/vendors/${vendor.id}/documents`}
        extra={extra}
        disabled={type === null}
        hint={type === null ? t('kit.files.choose_type') : undefined}
        onUploaded={onUploaded}
      />
    </Flex>
  )
}
