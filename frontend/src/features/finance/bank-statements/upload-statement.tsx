import { useState } from 'react'
import { Alert, Button, Flex } from 'antd'
import { UploadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../../../api/http-error'
import { uploadFile } from '../../../api/upload'
import styles from '../../../kit/files/file-input.module.css'
import { ACCEPTED, MOST_BYTES, STATEMENTS, type BankImport } from './statement'

interface UploadStatementProps {
  accountId: number
  onUploaded: (batch: BankImport) => void
}

function useUpload(accountId: number, onUploaded: (batch: BankImport) => void) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    setProblem(null)
    if (file.size > MOST_BYTES) return setProblem(t('kit.files.too_large'))
    const form = new FormData()
    form.append('file', file)
    setBusy(true)
    try {
      onUploaded(await uploadFile(`/api/bank-accounts/${accountId}/statement-imports`, form))
    } catch (error) {
      const ofFile = error instanceof HttpError ? error.errors?.file?.[0] : undefined
      setProblem(ofFile ?? messageOf(error, t('kit.files.failed')))
    }
    setBusy(false)
  }
  return { busy, problem, upload }
}

/** Sends a file of the bank to be checked. */
export function UploadStatement({ accountId, onUploaded }: UploadStatementProps) {
  const { t } = useTranslation()
  const { busy, problem, upload } = useUpload(accountId, onUploaded)
  const label = t(`${STATEMENTS}.upload`)
  return (
    <Flex vertical gap="small" align="start">
      {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
      <label>
        <input
          type="file"
          accept={ACCEPTED}
          className={styles.input}
          disabled={busy}
          aria-label={label}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void upload(file)
          }}
        />
        <Button
          type="primary"
          icon={<UploadOutlined />}
          loading={busy}
          tabIndex={-1}
          onClick={(event) => event.currentTarget.closest('label')?.querySelector('input')?.click()}
        >
          {label}
        </Button>
      </label>
    </Flex>
  )
}
