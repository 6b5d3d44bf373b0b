import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { UploadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../display/progress-bar'
import { messageOf } from '../../api/http-error'
import { uploadFile } from '../../api/upload'
import type { ImportBatch } from './import-batch'
import styles from '../files/file-input.module.css'

const MAX_BYTES = 50 * 1024 * 1024

interface UploadStepProps {
  endpoint: string
  ofPeople?: boolean
  onUploaded: (batch: ImportBatch) => void
}

/** Uploads the table that is to be imported. */
export function UploadStep({ endpoint, ofPeople = false, onUploaded }: UploadStepProps) {
  const { t } = useTranslation()
  const { percent, problem, send } = useTableUpload({ endpoint, onUploaded })
  return (
    <Flex vertical gap="middle" align="start">
      <Typography.Text>
        {t(ofPeople ? 'kit.import.people_hint' : 'kit.import.file_hint')}
      </Typography.Text>
      <label>
        <input
          type="file"
          accept={ofPeople ? '.csv,.xlsx,.vcf' : '.csv,.xlsx'}
          className={styles.input}
          disabled={percent !== null}
          aria-label={t('kit.import.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) void send(file)
          }}
        />
        <Button
          type="primary"
          icon={<UploadOutlined />}
          loading={percent !== null}
          tabIndex={-1}
          onClick={(event) => event.currentTarget.closest('label')?.querySelector('input')?.click()}
        >
          {t('kit.import.choose')}
        </Button>
      </label>
      {percent === null ? null : (
        <ProgressBar percent={percent} aria-label={t('kit.import.choose')} />
      )}
      {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
    </Flex>
  )
}

function useTableUpload({ endpoint, onUploaded }: UploadStepProps) {
  const { t } = useTranslation()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File) => {
    setProblem(null)
    if (file.size > MAX_BYTES) return setProblem(t('kit.files.too_large'))
    setPercent(0)
    const form = new FormData()
    form.append('resource', endpoint)
    form.append('file', file)
    try {
      onUploaded(await uploadFile<ImportBatch>('/api/imports', form, { onProgress: setPercent }))
    } catch (error) {
      setProblem(messageOf(error, t('kit.files.failed')))
      setPercent(null)
    }
  }
  return { percent, problem, send }
}
