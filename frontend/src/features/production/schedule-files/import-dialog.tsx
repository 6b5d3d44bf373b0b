import { useState } from 'react'
import { Alert, Button, Flex, Modal, Typography } from 'antd'
import { UploadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { JobProgress } from '../../../kit/jobs/job-progress'
import styles from '../../../kit/files/file-input.module.css'
import { BaselineChoice } from './baseline-choice'
import { ImportReport } from './import-report'
import { SCHEDULE_FILES, type ScheduleImport } from './schedule-files'
import { useScheduleImport } from './use-schedule-import'

interface ImportDialogProps {
  projectId: number
  onClose: () => void
  onImported: () => void
}

/** Uploads a schedule of another program, shows what it would change, and applies it. */
export function ImportDialog({ projectId, onClose, onImported }: ImportDialogProps) {
  const { t } = useTranslation()
  const { batch, percent, problem, upload, apply, refresh, restart } = useScheduleImport(projectId)
  const [withBaselines, setWithBaselines] = useState(true)
  const isDone = batch?.status === 'applied'
  const finished = () => {
    refresh()
    onImported()
  }
  return (
    <Modal
      open
      width={760}
      title={t(`${SCHEDULE_FILES}.import_title`)}
      onCancel={onClose}
      footer={
        <Steps
          batch={apply.data ? undefined : batch}
          {...{ apply, withBaselines, restart, onClose }}
        />
      }
    >
      <Flex vertical gap="middle">
        {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
        {batch ? null : <FileChoice percent={percent} onChoose={(file) => void upload(file)} />}
        {batch?.status === 'reading' && batch.jobId ? (
          <JobProgress job={{ id: batch.jobId }} download={false} onFinished={refresh} />
        ) : null}
        {apply.data ? (
          <JobProgress job={apply.data} download={false} onFinished={finished} />
        ) : null}
        {isDone ? <Alert type="success" showIcon message={t(`${SCHEDULE_FILES}.applied`)} /> : null}
        {batch ? <Found batch={batch} /> : null}
        <BaselineChoice batch={batch} isWanted={withBaselines} onChange={setWithBaselines} />
      </Flex>
    </Modal>
  )
}

interface StepsProps extends Pick<ReturnType<typeof useScheduleImport>, 'apply' | 'restart'> {
  batch: ScheduleImport | undefined
  withBaselines: boolean
  onClose: () => void
}

function Steps({ batch, apply, withBaselines, restart, onClose }: StepsProps) {
  const { t } = useTranslation()
  const isApplied = apply.data !== undefined
  return (
    <Flex gap="small" justify="end" wrap>
      {batch ? <Button onClick={restart}>{t(`${SCHEDULE_FILES}.another`)}</Button> : null}
      {batch?.can.apply ? (
        <Button
          type="primary"
          loading={apply.isPending}
          onClick={() => apply.mutate(withBaselines)}
        >
          {t(`${SCHEDULE_FILES}.apply`)}
        </Button>
      ) : null}
      {/* the button that applied is gone by then, and the focus with it */}
      <Button key={String(isApplied)} autoFocus={isApplied} onClick={onClose}>
        {t(`${SCHEDULE_FILES}.close`)}
      </Button>
    </Flex>
  )
}

function Found({ batch }: { batch: ScheduleImport }) {
  const { t } = useTranslation()
  const { fault, faultDetail, preview, lacked } = batch
  if (fault)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        message={t(`${SCHEDULE_FILES}.faults.${fault}`)}
        description={faultDetail ? <bdi dir="ltr">{faultDetail}</bdi> : undefined}
      />
    )
  if (!preview) return null
  return (
    <>
      {lacked.map((kind) => (
        <Alert
          key={kind}
          type="warning"
          showIcon
          role="alert"
          message={t(`${SCHEDULE_FILES}.lacked.${kind}`)}
        />
      ))}
      <ImportReport fileName={batch.fileName} preview={preview} />
    </>
  )
}

interface FileChoiceProps {
  percent: number | null
  onChoose: (file: File) => void
}

function FileChoice({ percent, onChoose }: FileChoiceProps) {
  const { t } = useTranslation()
  const label = t(`${SCHEDULE_FILES}.choose`)
  return (
    <Flex vertical gap="middle" align="start">
      <Typography.Text>{t(`${SCHEDULE_FILES}.hint`)}</Typography.Text>
      <label>
        <input
          type="file"
          accept=".xer,.xml,.csv,.xlsx"
          className={styles.input}
          disabled={percent !== null}
          aria-label={label}
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) onChoose(file)
          }}
        />
        <Button
          type="primary"
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
