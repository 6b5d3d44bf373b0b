import type { ReactNode } from 'react'
import { List, Space, Tag, Typography } from 'antd'
import { DeleteOutlined, FileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../providers/access'
import { ItemMeta } from '../display/item-meta'
import { ConfirmAction } from '../confirm-action'
import { DateText, InstantText } from '../display/date-text'
import { Empty } from '../empty'
import { Ltr } from '../display/ltr'
import { ShareButton } from './share-button'

export interface StoredDocument {
  id: number
  originalFilename: string
  documentType: string
  uploadedAt: string
  url: string
  mime?: string
  /** Of the stored file, which can then be shared. */
  fileId?: number
  number?: string | null
  /** Of a drawing or document, for example `C`. */
  revision?: string | null
  issuedOn?: string | null
  expiresOn?: string | null
}

/** A PDF opens in the file manager's own viewer, a picture in the browser; all else is saved. */
function useAddressOf() {
  const mayLook = useAbility('files.open')
  return ({ url, mime = '', fileId }: StoredDocument) => {
    if (mayLook && fileId && mime === 'application/pdf') return `/files?file=${fileId}`
    return mime.startsWith('image/') ? `${url}?inline=1` : url
  }
}

interface DocumentListProps {
  documents: StoredDocument[]
  typeLabel: (type: string) => string
  /** What else is shown of a document, beside its expiry date. */
  remark?: (document: StoredDocument) => ReactNode
  /** Absent when this user may not delete. */
  onDelete?: (document: StoredDocument) => Promise<unknown>
  /** Which of them, where not all. */
  mayDelete?: (document: StoredDocument) => boolean
}

/** Documents of a record. Deleting one names the file, its type and the day it came. */
export function DocumentList({ documents, typeLabel, remark, ...deleting }: DocumentListProps) {
  const { onDelete, mayDelete = () => true } = deleting
  const { t } = useTranslation()
  const addressOf = useAddressOf()
  if (documents.length === 0) return <Empty title={t('kit.files.none')} />
  return (
    <List
      size="small"
      dataSource={documents}
      rowKey="id"
      renderItem={(document) => (
        <List.Item
          actions={documentActions({
            ...{ document, typeLabel },
            onDelete: mayDelete(document) ? onDelete : undefined,
          })}
        >
          <ItemMeta
            avatar={<FileOutlined aria-hidden />}
            title={
              <a href={addressOf(document)} target="_blank" rel="noreferrer">
                <bdi>{document.originalFilename}</bdi>
              </a>
            }
            description={
              <DocumentFacts
                document={document}
                typeLabel={typeLabel}
                remark={remark?.(document)}
              />
            }
          />
        </List.Item>
      )}
    />
  )
}

type DocumentActions = Pick<DocumentListProps, 'typeLabel' | 'onDelete'> & {
  document: StoredDocument
}

/** The library counts its actions, so that one that is not offered must not be in the list. */
function documentActions({ document, typeLabel, onDelete }: DocumentActions): ReactNode[] {
  const { fileId, originalFilename } = document
  return [
    fileId !== undefined && <ShareButton key="share" fileId={fileId} name={originalFilename} />,
    onDelete && <DeleteDocument key="delete" {...{ document, typeLabel, onDelete }} />,
  ].filter(Boolean)
}

function DocumentFacts({
  document,
  typeLabel,
  remark,
}: Pick<DocumentListProps, 'typeLabel'> & { document: StoredDocument; remark?: ReactNode }) {
  const { t } = useTranslation()
  const { number, revision, issuedOn, expiresOn } = document
  return (
    <Space wrap size="small">
      <Tag>{typeLabel(document.documentType)}</Tag>
      <span>
        {t('kit.files.uploaded_at')}: <InstantText value={document.uploadedAt} />
      </span>
      {number ? <Ltr>{number}</Ltr> : null}
      {revision ? (
        <span>
          {t('kit.files.revision')}: <Ltr>{revision}</Ltr>
        </span>
      ) : null}
      {issuedOn ? (
        <span>
          {t('kit.files.issued_on')}: <DateText value={issuedOn} />
        </span>
      ) : null}
      {expiresOn ? (
        <span>
          {t('kit.files.expires_on')}: <DateText value={expiresOn} />
        </span>
      ) : null}
      {remark}
    </Space>
  )
}

interface DeleteDocumentProps {
  document: StoredDocument
  typeLabel: (type: string) => string
  onDelete: (document: StoredDocument) => Promise<unknown>
}

function DeleteDocument({ document, typeLabel, onDelete }: DeleteDocumentProps) {
  const { t } = useTranslation()
  const { originalFilename, documentType, uploadedAt } = document
  return (
    <ConfirmAction
      danger
      type="text"
      icon={<DeleteOutlined />}
      label={null}
      aria-label={t('kit.files.delete', { name: originalFilename })}
      title={t('kit.files.delete_title')}
      confirmLabel={t('common.delete')}
      content={
        <>
          <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 16px' }}>
            <dt>{t('kit.files.name')}</dt>
            <dd style={{ margin: 0 }}>
              <bdi>{originalFilename}</bdi>
            </dd>
            <dt>{t('kit.files.type')}</dt>
            <dd style={{ margin: 0 }}>{typeLabel(documentType)}</dd>
            <dt>{t('kit.files.uploaded_at')}</dt>
            <dd style={{ margin: 0 }}>
              <InstantText value={uploadedAt} />
            </dd>
          </dl>
          <Typography.Text type="secondary">{t('kit.files.delete_text')}</Typography.Text>
        </>
      }
      onConfirm={() => onDelete(document)}
    />
  )
}
