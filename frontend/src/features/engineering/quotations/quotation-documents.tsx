import { useState } from 'react'
import { Flex, Form, Input } from 'antd'
import { ClearOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DocumentList } from '../../../kit/files/document-list'
import { FileDrop } from '../../../kit/files/file-drop'
import { ENQUIRY_TYPES } from '../../../kit/files/rules'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { QUOTATIONS, type QuotationDetail } from './quotation'

const TYPES = 'quotation-document-types'

/** Documents of a quotation: upload by type, delete one, clear all, each with a confirmation. */
export function QuotationDocuments({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const typeLabel = useChoiceLabel(TYPES)
  const action = useRecordAction(QUOTATIONS)
  const documents = quotation.documents ?? []
  const mayChange = quotation.can.uploadDocument ?? false
  const remove = (document: { id: number }) =>
    action.run(quotation, {
      path: `documents/${document.id}`,
      method: 'delete',
      done: t('kit.files.deleted'),
    })
  return (
    <Flex vertical gap="middle">
      {mayChange ? <UploadForm id={quotation.id} onUploaded={() => void action.refresh()} /> : null}
      <DocumentList
        documents={documents}
        typeLabel={typeLabel}
        onDelete={mayChange ? remove : undefined}
      />
      {mayChange && documents.length > 1 ? (
        <ClearDocuments quotation={quotation} action={action} />
      ) : null}
      <ActionConflict action={action} />
    </Flex>
  )
}

interface UploadFormProps {
  id: number
  onUploaded: () => void
}

function UploadForm({ id, onUploaded }: UploadFormProps) {
  const { t } = useTranslation()
  const [type, setType] = useState<string>('drawing')
  const [revision, setRevision] = useState('')
  return (
    <>
      <Form layout="vertical" component={false}>
        <Flex wrap gap="middle">
          <TypeField type={type} onType={setType} />
          <Form.Item
            label={t('kit.files.revision')}
            htmlFor="quotation-document-revision"
            style={{ flex: '0 1 120px', marginBlockEnd: 0 }}
          >
            <Input
              id="quotation-document-revision"
              dir="ltr"
              maxLength={20}
              value={revision}
              onChange={({ target }) => setRevision(target.value)}
            />
          </Form.Item>
        </Flex>
      </Form>
      <FileDrop
        url={`/api/quotations/${id}/documents`}
        extra={{ documentType: type, revision: revision.trim() }}
        accept={ENQUIRY_TYPES}
        onUploaded={onUploaded}
      />
    </>
  )
}

interface TypeFieldProps {
  type: string
  onType: (type: string) => void
}

function TypeField({ type, onType }: TypeFieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      label={t('kit.files.type')}
      htmlFor="quotation-document-type"
      style={{ flex: '0 1 320px', marginBlockEnd: 0 }}
    >
      <ChoiceSelect
        id="quotation-document-type"
        list={TYPES}
        allowClear={false}
        value={type}
        onChange={(value) => onType((value as string | null) ?? 'other')}
      />
    </Form.Item>
  )
}

interface ClearDocumentsProps {
  quotation: QuotationDetail
  action: ReturnType<typeof useRecordAction>
}

function ClearDocuments({ quotation, action }: ClearDocumentsProps) {
  const { t } = useTranslation()
  const count = quotation.documents?.length ?? 0
  return (
    <ConfirmAction
      danger
      icon={<ClearOutlined />}
      label={t(`${QUOTATIONS}.clear_documents`)}
      title={t(`${QUOTATIONS}.clear_documents_title`, { count })}
      content={t('kit.files.delete_text')}
      confirmLabel={t(`${QUOTATIONS}.clear_documents`)}
      style={{ alignSelf: 'flex-start' }}
      onConfirm={() =>
        action.run(quotation, {
          path: 'documents',
          method: 'delete',
          done: t(`${QUOTATIONS}.documents_cleared`),
        })
      }
    />
  )
}
