import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { DeleteOutlined, FileExcelOutlined, UploadOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../../api/http'
import { messageOf } from '../../../../api/http-error'
import { uploadFile } from '../../../../api/upload'
import { ConfirmAction } from '../../../../kit/confirm-action'
import { InstantText } from '../../../../kit/display/date-text'
import { ProgressBar } from '../../../../kit/display/progress-bar'
import styles from '../../../../kit/files/file-input.module.css'
import { useDownload } from '../../../../kit/files/use-download'
import { useSend } from '../../../../kit/use-send'
import type { QuotationDetail } from '../quotation'
import { MOST_BYTES, WORKBOOK, workbookPath, type ClientWorkbook } from './workbook'

interface WorkbookFileProps {
  quotation: QuotationDetail
  workbook: ClientWorkbook | null
  onChanged: () => void
}

/** The file as the client sent it; another one takes its place. */
export function WorkbookFile({ quotation, workbook, onChanged }: WorkbookFileProps) {
  const { t } = useTranslation()
  const send = useSend()
  const path = workbookPath(quotation.id)
  return (
    <Flex vertical gap="small" align="start">
      {workbook ? (
        <FileName workbook={workbook} />
      ) : (
        <Typography.Text>{t(`${WORKBOOK}.hint`)}</Typography.Text>
      )}
      {quotation.can.update ? (
        <Flex gap="small" wrap align="start">
          <UploadButton path={path} isNew={!workbook} />
          {workbook ? (
            <ConfirmAction
              danger
              icon={<DeleteOutlined />}
              label={t(`${WORKBOOK}.delete`)}
              title={t(`${WORKBOOK}.delete_title`)}
              content={t(`${WORKBOOK}.delete_text`)}
              confirmLabel={t(`${WORKBOOK}.delete`)}
              onConfirm={async () => {
                await send(t(`${WORKBOOK}.deleted`), () => http.delete(path))
                onChanged()
              }}
            />
          ) : null}
        </Flex>
      ) : null}
    </Flex>
  )
}

function FileName({ workbook }: { workbook: ClientWorkbook }) {
  const download = useDownload()
  return (
    <Flex gap="small" align="center" wrap>
      <Button
        type="link"
        icon={<FileExcelOutlined />}
        onClick={() => void download(workbook.url, workbook.fileName)}
        style={{ paddingInline: 0, maxInlineSize: '100%' }}
      >
        <bdi>{workbook.fileName}</bdi>
      </Button>
      <Typography.Text type="secondary">
        <InstantText value={workbook.uploadedAt} />
      </Typography.Text>
    </Flex>
  )
}

function useUpload(path: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    setProblem(null)
    if (file.size > MOST_BYTES) return setProblem(t('kit.files.too_large'))
    const form = new FormData()
    form.append('file', file)
    setPercent(0)
    try {
      client.setQueryData([path], await uploadFile(path, form, { onProgress: setPercent }))
    } catch (error) {
      setProblem(messageOf(error, t('kit.files.failed')))
    }
    setPercent(null)
  }
  return { percent, problem, upload }
}

function UploadButton({ path, isNew }: { path: string; isNew: boolean }) {
  const { t } = useTranslation()
  const { percent, problem, upload } = useUpload(path)
  const label = t(`${WORKBOOK}.${isNew ? 'upload' : 'replace_file'}`)
  return (
    <Flex vertical gap="small">
      {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
      <label>
        <input
          type="file"
          accept=".xlsx"
          className={styles.input}
          disabled={percent !== null}
          aria-label={label}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void upload(file)
          }}
        />
        <Button
          type={isNew ? 'primary' : 'default'}
          icon={<UploadOutlined />}
          loading={percent !== null}
          tabIndex={-1}
          onClick={(event) => event.currentTarget.closest('label')?.querySelector('input')?.click()}
        >
          {label}
        </Button>
      </label>
      {percent === null ? null : <ProgressBar percent={percent} aria-label={label} />}
    </Flex>
  )
}
